internal import Pelmet
internal import PelmetDiagnostics
internal import PelmetSyntax

/// Titles of tabs are too large for the bar.
enum OversizedTabFont: Rule {
  static let explanation = DiagnosticExplanation(
    DiagnosticID("OversizedTabFont"), .warning, title: "Titles of tabs are too large for the bar",
    text: """
      The system's titles of tabs have 10 points, and there is little room for more: above 12 points titles are cut off where several tabs \
      share the width of a phone. Looked at are the layouts of a tab bar's appearances (APP-13) and the title attributes of tab bar items \
      (ITM-11).

      ```json
      {
        "pelmet": 1,
        "tabBar": {
          "standardAppearance": {
            "background": "default",
            "itemAppearance": {
              "normal": { "titleTextAttributes": { "font": { "size": 14 } } },
              "selected": { "titleTextAttributes": { "font": { "size": 14 } } }
            }
          }
        }
      }
      ```

      ```json
      {
        "pelmet": 1,
        "tabBar": {
          "standardAppearance": {
            "background": "default",
            "itemAppearance": {
              "normal": { "titleTextAttributes": { "font": { "size": 10 } } },
              "selected": { "titleTextAttributes": { "font": { "size": 10 } } }
            }
          }
        }
      }
      ```
      """)

  static func check(_ theme: CheckedTheme) {
    for (entry, font) in theme.tabFonts where font.textStyle == nil && font.relativeTo == nil {
      guard let size = font.size, size > 12 else { continue }
      theme.report(
        self, at: entry.valueSource["size"] ?? entry.valueSource,
        "titles of tabs of \(Decimal.text(size)) points are cut off; the system's have 10, and 12 is the most that fits")
    }
  }
}
