internal import Pelmet
internal import PelmetDiagnostics
internal import PelmetSyntax

/// A bar may get any background, and what stands on it does not follow.
enum ParameterWithoutDerivation: Rule {
  static let explanation = DiagnosticExplanation(
    DiagnosticID("ParameterWithoutDerivation"), .warning, title: "What stands on a parameter does not follow it",
    text: """
      The background of a bar is a parameter, which an app or its server fills in later: nobody can tell now whether a fixed title will be \
      legible on it. Title, tint, button texts and tabs on such a bar have to be derived from the parameter, with `readableOn` (the first of \
      some candidates that reaches a ratio) or `contrastWith` (the same colour, lighter or darker); the status bar has to be `automatic`, for \
      its fixed styles are white and black (STB-6). Contrast with a parameter is otherwise not judged, not even with its default.

      ```json
      {
        "pelmet": 1,
        "parameters": { "serverColor": { "type": "color", "default": "#0082C9" } },
        "navigationBar": {
          "tintColor": "#FFFFFF",
          "standardAppearance": {
            "background": "opaque",
            "backgroundColor": "{serverColor}",
            "titleTextAttributes": { "foregroundColor": "#FFFFFF" }
          },
          "scrollEdgeAppearance": "standardAppearance"
        },
        "statusBar": { "style": "lightContent" }
      }
      ```

      Derive each of them:

      ```json
      {
        "pelmet": 1,
        "parameters": { "serverColor": { "type": "color", "default": "#0082C9" } },
        "colors": { "onServer": { "readableOn": "{serverColor}", "candidates": ["#FFFFFF", "#000000"], "minimum": 4.5 } },
        "navigationBar": {
          "tintColor": "{onServer}",
          "standardAppearance": {
            "background": "opaque",
            "backgroundColor": "{serverColor}",
            "titleTextAttributes": { "foregroundColor": "{onServer}" }
          },
          "scrollEdgeAppearance": "standardAppearance"
        },
        "statusBar": { "style": "automatic" }
      }
      ```
      """)

  static func check(_ theme: CheckedTheme) {
    for bar in theme.legibility.groups.flatMap(\.bars) where bar.bar != .searchBar {
      for view in bar.slots.flatMap(\.views) {
        guard let parameter = view.ground.parameter, let background = view.ground.colorEntry else { continue }
        let fixed = view.onParameter.filter { pair in
          pair.ground == nil && view.cell.looks.contains { pair.eras.contains($0.era) } && pair.color != .noColor
            && pair.color != .clear
            && !isDerived(pair.color, from: parameter)
        }
        guard !fixed.isEmpty else { continue }
        theme.report(
          self, at: background.valueSource,
          "'{\(parameter)}' may be any colour, but \(list(fixed.map(\.what), "and")) on it \(fixed.count == 1 ? "does" : "do") not follow;"
            + " derive with \"readableOn\" or \"contrastWith\"\(fixed.contains { $0.kind == .statusBar } ? ", status bar \"automatic\"" : "")",
          notes: fixed.compactMap { pair in pair.entry.map { .init("\(pair.what) is written here", at: $0.valueSource.span) } })
      }
    }
  }

  /// Whether every variant of a colour is worked out so that it is legible on a parameter.
  private static func isDerived(_ color: Theme.Color, from parameter: String) -> Bool {
    let parameter = Theme.Color(.parameter(parameter))
    return Theme.Color.Variant.allCases.allSatisfy { variant in
      switch color.variant(variant).content {
      case .derived(.contrast(_, with: parameter, minimum: _)), .derived(.readable(on: parameter, candidates: _, minimum: _)):
        true
      default: false
      }
    }
  }
}
