internal import Pelmet
internal import PelmetDiagnostics

/// A theme that knows of iOS 26 colours the back button, which may have the label's colour there.
enum BackButtonTint: ThemeRule {
  static let rule = Rule.backButtonTint

  static func check(_ theme: CheckedTheme) {
    for cell in theme.glassCells {
      guard let bar = cell.bar(.navigationBar), TintNotInherited.inertTint(bar, cell) == nil, !hasBackImage(bar) else { continue }
      let texts = bar.slots.compactMap { slot in
        slot.object[.backButtonAppearance, .normal, .titleTextAttributes]?.object?[.foregroundColor]
      }
      // Items with a tint of their own have taken the bar's place.
      let tint = cell.style[.barButtonItem, .tintColor]?.isSet == true ? nil : bar.property(.tintColor)
      guard let entry = texts.first(where: \.isSet) ?? tint, !entry.isNone, !theme.isDamaged(entry) else {
        continue
      }
      let row = SystemChange.backButtonTint
      theme.report(
        rule, atKeyOf: entry.source, row.sentence, notes: [.init(row.basis)], fix: row.row.instead)
    }
  }

  private static func hasBackImage(_ bar: CheckedBar) -> Bool {
    bar.property(.backIndicatorImage) != nil || bar.slots.contains { $0.object[.backIndicatorImage]?.isSet == true }
  }
}
