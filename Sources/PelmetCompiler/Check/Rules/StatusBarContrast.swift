internal import PelmetDiagnostics

/// The status bar can hardly be read on the navigation bar.
enum StatusBarContrast: Rule {
  static let explanation = DiagnosticExplanation(
    DiagnosticID("StatusBarContrast"), .warning, title: "The status bar is hard to read",
    text: """
      The clock and the symbols over the navigation bar are white (`lightContent`) or black (`darkContent`), and reach less than 3:1 on it. \
      The style `default` goes by the scheme before iOS 17: black in light, white in dark. From iOS 17 on it goes by what lies under the \
      status bar and is not judged (STB-6); neither is `automatic`, which Pelmet works out for each slot. Judged are the standard and the \
      scroll edge appearance, where the theme writes a style or a background colour.

      ```json
      {
        "pelmet": 1,
        "navigationBar": {
          "tintColor": "#FFFFFF",
          "standardAppearance": {
            "background": "opaque",
            "backgroundColor": "#0A3D66",
            "titleTextAttributes": { "foregroundColor": "#FFFFFF" }
          },
          "scrollEdgeAppearance": "standardAppearance"
        },
        "statusBar": { "style": "darkContent" }
      }
      ```

      Name the other style, or leave it to Pelmet:

      ```json
      {
        "pelmet": 1,
        "navigationBar": {
          "tintColor": "#FFFFFF",
          "standardAppearance": {
            "background": "opaque",
            "backgroundColor": "#0A3D66",
            "titleTextAttributes": { "foregroundColor": "#FFFFFF" }
          },
          "scrollEdgeAppearance": "standardAppearance"
        },
        "statusBar": { "style": "automatic" }
      }
      ```

      A controller shows the style only where its containers ask it (STB-2).
      """)

  static func check(_ theme: CheckedTheme) { LegibilityReport.report(self, [.statusBar], theme) }
}
