internal import Pelmet
internal import PelmetDiagnostics

/// A condition that never holds.
enum ContradictoryWhen: Rule {
  static func check(_ theme: CheckedTheme) {
    for layer in theme.layers {
      for when in layer.layer.whens {
        guard let source = when.source else { continue }
        if !theme.versions.contains(where: when.condition.includes) {
          theme.report(Self.self, at: source, "no system on which the app runs meets this; the oldest is iOS \(theme.minimumOS)")
        } else if layer.isOwn, !theme.rows(of: layer).contains(where: when.condition.holds) {
          // Themes that extend this one may force another style; only here is it sure to be a mistake.
          theme.report(Self.self, at: source, "this never holds, because 'userInterfaceStyle' forces the other scheme")
        }
      }
    }
  }

  static let explanation = DiagnosticExplanation(
    DiagnosticID("ContradictoryWhen"), .warning, title: "A condition that never holds",
    text: """
      No system, no scheme, no device fulfils everything that `is` asks for, so what the entry says is never used. Systems begin at \
      `minimumOS` in `pelmet.json`, iOS 15 if nothing is said there, and a forced `userInterfaceStyle` leaves one scheme.

      ```json
      {
        "pelmet": 1,
        "userInterfaceStyle": "light",
        "when": [{ "is": { "scheme": "dark" }, "statusBar": { "style": "lightContent" } }]
      }
      ```

      Remove the entry, or what contradicts it:

      ```json
      {
        "pelmet": 1,
        "when": [{ "is": { "scheme": "dark" }, "statusBar": { "style": "lightContent" } }]
      }
      ```

      A range of versions such as `"<15"` or `">=26 <18"` is looked at first: bounds that are the wrong way round hold nowhere.
      """)
}

extension CheckedTheme {
  /// Every combination of traits in which the theme is judged in the places for which a layer speaks.
  fileprivate func rows(of layer: WrittenLayer) -> [Theme.Traits] {
    cells.filter { cell in
      (layer.context == nil || cell.place.context?.name == layer.context) && (layer.screen == nil || cell.place.screen?.name == layer.screen)
    }.flatMap(\.rows)
  }
}
