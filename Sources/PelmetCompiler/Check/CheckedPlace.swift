package import Pelmet

/// One place of a theme for one combination of traits, as rules look at it.
package final class CheckedCell {
  package let place: Theme.Place
  package let condition: Theme.Condition
  /// The layers merged, before `like` is followed.
  let merged: StyleObject
  /// The final style.
  package let style: StyleObject
  /// The representative versions of iOS for which the cell holds.
  let versions: [Theme.OSVersion]
  /// The concrete traits to judge: both schemes unless one is forced, both contrasts, and of the versions those that differ.
  let rows: [Theme.Traits]

  init(_ place: Theme.Place, _ cell: EvaluatedPlace.Cell, versions: [Theme.OSVersion]) {
    let (condition, style) = (cell.condition, cell.style)
    self.place = place
    self.condition = condition
    merged = StyleObject(object: cell.merged, schema: Catalogue.style)
    self.style = StyleObject(object: style, schema: Catalogue.style)
    let schemes = style.forcedScheme.map { [$0] } ?? Theme.Traits.Scheme.allCases
    self.versions = versions.filter(condition.includes)
    var rows: [Theme.Traits] = []
    var traits = condition.example
    for version in RepresentativeVersions.differing(self.versions, in: self.style) {
      // A cell that holds for one scheme only, while the other is forced, has no row.
      for scheme in schemes where style.forcedScheme != nil || condition.scheme == nil || condition.scheme == scheme {
        for contrast in Theme.Traits.Contrast.allCases where condition.contrast == nil || condition.contrast == contrast {
          (traits.scheme, traits.contrast, traits.os) = (scheme, contrast, version)
          rows.append(traits)
        }
      }
    }
    self.rows = rows
  }
}

/// The versions of iOS that stand for all that an app runs on.
enum RepresentativeVersions {
  /// `minimumOS`, 15, 17, 26, 27, 27.1 and every bound of a condition, as far as they are not older than `minimumOS`; ascending.
  static func of(_ layers: some Sequence<Layer>, minimumOS: Theme.OSVersion) -> [Theme.OSVersion] {
    let bounds = layers.flatMap(\.whens).flatMap { [$0.condition.minimumOS, $0.condition.belowOS].compactMap { $0 } }
    return Set([minimumOS, 15, 17, 26] + additions + bounds).filter { $0 >= minimumOS }.sorted()
  }

  /// Versions whose bars are those of the version before, but for properties that came with them.
  private static let additions: [Theme.OSVersion] = [27, Theme.OSVersion(27, 1)]

  /// The versions of a cell without those that show the same as the one before, so that no row is judged twice.
  static func differing(_ versions: [Theme.OSVersion], in style: StyleObject) -> [Theme.OSVersion] {
    guard let first = versions.dropFirst().firstIndex(where: additions.contains) else { return versions }
    let introductions = style.introductions(after: versions[first - 1])
    return versions.indices.filter { index in
      index == 0 || !additions.contains(versions[index])
        || introductions.contains { versions[index - 1] < $0 && $0 <= versions[index] }
    }.map { versions[$0] }
  }
}

extension Theme.Condition {
  /// Whether a version of iOS is in the range of the condition.
  func includes(_ version: Theme.OSVersion) -> Bool {
    (minimumOS ?? version) <= version && (belowOS.map { version < $0 } ?? true)
  }
}

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
