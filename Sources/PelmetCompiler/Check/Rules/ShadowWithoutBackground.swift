internal import PelmetDiagnostics

/// A legacy shadow that nothing draws.
enum ShadowWithoutBackground: ThemeRule {
  static let rule = Rule.shadowWithoutBackground

  static func check(_ theme: CheckedTheme) {
    for bar in theme.cells.flatMap(\.bars) {
      guard let shadow = bar.property(.shadowImage), bar.style[.backgroundImage].map(\.isNull) ?? true,
        !bar.kind.slots.contains(where: { bar.merged[$0].map { !$0.isNull } ?? false }), !theme.isDamaged(shadow)
      else { continue }
      theme.report(
        rule, atKeyOf: shadow.source,
        "the legacy 'shadowImage' has no effect without 'backgroundImage' beside it")
    }
  }
}
