internal import Pelmet
internal import PelmetDiagnostics

/// Makes the table of a place: what was worked out for every cell, bound, and folded to as few rows as say the same.
enum TableBuilder {
  /// A bound tree for some traits.
  struct Row: Hashable {
    var condition: Theme.Condition
    var node: Node
  }

  /// Rows of a place; the last holds where no other does and has no condition.
  static func rows(_ place: EvaluatedPlace, _ binder: inout Binder) -> [Row] {
    var rows: [Row] = []
    // The cells of one fixed combination of traits follow each other.
    var group: [Row] = []
    for cell in place.cells {
      if let last = group.last, last.condition.fixedTraits != cell.condition.fixedTraits {
        rows += ColorFolding.fold(group)
        group = []
      }
      binder.context = TokenContext(cell.traits)
      group.append(Row(condition: cell.condition, node: node(cell.style, &binder)))
    }
    return RowReduction.reduce(rows + ColorFolding.fold(group))
  }

  private static func node(_ style: LayerObject, _ binder: inout Binder) -> Node {
    let node = binder.node(style, Catalogue.style)
    guard let forced = style.forcedScheme else { return node }
    return node.mapColors { $0.narrowed(to: forced) }
  }
}

extension Theme.Color {
  /// This colour where one scheme is forced: only that half is left.
  func narrowed(to scheme: Theme.Traits.Scheme) -> Theme.Color {
    switch scheme {
    case .light:
      Theme.Color.adaptive { $0 == .lightHighContrast || $0 == .darkHighContrast ? variant(.lightHighContrast) : variant(.light) }
    case .dark:
      Theme.Color.adaptive { variant in
        switch variant {
        case .light, .dark: self.variant(.dark)
        case .lightHighContrast, .darkHighContrast: self.variant(.darkHighContrast)
        case .darkElevated: self.variant(.darkElevated)
        }
      }
    }
  }
}
