internal import Pelmet
internal import PelmetDiagnostics

/// Widths and spacings of tab bar items where nothing centres the items.
enum PadOnlyProperty: ThemeRule {
  static let rule = Rule.padOnlyProperty

  static func check(_ theme: CheckedTheme) {
    for cell in theme.cells where cell.condition.idiom != .pad {
      for bar in cell.bars where bar.kind == .tabBar {
        let idle =
          idle([.itemWidth, .itemSpacing], unless: .itemPositioning, in: bar.style)
          + bar.slots.flatMap {
            self.idle([.stackedItemWidth, .stackedItemSpacing], unless: .stackedItemPositioning, in: $0.object)
          }
        guard let first = idle.min(by: { theme.isBefore($0.entry.source, $1.entry.source) }), !theme.isDamaged(first.entry)
        else { continue }
        let member = "\"\(first.positioning.name)\": \"centered\""
        let edit = theme.edits.insertion(of: member, after: first.entry.source)
        theme.report(
          rule, atKeyOf: first.entry.source, "this applies to centered items only; without \(member), only iPad has them",
          fixIt: first.isStated ? nil : .init("add \(member)", edits: [edit], changesLook: true), fix: "write \(member)")
      }
    }
  }

  /// A width or spacing without effect, and the key that would give it one.
  private struct Idle {
    let entry: StyleEntry
    let positioning: StyleKey
    /// Whether the key says something else.
    let isStated: Bool
  }

  private static func idle(_ keys: [StyleKey], unless positioning: StyleKey, in object: StyleObject) -> [Idle] {
    let stated = object[positioning]
    if stated.map({ $0.isInvalid || $0.name == "centered" }) == true { return [] }
    return keys.compactMap { object[$0] }.filter(\.isSet).map {
      Idle(entry: $0, positioning: positioning, isStated: stated != nil)
    }
  }
}
