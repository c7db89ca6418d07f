internal import Pelmet
internal import PelmetDiagnostics

/// A bar is given a look for one of its states, and UIKit shows another in the rest.
enum IncompleteSlots: ThemeRule {
  static let rule = Rule.incompleteSlots

  static func check(_ theme: CheckedTheme) {
    for cell in theme.cells where cell.rows.contains(where: { $0.os >= 15 }) {
      for bar in cell.bars {
        guard let gap = gap(in: bar), !theme.isDamaged(gap.entry) else { continue }
        // Where it came into being: what lies above only repeats it.
        let gaps = theme.steps(cell).map { $0.bar(bar.kind).flatMap(self.gap) }
        let origin = gaps.reversed().prefix { $0?.kind == gap.kind }.last ?? gap
        let source = (origin ?? gap).entry.source
        let fixIt = gap.kind.missingSlot.map { slot in
          Diagnostic.FixIt("add \(slot)", edits: [theme.edits.insertion(of: slot, after: source)], changesLook: true)
        }
        theme.report(rule, atKeyOf: source, gap.kind.summary(bar.kind), fixIt: fixIt, fix: gap.kind.fix)
      }
    }
    HalfWrittenSlots.check(theme)
  }

  private struct Gap {
    let kind: Kind
    let entry: StyleEntry
  }

  private enum Kind {
    /// A look over content, and nothing about the edge.
    case edge
    /// A look at the edge, and nothing about the rest.
    case standard
    /// Only properties from before iOS 13.
    case legacy

    func summary(_ bar: BarSection) -> String {
      switch self {
      case .edge:
        "'scrollEdgeAppearance' is missing: from iOS 15 on, the \(bar.noun) loses this look while content is at its edge"
      case .standard:
        "'standardAppearance' is missing: the \(bar.noun) turns into the system's as soon as content moves under it"
      case .legacy:
        "the \(bar.noun) has no appearance slot: from iOS 15 on, it does not show this while content is at its edge"
      }
    }

    /// The slot to add, with the look of the one that is there.
    var missingSlot: String? {
      switch self {
      case .edge: "\"scrollEdgeAppearance\": \"standardAppearance\""
      case .standard: "\"standardAppearance\": \"scrollEdgeAppearance\""
      case .legacy: nil
      }
    }

    var fix: String? {
      self == .legacy ? "move it to \"standardAppearance\", and add \"scrollEdgeAppearance\": \"standardAppearance\"" : nil
    }
  }

  private static func gap(in bar: CheckedBar) -> Gap? {
    let standard = bar.merged[.standardAppearance]
    let edge = bar.merged[.scrollEdgeAppearance]
    if let standard, edge == nil, bar.style[.standardAppearance]?.object?.isCustomSlot == true {
      return Gap(kind: .edge, entry: standard)
    }
    if let edge, standard == nil, bar.style[.scrollEdgeAppearance]?.object?.isCustomSlot == true {
      return Gap(kind: .standard, entry: edge)
    }
    guard !bar.kind.slots.contains(where: { bar.merged[$0] != nil }) else { return nil }
    let legacy = [StyleKey.barTintColor, .backgroundImage].lazy.compactMap { bar.property($0) }.first { !$0.isEmptied }
    return legacy.map { Gap(kind: .legacy, entry: $0) }
  }
}

extension StyleEntry {
  /// Whether `"none"` stands here, or in every case of an axis.
  fileprivate var isEmptied: Bool {
    if let object { return object.entries.allSatisfy(\.isEmptied) }
    return isNone || isNull
  }
}
