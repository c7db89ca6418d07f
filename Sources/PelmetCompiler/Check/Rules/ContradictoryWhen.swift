internal import Pelmet
internal import PelmetDiagnostics

/// A condition that never holds.
enum ContradictoryWhen: ThemeRule {
  static let rule = Rule.contradictoryWhen

  static func check(_ theme: CheckedTheme) {
    for layer in theme.layers {
      for when in layer.layer.whens {
        guard let source = when.source else { continue }
        if !theme.versions.contains(where: when.condition.includes) {
          theme.report(
            rule, at: source, "this applies to no system on which the app runs; the oldest is iOS \(theme.minimumOS)")
        } else if when.condition.hasVerticalBarsTooEarly {
          theme.report(rule, at: source, "this never applies, because bars stand upright from iOS 27.1 on alone")
        } else if layer.isOwn, !theme.rows(of: layer).contains(where: when.condition.holds) {
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

extension CheckedTheme {
  /// Every combination of traits in which the theme is judged in the places for which a layer speaks.
  fileprivate func rows(of layer: WrittenLayer) -> [Theme.Traits] {
    cells.filter { cell in
      (layer.context == nil || cell.place.context?.name == layer.context)
        && (layer.screen == nil || cell.place.screen?.name == layer.screen)
    }.flatMap(\.rows)
  }
}
