internal import PelmetDiagnostics

/// A screen from which one cannot swipe back.
enum PopGestureDisabled: Rule {
  static func check(_ theme: CheckedTheme) {
    for layer in theme.layers where layer.screen != nil {
      for style in layer.styles {
        for entry in [style[.navigationItem, .hidesBackButton], style[.navigationController, .isNavigationBarHidden]] {
          guard let entry, entry.boolean == true else { continue }
          theme.report(
            Self.self, at: entry.valueSource,
            "this also switches off the swipe back, unless the app replaces the gesture's delegate")
        }
      }
    }
  }

  static let explanation = DiagnosticExplanation(
    DiagnosticID("PopGestureDisabled"), .remark, title: "A screen from which one cannot swipe back",
    text: """
      The swipe from the edge that leads back begins only while the navigation bar is shown and the back button is not hidden (POP-2). \
      Hiding either on a screen may be just right, as in a form that must not be left by accident; often the swipe is lost unnoticed. \
      This is a remark: it never counts as a failure.

      ```json
      { "pelmet": 1, "screens": { "reader": { "navigationController": { "isNavigationBarHidden": true } } } }
      ```

      A bar that draws nothing keeps the swipe:

      ```json
      {
        "pelmet": 1,
        "screens": {
          "reader": {
            "navigationBar": {
              "standardAppearance": { "background": "transparent" },
              "scrollEdgeAppearance": "standardAppearance"
            }
          }
        }
      }
      ```

      An app that gives the gesture a delegate of its own has to make sure that it does not begin on the first screen (POP-4). If the \
      gesture is meant to be off, waive the remark with the reason.
      """)
}
