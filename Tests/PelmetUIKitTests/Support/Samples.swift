import Pelmet

/// Values that differ from what UIKit has by default.
enum Sample {
  static let color = Color.adaptive(light: .rgb(0x123456), dark: .rgb(0xFEDCBA))
  static let image = Image(.fill(color))
  static let offset = Offset(1, 2)
  static let insets = EdgeInsets(1, 2, 3, 4)
  static let text = TextAttributes(
    foregroundColor: color, font: Font(size: 20), kern: 1, baselineOffset: 2, underlineStyle: .single,
    strikethroughStyle: .double,
    shadow: Shadow.none)
  static let itemState = BarButtonItemStateAppearance(titleTextAttributes: text)
  static let item = BarButtonItemAppearance(normal: itemState)
  static let tabState = TabBarItemStateAppearance(iconColor: color)
  static let tabItem = TabBarItemAppearance(selected: tabState)
  static let navigationBar = NavigationBarAppearance(backgroundColor: color)
  static let toolbar = ToolbarAppearance(backgroundColor: color)
  static let tabBar = TabBarAppearance(backgroundColor: color)
}
