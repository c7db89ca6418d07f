internal import Pelmet
internal import PelmetDiagnostics

/// Widths and spacings of tab bar items where nothing centres the items.
enum PadOnlyProperty: Rule {
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
          Self.self, atKeyOf: first.source,
          "this counts only where items are centered, which without \"\(positioning.name)\": \"centered\" beside it they are on iPad alone"
        )
      }
    }
  }

  private static func idle(_ keys: [StyleKey], unless positioning: StyleKey, in object: StyleObject) -> [StyleEntry] {
    if object[positioning].map({ $0.isInvalid || $0.name == "centered" }) == true { return [] }
    return keys.compactMap { object[$0] }.filter(\.isSet)
  }

  static let explanation = DiagnosticExplanation(
    DiagnosticID("PadOnlyProperty"), .warning, title: "Item widths or spacings where items are not centered",
    text: """
      `itemWidth`, `itemSpacing` and their counterparts in a slot, `stackedItemWidth` and `stackedItemSpacing`, count only while items \
      are centered. With automatic positioning that is so on iPad alone; a phone spreads the items over the whole width and ignores \
      both (TAB-9, APP-13).

      ```json
      { "pelmet": 1, "tabBar": { "itemWidth": 80, "itemSpacing": 24 } }
      ```

      Center the items:

      ```json
      { "pelmet": 1, "tabBar": { "itemPositioning": "centered", "itemWidth": 80, "itemSpacing": 24 } }
      ```

      Or say that the values are for iPad, in an entry of `when` with `"is": { "idiom": "pad" }`.
      """)
}
