internal import PelmetDiagnostics
internal import PelmetSyntax

/// Tab bar items have a look in some of their three layouts only.
enum IncompleteItemLayouts: Rule {
  static func check(_ theme: CheckedTheme) {
    for slot in theme.cells.flatMap(\.tabSlots) {
      let layouts = StyleKey.itemLayouts
      let stated = layouts.compactMap { slot[$0] }
      guard stated.count < layouts.count, let first = stated.min(by: { $0.source.span.start < $1.source.span.start }),
        !stated.contains(where: theme.isDamaged)
      else { continue }
      let missing = layouts.filter { slot[$0] == nil }.map { "'\($0.name)'" }
      theme.report(
        Self.self, atKeyOf: first.source,
        "\(list(missing, "and")) \(missing.count == 1 ? "is" : "are") not stated: items look like the system's there; "
          + "'itemAppearance' stands for all three layouts")
    }
  }

  static let explanation = DiagnosticExplanation(
    DiagnosticID("IncompleteItemLayouts"), .warning, title: "Tab bar items have a look in some layouts only",
    text: """
      A tab bar lays its items out in three ways, each with an item appearance of its own: `stackedLayoutAppearance` in compact \
      width, `inlineLayoutAppearance` in regular width, as on iPad, and `compactInlineLayoutAppearance` in compact height, as on a phone \
      in landscape (APP-13). What one of them says does not hold in the others: the colour is gone as soon as the device is turned.

      ```json
      {
        "pelmet": 1,
        "tabBar": {
          "standardAppearance": {
            "stackedLayoutAppearance": {
              "normal": { "iconColor": { "system": "secondaryLabel" } },
              "selected": { "iconColor": { "system": "systemRed" } }
            }
          }
        }
      }
      ```

      `itemAppearance` stands for the three:

      ```json
      {
        "pelmet": 1,
        "tabBar": {
          "standardAppearance": {
            "itemAppearance": {
              "normal": { "iconColor": { "system": "secondaryLabel" } },
              "selected": { "iconColor": { "system": "systemRed" } }
            }
          }
        }
      }
      ```

      A layout that is to differ may stand beside it and keeps what it says. A layout is stated by its name, too: \
      `"inlineLayoutAppearance": "stackedLayoutAppearance"`.
      """)
}
