internal import Pelmet
internal import PelmetDiagnostics

/// One mistake gives one message: leaves out findings that another rule reports better.
enum Folding {
  /// Rules that keep quiet at a place where another one speaks.
  private static let louder: [Rule: Rule] = [
    .incompleteSlots: .unscopedOverride, .legacyBesideModern: .unscopedOverride, .statusBarContrast: .lowContrast,
    .backButtonTint: .tintNotInherited,
  ]

  static func folded(_ findings: [Diagnostic]) -> [Diagnostic] {
    var places: [Rule: Set<Diagnostic.Location>] = [:]
    for finding in findings where louder.values.contains(finding.rule) {
      places[finding.rule, default: []].insert(finding.location)
    }
    return findings.filter { finding in
      guard let other = louder[finding.rule] else { return true }
      return places[other]?.contains(finding.location) != true
    }
  }
}

extension Folding {
  /// The failures of a theme that nothing else explains, and the fixed appearances that explain the rest.
  struct Failures {
    var remaining: [LegibilityFailure] = []
    var fixedAppearances: [FixedAppearance.Mistake] = []
  }

  /// Leaves out pairs that fail because of a bigger mistake, which is reported by a rule of its own: first slots and large titles without
  /// a colour, then pages that do not follow the system, then bars that do not.
  static func folded(_ legibility: Legibility, _ theme: CheckedTheme) -> Failures {
    var result = Failures()
    for group in legibility.groups {
      var failures = group.bars.map { withColor($0, in: group, theme) }
      if let mistake = FixedAppearance.page(of: group) {
        result.fixedAppearances.append(mistake)
        if Set(failures.joined().flatMap(\.schemes)).count == 1 {
          failures = failures.map { $0.filter { !$0.pair.isSystem && !$0.pair.isStatusBar } }
        }
      }
      for (bar, failures) in zip(group.bars, failures) {
        if let mistake = FixedAppearance.bar(bar, failures, of: group) {
          result.fixedAppearances.append(mistake)
        } else {
          result.remaining += failures
        }
      }
    }
    return result
  }

  /// Whether a slot has no colour because it is written where nobody sees it.
  private static func lacksHiddenColor(_ slot: SlotSurface, on bar: BarSurface, _ theme: CheckedTheme) -> Bool {
    slot.views.contains { view in
      let cell = view.cell.cell
      return view.ground.color == nil && cell.bar(bar.bar).map { HiddenBackground.hidden(in: $0, cell, theme) != nil } ?? false
    }
  }

  /// The failures on a bar, except in slots whose background lacks a colour, and of large titles without one.
  private static func withColor(_ bar: BarSurface, in group: Legibility.Group, _ theme: CheckedTheme) -> [LegibilityFailure] {
    bar.slots.flatMap { slot -> [LegibilityFailure] in
      guard !slot.failures.isEmpty, PresetWithoutColor.presets(of: slot, on: bar, in: group).isEmpty,
        !lacksHiddenColor(slot, on: bar, theme)
      else { return [] }
      let lacksLargeTitle = bar.bar == .navigationBar && slot.views.contains { LargeTitleWithoutAttributes.isMistake($0, theme) }
      return slot.failures.filter { $0.pair.kind != .largeTitle || !lacksLargeTitle }
    }
  }
}
