internal import Pelmet
internal import PelmetDiagnostics

/// What a theme says in one place, worked out for every combination of traits that a condition tells apart.
struct EvaluatedPlace {
  let place: Theme.Place
  /// Newest system first.
  let cells: [Cell]

  struct Cell {
    /// The traits for which the cell stands: those that UIKit resolves inside a colour apart from the others.
    let condition: Theme.Condition
    /// The layers merged, before `like` is followed.
    let merged: LayerObject
    /// What finally holds.
    let style: LayerObject

    /// Some traits of the cell; a forced style decides the scheme.
    var traits: Theme.Traits {
      var traits = condition.example
      traits.scheme = style.forcedScheme ?? traits.scheme
      return traits
    }
  }

  init(
    _ place: Theme.Place, _ algebra: Algebra, tokens: TokenTraits?, sources: SourceMap, into diagnostics: inout DiagnosticBag
  ) {
    self.place = place
    let axes = TraitAxes(algebra.layers(place).joined().flatMap(\.whens).map(\.condition), tokens: tokens)
    cells = axes.fixedCells.flatMap(axes.liveCells).map { condition in
      let merged = algebra.merged(place, condition.example)
      return Cell(
        condition: condition, merged: merged,
        style: LikeExpansion.expand(merged, Catalogue.style, sources: sources, into: &diagnostics))
    }
  }
}
