internal import PelmetDiagnostics

/// A screen from which one cannot swipe back.
enum PopGestureDisabled: ThemeRule {
  static let rule = Rule.popGestureDisabled

  static func check(_ theme: CheckedTheme) {
    for layer in theme.layers where layer.screen != nil {
      for style in layer.styles {
        for entry in [style[.navigationItem, .hidesBackButton], style[.navigationController, .isNavigationBarHidden]] {
          guard let entry, entry.boolean == true else { continue }
          theme.report(
            rule, at: entry.valueSource,
            "this also disables the swipe back, unless the app replaces the gesture's delegate")
        }
      }
    }
  }
}
