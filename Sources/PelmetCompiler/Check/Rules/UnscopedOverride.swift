internal import PelmetDiagnostics

/// A screen writes what UIKit can set on every screen only.
enum UnscopedOverride: ThemeRule {
  static let rule = Rule.unscopedOverride

  static func check(_ theme: CheckedTheme) {
    for layer in theme.layers {
      guard let screen = layer.screen else { continue }
      for style in layer.styles {
        for section in [StyleKey.barButtonItem, .tabBarItem] {
          guard let entry = style[section], entry.isSet else { continue }
          theme.report(rule, atKeyOf: entry.source, summary("'\(section.name)' reaches the items of every screen", screen))
        }
        for (kind, keys) in shared {
          for entry in keys.compactMap({ style.bar(kind)?[$0] }) where entry.isSet {
            theme.report(
              rule, atKeyOf: entry.source,
              summary("'\(entry.field.name)' is set on the \(kind.noun), which all screens share", screen))
          }
        }
      }
    }
  }

  private static let shared: [(BarSection, [StyleKey])] = [
    (.navigationBar, BarSection.navigationBar.legacyKeys), (.toolbar, BarSection.toolbar.slots + BarSection.toolbar.legacyKeys),
  ]

  private static func summary(_ what: String, _ screen: String) -> String {
    "\(what), not only '\(screen)'"
  }
}
