internal import Pelmet

/// The cells of one place that differ in scheme, contrast and level alone: what a person sees as the system's appearance changes.
struct CellGroup {
  let cells: [CheckedCell]

  var place: Theme.Place { cells[0].place }

  /// Whether the theme forces neither light nor dark here.
  var followsSystem: Bool { cells.allSatisfy { $0.style.object.forcedScheme == nil } }

  /// The cells in groups; those of one group follow each other.
  static func groups(_ cells: [CheckedCell]) -> [CellGroup] {
    var groups: [[CheckedCell]] = []
    for cell in cells {
      if let last = groups.last?[0], last.place == cell.place, last.condition.fixedTraits == cell.condition.fixedTraits {
        groups[groups.count - 1].append(cell)
      } else {
        groups.append([cell])
      }
    }
    return groups.map { CellGroup(cells: $0) }
  }
}
