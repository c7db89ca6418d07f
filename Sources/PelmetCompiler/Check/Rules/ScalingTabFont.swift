internal import Pelmet
internal import PelmetDiagnostics

/// Titles of tabs grow with the reader's text size.
enum ScalingTabFont: Rule {
  static let explanation = DiagnosticExplanation(
    DiagnosticID("ScalingTabFont"), .warning, title: "Titles of tabs grow without limit",
    text: """
      A text style, or a size that is `relativeTo` one, grows with the reader's text size, but a tab bar does not: titles wrap or are cut off. \
      The system keeps the titles of tabs small and shows a large symbol while a tab is held down. Looked at are the layouts of a tab bar's \
      appearances (APP-13) and the title attributes of tab bar items (ITM-11); the text of badges may grow.

      ```json
      {
        "pelmet": 1,
        "tabBar": {
          "standardAppearance": {
            "background": "default",
            "itemAppearance": {
              "normal": { "titleTextAttributes": { "font": { "textStyle": "caption2" } } },
              "selected": { "titleTextAttributes": { "font": { "textStyle": "caption2" } } }
            }
          }
        }
      }
      ```

      Write a size, or a limit:

      ```json
      {
        "pelmet": 1,
        "tabBar": {
          "standardAppearance": {
            "background": "default",
            "itemAppearance": {
              "normal": { "titleTextAttributes": { "font": { "size": 10 } } },
              "selected": { "titleTextAttributes": { "font": { "textStyle": "caption2", "maximumSize": 12 } } }
            }
          }
        }
      }
      ```
      """)

  static func check(_ theme: CheckedTheme) {
    for (entry, font) in theme.tabFonts where font.maximumSize == nil && (font.textStyle != nil || font.relativeTo != nil) {
      theme.report(
        self, at: entry.valueSource,
        "the titles of tabs grow with the reader's text size, the tab bar does not; write \"maximumSize\" too")
    }
  }
}
