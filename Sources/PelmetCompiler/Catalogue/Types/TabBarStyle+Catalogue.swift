internal import Pelmet

extension Theme.TabBarStyle: Catalogued {
  static let title = "UITabBar"
  static let summary = "The look of tab bars: what `UITabBar` takes, legacy properties and the two appearance slots."
  static let properties: [Property<Self>] = [
    Property(\.barStyle, "barStyle", "Light or dark system background (BAR-10)."),
    Property(\.isTranslucent, "isTranslucent", "Whether content extends under the bar (BAR-2)."),
    Property(\.tintColor, "tintColor", none: .noColor, "The selected item (TAB-10)."),
    Property(\.barTintColor, "barTintColor", none: .noColor, "Legacy background (TAB-10)."),
    Property(
      \.unselectedItemTintColor, "unselectedItemTintColor", none: .noColor,
      "Items that are not selected; beats their title attributes (PRX-8)."),
    Property(\.backgroundImage, "backgroundImage", none: .empty, "Legacy background image, tiled (TAB-10)."),
    Property(
      \.selectionIndicatorImage, "selectionIndicatorImage", none: .empty,
      "Drawn between the bar and the icon of the selected item (TAB-10)."),
    Property(\.shadowImage, "shadowImage", none: .empty, "Legacy shadow; drawn only beside a legacy background image (BAR-7)."),
    Property(\.itemPositioning, "itemPositioning", "How items are spread over the width (TAB-9)."),
    Property(\.itemWidth, "itemWidth", "Width of an item in points, only when centered; 0 or less is the system's (TAB-9)."),
    Property(
      \.itemSpacing, "itemSpacing", "Space between items in points, only when centered; 0 or less is the system's (TAB-9)."),
    Property(\.standardAppearance, "standardAppearance", since: 13, "The bar over content (APP-5)."),
    Property(\.scrollEdgeAppearance, "scrollEdgeAppearance", since: 15, "The bar while content is at its bottom edge (APP-5)."),
    Property(
      \.backgroundColor, "backgroundColor", none: .clear, "The view's own background, behind everything that the bar draws."),
    Property(
      \.userInterfaceStyle, "userInterfaceStyle", since: 13,
      "Forces light or dark on the bar alone (`overrideUserInterfaceStyle`)."),
  ]
}
