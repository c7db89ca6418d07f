internal import PelmetDiagnostics

/// A text or an icon can hardly be read on what lies under it.
enum LowContrast: Rule {
  static let explanation = DiagnosticExplanation(
    DiagnosticID("LowContrast"), .warning, title: "A text is hard to read on its bar",
    text: """
      Every text and icon of a bar is compared with what lies under it, in light and dark, with normal and increased contrast, and on the \
      versions of iOS that make a difference. Texts need a contrast of 4.5:1 (WCAG 2); large titles, tints, icons, badges and placeholders \
      need 3:1. Below 1.5:1 nobody can read it, and the warning is an error, which can be waived at its place but not switched off.

      A slot with the default preset has the system's material, one that is transparent shows `content.backgroundColor` (APP-8); what lies \
      under it is not judged where that is `"unknown"`, an image, an asset or a parameter. From iOS 26 on the text of a prominent button \
      stands on the bar's tint (LG-3). What is not written is the system's (APP-1: one slot gives all values, nothing is merged), and is \
      judged where the slot has a background colour.

      ```json
      {
        "pelmet": 1,
        "navigationBar": {
          "standardAppearance": {
            "background": "default",
            "titleTextAttributes": { "foregroundColor": "#1A1A1A" }
          },
          "scrollEdgeAppearance": "standardAppearance"
        }
      }
      ```

      The material is nearly black in dark, and so is the title. Write the colour for each scheme:

      ```json
      {
        "pelmet": 1,
        "navigationBar": {
          "standardAppearance": {
            "background": "default",
            "titleTextAttributes": { "foregroundColor": { "light": "#1A1A1A", "dark": "#FFFFFF" } }
          },
          "scrollEdgeAppearance": "standardAppearance"
        }
      }
      ```

      The finding stands at the text's colour, or at the background where that is what the later layer changed, such as a screen that paints \
      a bar of its theme anew. Where the colour has to follow another one, `readableOn` and `contrastWith` work it out.
      """)

  static func check(_ theme: CheckedTheme) {
    LegibilityReport.report(self, [.text, .largeTitle], errorBelow: 1.5, theme)
  }
}
