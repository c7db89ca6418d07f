import Pelmet
import PelmetUIKit

#if canImport(UIKit)
  import UIKit
#else
  import ModelCore
#endif

/// Applies the compiled themes to bars, and prints the colours that the bars show for light, dark and high contrast.
@main
enum App {
  @MainActor static func main() {
    for theme in [Theme.daylight, Theme.midnight, Theme.brand(Theme.Color.RGB(0xFFC400))] {
      ColorTable(title: theme.title ?? theme.name, rows: rows(of: theme)).print()
    }
  }

  /// Colours of bars to which the theme was applied.
  @MainActor private static func rows(of theme: Theme) -> [ColorTable.Row] {
    let navigationBar = UINavigationBar()
    let tabBar = UITabBar()
    theme.apply(to: navigationBar)
    theme.apply(to: tabBar)

    let appearance = navigationBar.standardAppearance
    let icons = tabBar.standardAppearance.stackedLayoutAppearance
    return [
      ("navigation bar, background", appearance.backgroundColor),
      ("navigation bar, title", appearance.titleTextAttributes[.foregroundColor] as? UIColor),
      ("navigation bar, button", appearance.buttonAppearance.normal.titleTextAttributes[.foregroundColor] as? UIColor),
      ("tab bar, icon", icons.normal.iconColor),
      ("tab bar, selected icon", icons.selected.iconColor),
    ]
  }
}
