package import Pelmet
internal import PelmetDiagnostics
package import PelmetTokens

/// The style of one place for every combination of traits that a condition tells apart.
package struct EvaluatedPlace {
  package let place: Theme.Place
  /// Newest system first.
  let cells: [Cell]

  struct Cell {
    /// The traits for which the cell stands: those that UIKit resolves inside a colour apart from the others.
    let condition: Theme.Condition
    /// The layers merged, before `like` is followed.
    let merged: LayerObject
    /// The final style.
    let style: LayerObject
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

/// The traits that some conditions tell apart, as the cells of a grid.
package struct TraitAxes {
  private var schemes: [Theme.Traits.Scheme?] = [nil]
  private var contrasts: [Theme.Traits.Contrast?] = [nil]
  private var levels: [Theme.Traits.Level?] = [nil]
  private var idioms: [Theme.Traits.Idiom?] = [nil]
  private var widths: [Theme.Traits.SizeClass?] = [nil]
  private var heights: [Theme.Traits.SizeClass?] = [nil]
  private var edges: [Theme.Traits.VerticalBarEdge?] = [nil]
  /// The versions at which something changes, ascending.
  private var versions: [Theme.OSVersion] = []

  /// The traits that conditions name, and those on which tokens depend.
  package init(_ conditions: some Sequence<Theme.Condition>, tokens: TokenTraits?) {
    var versions: Set<Theme.OSVersion> = []
    for condition in conditions {
      if condition.scheme != nil { schemes = Theme.Traits.Scheme.allCases }
      if condition.contrast != nil { contrasts = Theme.Traits.Contrast.allCases }
      if condition.level != nil { levels = Theme.Traits.Level.allCases }
      if condition.idiom != nil { idioms = Theme.Traits.Idiom.allCases }
      if condition.horizontalSizeClass != nil { widths = Theme.Traits.SizeClass.allCases }
      if condition.verticalSizeClass != nil { heights = Theme.Traits.SizeClass.allCases }
      if condition.verticalBarEdge != nil { edges = Theme.Traits.VerticalBarEdge.allCases }
      versions.formUnion([condition.minimumOS, condition.belowOS].compactMap { $0 })
    }
    if let tokens {
      if tokens.scheme { schemes = Theme.Traits.Scheme.allCases }
      if tokens.contrast { contrasts = Theme.Traits.Contrast.allCases }
      if tokens.level { levels = Theme.Traits.Level.allCases }
      if !tokens.idioms.isEmpty { idioms = Theme.Traits.Idiom.allCases }
      versions.formUnion(tokens.versions)
    }
    self.versions = versions.sorted()
  }

  /// One cell for each combination of traits that UIKit does not resolve inside a colour: idiom, size classes, bar edge, version.
  package var fixedCells: [Theme.Condition] {
    let bounds = [nil] + versions.map { $0 as Theme.OSVersion? }
    return bounds.indices.reversed().flatMap { index in
      idioms.flatMap { idiom in
        widths.flatMap { width in
          heights.flatMap { height in
            edges.map { edge in
              Theme.Condition(
                idiom: idiom, horizontalSizeClass: width, verticalSizeClass: height, verticalBarEdge: edge,
                minimumOS: bounds[index], belowOS: index + 1 < bounds.count ? bounds[index + 1] : nil)
            }
          }
        }
      }
    }
  }

  /// The cells into which scheme, contrast and level split a fixed cell.
  package func liveCells(in cell: Theme.Condition) -> [Theme.Condition] {
    schemes.flatMap { scheme in
      contrasts.flatMap { contrast in
        levels.map { level in
          var live = cell
          (live.scheme, live.contrast, live.level) = (scheme, contrast, level)
          return live
        }
      }
    }
  }
}

extension Theme.Condition {
  /// Some traits for which the condition holds; below a version, a little below.
  package var example: Theme.Traits {
    var traits = Theme.Traits()
    traits.scheme = scheme ?? traits.scheme
    traits.contrast = contrast ?? traits.contrast
    traits.level = level ?? traits.level
    traits.idiom = idiom ?? traits.idiom
    traits.horizontalSizeClass = horizontalSizeClass ?? traits.horizontalSizeClass
    traits.verticalSizeClass = verticalSizeClass ?? traits.verticalSizeClass
    traits.verticalBarEdge = verticalBarEdge ?? traits.verticalBarEdge
    if let minimumOS {
      traits.os = minimumOS
    } else if belowOS != nil {
      traits.os = Theme.OSVersion(0)
    }
    return traits
  }
}

extension TokenContext {
  /// The traits on which tokens may depend.
  package init(_ traits: Theme.Traits) {
    self.init(scheme: traits.scheme, contrast: traits.contrast, level: traits.level, idiom: traits.idiom, os: traits.os)
  }
}
