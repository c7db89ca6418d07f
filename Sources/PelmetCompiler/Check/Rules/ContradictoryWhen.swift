internal import Pelmet
internal import PelmetDiagnostics

/// A condition that never holds.
enum ContradictoryWhen: ThemeRule {
  static let rule = Rule.contradictoryWhen

  static func check(_ theme: CheckedTheme) {
    let cells = LayerCells(theme)
    for layer in theme.layers {
      for when in layer.layer.whens {
        guard let source = when.source else { continue }
        if !theme.versions.contains(where: when.condition.includes) {
          theme.report(
            rule, at: source, "this applies to no system on which the app runs; the oldest is iOS \(theme.minimumOS)")
        } else if when.condition.hasVerticalBarsTooEarly {
          theme.report(rule, at: source, "this never applies, because bars stand upright from iOS 27.1 on alone")
        } else if layer.isOwn, !cells[layer].contains(where: { $0.rows.contains(where: when.condition.holds) }) {
          // Themes that extend this one may force another style; only here is it sure to be a mistake.
          theme.report(rule, at: source, "this never applies, because 'userInterfaceStyle' forces the other scheme")
        }
      }
    }
  }
}

extension Theme.Condition {
  /// Whether bars are to stand upright on systems that all lay them flat (VBR-1).
  fileprivate var hasVerticalBarsTooEarly: Bool {
    guard let verticalBarEdge, verticalBarEdge != .unspecified, let belowOS else { return false }
    return belowOS <= Theme.OSVersion(27, 1)
  }
}

/// The cells of a theme in the places for which a layer speaks.
private struct LayerCells {
  private let all: [CheckedCell]
  private let inContexts: [String?: [CheckedCell]]
  private let inScreens: [String?: [CheckedCell]]

  init(_ theme: CheckedTheme) {
    all = theme.cells
    inContexts = Dictionary(grouping: all) { $0.place.context?.name }
    inScreens = Dictionary(grouping: all) { $0.place.screen?.name }
  }

  subscript(layer: CheckedTheme.WrittenLayer) -> [CheckedCell] {
    if let context = layer.context { return inContexts[context] ?? [] }
    if let screen = layer.screen { return inScreens[screen] ?? [] }
    return all
  }
}
