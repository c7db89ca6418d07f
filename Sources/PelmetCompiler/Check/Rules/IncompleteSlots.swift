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
        theme.report(rule, atKeyOf: (origin ?? gap).entry.source, gap.kind.summary(bar.kind))
      }
    }
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
        "the \(bar.noun) has a look of its own over content, but 'scrollEdgeAppearance' is not stated: from iOS 15 on the bar loses "
          + "its background while content is at its edge; state it, or write null for a clear bar"
      case .standard:
        "the \(bar.noun) has a look of its own at the scroll edge, but 'standardAppearance' is not stated: the bar turns into the "
          + "system's as soon as content moves under it; state it too"
      case .legacy:
        "the \(bar.noun) has no appearance slot: from iOS 15 on this is not drawn while content is at its edge; state "
          + "'standardAppearance' and 'scrollEdgeAppearance'"
      }
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
