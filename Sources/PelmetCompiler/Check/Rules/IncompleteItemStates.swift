internal import PelmetDiagnostics

/// Tab bar items have a font or a colour in one of the states normal and selected only.
enum IncompleteItemStates: ThemeRule {
  static let rule = Rule.incompleteItemStates

  static func check(_ theme: CheckedTheme) {
    for cell in theme.cells {
      for slot in cell.tabSlots {
        for item in StyleKey.itemLayouts.compactMap({ slot[$0] }) {
          guard let object = item.object, let gap = gap(in: object, hasTint: cell.hasTabTint), !theme.isDamaged(item) else {
            continue
          }
          theme.report(rule, atKeyOf: gap.entry.source, gap.summary)
        }
      }
    }
  }

  private static func gap(in item: StyleObject, hasTint: Bool) -> (entry: StyleEntry, summary: String)? {
    let (normal, selected) = (item.object(.normal), item.object(.selected))
    let fonts = (normal?[.titleTextAttributes, .font], selected?[.titleTextAttributes, .font])
    if let font = fonts.0 ?? fonts.1, fonts.0 == nil || fonts.1 == nil, font.isSet {
      let other = fonts.0 == nil ? "normal" : "selected"
      return (
        font, "'\(other)' has no font, so titles change font and width when a tab is selected; write it for both states"
      )
    }
    guard !hasTint else { return nil }
    let colors = [
      (normal?[.iconColor], selected?[.iconColor]),
      (normal?[.titleTextAttributes, .foregroundColor], selected?[.titleTextAttributes, .foregroundColor]),
    ]
    for (color, selected) in colors {
      guard let color, color.isSet, !color.isNone, selected == nil else { continue }
      return (
        color,
        "neither 'selected' nor the bar's 'tintColor' has a colour, so the selected tab may look like the others; write one"
      )
    }
    return nil
  }
}

extension CheckedCell {
  /// Whether the tab bar writes a tint for its selected item.
  fileprivate var hasTabTint: Bool { style[.tabBar, .tintColor].map { $0.isSet && !$0.isNone } ?? false }
}
