internal import Pelmet
internal import PelmetDiagnostics

/// One mistake gives one message: what a bigger mistake explains is not reported as well.
enum Folding {
  // MARK: Legibility

  /// What fails in a theme and is explained by nothing else, and the fixed appearances that explain the rest.
  struct Failures {
    var remaining: [LegibilityFailure] = []
    var fixedAppearances: [FixedAppearance.Mistake] = []
  }

  static func fold(_ legibility: Legibility, _ theme: CheckedTheme) -> Failures {
    var result = Failures()
    for group in legibility.groups {
      var failures = group.bars.map { unexplained($0, in: group, theme) }
      if let mistake = FixedAppearance.page(of: group, theme) {
        result.fixedAppearances.append(mistake)
        if Set(failures.joined().flatMap(\.schemes)).count == 1 {
          failures = failures.map { $0.filter { !$0.pair.isSystem && $0.pair.kind != .statusBar } }
        }
      }
      for (bar, failures) in zip(group.bars, failures) {
        if let mistake = FixedAppearance.bar(bar, failures, of: group, theme) {
          result.fixedAppearances.append(mistake)
        } else {
          result.remaining += failures
        }
      }
    }
    return result
  }

  /// What fails on a bar, but for slots without a colour and large titles without attributes.
  private static func unexplained(_ bar: BarSurface, in group: Legibility.Group, _ theme: CheckedTheme) -> [LegibilityFailure] {
    bar.slots.flatMap { slot -> [LegibilityFailure] in
      guard !slot.failures.isEmpty, PresetWithoutColor.presets(of: slot, on: bar, in: group).isEmpty else { return [] }
      let lacksLargeTitle = bar.bar == .navigationBar && slot.views.contains { LargeTitleWithoutAttributes.isMistake($0, theme) }
      return slot.failures.filter { $0.pair.kind != .largeTitle || !lacksLargeTitle }
    }
  }

  // MARK: Findings

  /// Rules, and those that they silence where both point at the same place.
  private static let silenced: [(by: any Rule.Type, rules: [any Rule.Type])] = [
    (LowContrast.self, [StatusBarContrast.self]),
    (UnscopedOverride.self, [LegacyBesideModern.self, IncompleteSlots.self]),
  ]

  static func fold(_ findings: [Diagnostic]) -> [Diagnostic] {
    findings.filter { finding in
      !silenced.contains { rule in
        rule.rules.contains { $0.id == finding.id } && findings.contains { $0.id == rule.by.id && $0.place == finding.place }
      }
    }
  }
}
