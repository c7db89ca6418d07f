internal import PelmetDiagnostics

/// A screen writes what UIKit can set on every screen only.
enum UnscopedOverride: Rule {
  static func check(_ theme: CheckedTheme) {
    for layer in theme.layers {
      guard let screen = layer.screen else { continue }
      for style in layer.styles {
        for section in [StyleKey.barButtonItem, .tabBarItem] {
          guard let entry = style[section], entry.isSet else { continue }
          theme.report(Self.self, atKeyOf: entry.source, summary("'\(section.name)' reaches the items of every screen", screen))
        }
        for (kind, keys) in shared {
          for entry in keys.compactMap({ style.bar(kind)?[$0] }) where entry.isSet {
            theme.report(
              Self.self, atKeyOf: entry.source,
              summary("'\(entry.field.name)' is set on the \(kind.noun), which all screens share", screen))
          }
        }
      }
    }
  }

  private static let shared: [(BarKind, [StyleKey])] = [
    (.navigationBar, BarKind.navigationBar.legacyKeys), (.toolbar, BarKind.toolbar.slots + BarKind.toolbar.legacyKeys),
  ]

  private static func summary(_ what: String, _ screen: String) -> String {
    "\(what), not of '\(screen)' alone; a screen has its navigation bar's slots and tint, and its search bar"
  }

  static let explanation = DiagnosticExplanation(
    DiagnosticID("UnscopedOverride"), .warning, title: "A screen sets what all screens share",
    text: """
      What a screen writes should end with the screen. A navigation item has slots of its own (APP-2), and a tint and a search bar are \
      set on one instance. Bar button and tab bar items are styled through proxies for the whole app, which also do not reach views that \
      are shown already (PRX-3); a toolbar and the legacy properties of a navigation bar belong to the bar that all screens of a \
      navigation controller share (APP-4). Such a value is still there when the user has gone back.

      ```json
      {
        "pelmet": 1,
        "screens": {
          "imageEditor": {
            "barButtonItem": { "titleTextAttributes": { "normal": { "foregroundColor": { "system": "label" } } } }
          }
        }
      }
      ```

      Use the slots of the screen's navigation bar:

      ```json
      {
        "pelmet": 1,
        "screens": {
          "imageEditor": {
            "navigationBar": {
              "standardAppearance": {
                "buttonAppearance": { "normal": { "titleTextAttributes": { "foregroundColor": { "system": "label" } } } }
              }
            }
          }
        }
      }
      ```

      For a whole part of the app, such as everything inside one navigation controller, write a context instead of a screen.
      """)
}
