internal import Pelmet
internal import PelmetDiagnostics

/// Works out the table of a place: the algebra under every combination of traits that a condition names, folded to as few rows as
/// say the same.
struct TableBuilder {
  let algebra: Algebra
  var binder: Binder
  var diagnostics = DiagnosticBag()

  init(_ algebra: Algebra, binder: Binder) {
    self.algebra = algebra
    self.binder = binder
  }

  /// A bound tree for some traits.
  struct Row: Hashable {
    var condition: Theme.Condition
    var node: Node
  }

  /// Rows of a place; the last holds where no other does and has no condition.
  mutating func rows(_ place: Algebra.Place) -> [Row] {
    let axes = TraitAxes(algebra.layers(place).joined().flatMap(\.whens).map(\.condition))
    let rows = axes.fixedCells.flatMap { cell in
      ColorFolding.fold(axes.liveCells(in: cell).map { Row(condition: $0, node: node(place, $0.example)) })
    }
    return RowReduction.reduce(rows)
  }

  private mutating func node(_ place: Algebra.Place, _ traits: Traits) -> Node {
    let style = algebra.style(place, traits, sources: binder.sources, into: &diagnostics)
    let node = binder.node(style, Catalogue.style)
    guard let forced = style.forcedScheme else { return node }
    return node.mapColors { $0.narrowed(to: forced) }
  }
}

extension Color {
  /// This colour where one scheme is forced: only that half is left.
  func narrowed(to scheme: Traits.Scheme) -> Color {
    switch scheme {
    case .light:
      Color.adaptive { $0 == .lightHighContrast || $0 == .darkHighContrast ? variant(.lightHighContrast) : variant(.light) }
    case .dark:
      Color.adaptive { variant in
        switch variant {
        case .light, .dark: self.variant(.dark)
        case .lightHighContrast, .darkHighContrast: self.variant(.darkHighContrast)
        case .darkElevated: self.variant(.darkElevated)
        }
      }
    }
  }
}
