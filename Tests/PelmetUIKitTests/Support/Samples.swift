import Pelmet

/// Values that differ from what UIKit has by default.
enum Sample {
  static let color = Theme.Color.adaptive(light: .rgb(0x123456), dark: .rgb(0xFEDCBA))
  static let image = Theme.Image(.fill(color))
  static let offset = Theme.Offset(horizontal: 1, vertical: 2)
  static let insets = Theme.EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
  static let text = Theme.TextAttributes(
    foregroundColor: color, font: Theme.Font(size: 20), kern: 1, baselineOffset: 2, underlineStyle: .single,
    strikethroughStyle: .double,
    shadow: Theme.Shadow.noShadow)
  static let itemState = Theme.BarButtonItemStateAppearance(titleTextAttributes: text)
  static let item = Theme.BarButtonItemAppearance(normal: itemState)
  static let tabState = Theme.TabBarItemStateAppearance(iconColor: color)
  static let tabItem = Theme.TabBarItemAppearance(selected: tabState)
  static let navigationBar = Theme.NavigationBarAppearance(backgroundColor: color)
  static let toolbar = Theme.ToolbarAppearance(backgroundColor: color)
  static let tabBar = Theme.TabBarAppearance(backgroundColor: color)
}
