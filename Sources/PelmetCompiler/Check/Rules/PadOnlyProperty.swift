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
        guard let first = idle.min(by: { theme.isBefore($0.source, $1.source) }), !theme.isDamaged(first) else { continue }
        let positioning: StyleKey = first.field.name.hasPrefix("stacked") ? .stackedItemPositioning : .itemPositioning
        theme.report(
          rule, atKeyOf: first.source,
          "this applies to centered items only, which without \"\(positioning.name)\": \"centered\" exist on iPad alone; add it"
        )
      }
    }
  }

  private static func idle(_ keys: [StyleKey], unless positioning: StyleKey, in object: StyleObject) -> [StyleEntry] {
    if object[positioning].map({ $0.isInvalid || $0.name == "centered" }) == true { return [] }
    return keys.compactMap { object[$0] }.filter(\.isSet)
  }
}
