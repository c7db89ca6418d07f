internal import Pelmet
internal import PelmetDiagnostics

/// A theme tints a navigation bar and not the items in it, which take no tint from the bar on iOS 26. A remark in a theme that does not
/// know of iOS 26.
enum TintNotInherited: ThemeRule {
  static let rule = Rule.tintNotInherited

  static func check(_ theme: CheckedTheme) {
    let change = SystemChange.navigationTint
    let tints = theme.allGlassCells.compactMap { cell in
      cell.bar(.navigationBar).flatMap { inertTint($0, cell) }.flatMap { theme.isDamaged($0) ? nil : $0 }
    }
    // One remark says it for a theme.
    let first = tints.min { theme.isBefore($0.source, $1.source) }
    for tint in theme.knowsGlass ? tints : [first].compactMap(\.self) {
      theme.report(
        rule, severity: theme.severityOfGlass, aside: BarSection.navigationBar.noun, atKeyOf: tint.source, change.sentence,
        notes: [.init(change.basis), .init(advice)],
        fix: change.row.instead.map { "\($0) to keep the colour, or leave items monochrome" })
    }
  }

  /// Both are right: the colour of a brand, and what Apple wants.
  private static let advice =
    "Apple's Human Interface Guidelines want items of bars monochrome over rich content, and colour behind one prominent item"

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
