internal import Pelmet
internal import PelmetDiagnostics

/// A bar is given a look for one of its states, and UIKit shows another in the rest.
enum IncompleteSlots: Rule {
  static func check(_ theme: CheckedTheme) {
    for cell in theme.cells where cell.rows.contains(where: { $0.os >= 15 }) {
      for bar in cell.bars {
        guard let gap = gap(in: bar), !theme.isDamaged(gap.entry) else { continue }
        // Where it came into being: what lies above only repeats it.
        let gaps = theme.steps(cell).map { $0.bar(bar.kind).flatMap(self.gap) }
        let origin = gaps.reversed().prefix { $0?.kind == gap.kind }.last ?? gap
        theme.report(Self.self, atKeyOf: (origin ?? gap).entry.source, gap.kind.summary(bar.kind))
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

    func summary(_ bar: BarKind) -> String {
      switch self {
      case .edge:
        "the \(bar.noun) has a look of its own over content, but 'scrollEdgeAppearance' is not stated: from iOS 15 on the bar loses "
          + "its background while content is at its edge; null asks for that on purpose"
      case .standard:
        "the \(bar.noun) has a look of its own at the scroll edge, but 'standardAppearance' is not stated: the bar turns into the "
          + "system's as soon as content moves under it"
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

  static let explanation = DiagnosticExplanation(
    DiagnosticID("IncompleteSlots"), .warning, title: "A bar has a look in one of its states only",
    text: """
      A bar has an appearance for content that scrolls under it, `standardAppearance`, and one for content at its edge, \
      `scrollEdgeAppearance`. From iOS 15 on every bar is at the edge when a screen opens, and UIKit then takes the standard appearance \
      with its background and shadow made transparent (APP-2, APP-3, APP-4, APP-5). A colour that only one of the two slots has comes \
      and goes while the user scrolls. Legacy properties such as `barTintColor` stand for no slot at all (APP-14).

      ```json
      {
        "pelmet": 1,
        "tabBar": { "standardAppearance": { "background": "opaque", "backgroundColor": { "system": "systemBackground" } } }
      }
      ```

      State the other slot, most often by the name of the first:

      ```json
      {
        "pelmet": 1,
        "tabBar": {
          "standardAppearance": { "background": "opaque", "backgroundColor": { "system": "systemBackground" } },
          "scrollEdgeAppearance": "standardAppearance"
        }
      }
      ```

      Write `"scrollEdgeAppearance": null` when the clear bar at the edge is what you want. The compact slots are never asked for: they \
      fall back to these two.
      """)
}

extension StyleEntry {
  /// Whether `"none"` stands here, or in every case of an axis.
  fileprivate var isEmptied: Bool {
    if let object { return object.entries.allSatisfy(\.isEmptied) }
    return isNone || isNull
  }
}
