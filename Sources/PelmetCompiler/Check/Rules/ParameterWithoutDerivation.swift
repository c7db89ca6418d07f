internal import Pelmet
internal import PelmetDiagnostics
internal import PelmetSyntax

/// A bar may get any background, and what stands on it does not follow.
enum ParameterWithoutDerivation: ThemeRule {
  static let rule = Rule.parameterWithoutDerivation

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
          rule, at: background.valueSource,
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
