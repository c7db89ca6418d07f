internal import Pelmet
internal import PelmetDiagnostics

/// A theme that knows of iOS 26 tints a navigation bar, but not the items in it.
enum TintNotInherited: ThemeRule {
  static let rule = Rule.tintNotInherited

  static func check(_ theme: CheckedTheme) {
    for cell in theme.glassCells {
      guard let bar = cell.bar(.navigationBar), let tint = inertTint(bar, cell), !theme.isDamaged(tint) else { continue }
      let row = SystemChange.navigationTint
      theme.report(
        rule, atKeyOf: tint.source, row.sentence, notes: [.init("according to \(row.row.source)")], fix: row.row.instead)
    }
  }

  /// The tint of a bar without any colour for items.
  static func inertTint(_ bar: CheckedBar, _ cell: CheckedCell) -> StyleEntry? {
    guard let tint = bar.property(.tintColor), !tint.isNone, cell.style[.barButtonItem, .tintColor]?.isSet != true,
      !bar.slots.contains(where: {
        $0.object[.buttonAppearance, .normal, .titleTextAttributes]?.object?[.foregroundColor]?.isSet == true
      })
    else { return nil }
    return tint
  }
}
