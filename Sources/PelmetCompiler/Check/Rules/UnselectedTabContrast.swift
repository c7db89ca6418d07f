internal import PelmetDiagnostics

/// Tabs that are not selected can hardly be seen.
enum UnselectedTabContrast: Rule {
  static let explanation = DiagnosticExplanation(
    DiagnosticID("UnselectedTabContrast"), .warning, title: "Unselected tabs are hard to see",
    text: """
      The icon or the title of tabs that are not selected has a contrast of less than 3:1 (WCAG 2, non-text contrast) on the tab bar. Many \
      apps grey their tabs out on purpose, so this is a warning, never an error, and has a name of its own. What the theme does not write is \
      left to the system and not judged; so are disabled tabs. All three layouts of tabs are looked at (APP-13).

      ```json
      {
        "pelmet": 1,
        "userInterfaceStyle": "light",
        "tabBar": {
          "standardAppearance": {
            "background": "opaque",
            "backgroundColor": "#F7F7F7",
            "itemAppearance": { "normal": { "iconColor": "#CCCCCC" }, "selected": { "iconColor": "#1E84AF" } }
          }
        }
      }
      ```

      Darken the grey until it reaches the ratio, or let `contrastWith` do so:

      ```json
      {
        "pelmet": 1,
        "userInterfaceStyle": "light",
        "tabBar": {
          "standardAppearance": {
            "background": "opaque",
            "backgroundColor": "#F7F7F7",
            "itemAppearance": {
              "normal": { "iconColor": { "color": "#CCCCCC", "contrastWith": "#F7F7F7", "minimum": 3 } },
              "selected": { "iconColor": "#1E84AF" }
            }
          }
        }
      }
      ```
      """)

  static func check(_ theme: CheckedTheme) { LegibilityReport.report(self, [.unselected], theme) }
}
