internal import Pelmet

extension Theme.ToolbarStyle: Catalogued {
  static let title = "UIToolbar"
  static let summary = "The look of toolbars: what `UIToolbar` takes, legacy properties and the four appearance slots."
  static let properties: [Property<Self>] = [
    Property(\.barStyle, "barStyle", "Light or dark system background (BAR-10)."),
    Property(\.isTranslucent, "isTranslucent", "Whether content extends under the bar (BAR-2, BAR-6)."),
    Property(\.tintColor, "tintColor", none: .noColor, "Bar button items (BAR-8)."),
    Property(\.barTintColor, "barTintColor", none: .noColor, "Legacy background (BAR-6)."),
    Property(\.backgroundImage, "backgroundImage", none: .empty, "Legacy background image (BAR-6)."),
    Property(\.shadowImage, "shadowImage", none: .empty, "Legacy shadow; drawn only beside a legacy background image (BAR-7)."),
    Property(\.standardAppearance, "standardAppearance", since: 13, "The bar over content (APP-4)."),
    Property(\.compactAppearance, "compactAppearance", since: 13, "The bar in compact height (APP-4)."),
    Property(\.scrollEdgeAppearance, "scrollEdgeAppearance", since: 15, "The bar while content is at its bottom edge (APP-4)."),
    Property(
      \.compactScrollEdgeAppearance, "compactScrollEdgeAppearance", since: 15,
      "The bar at the bottom edge in compact height (APP-4)."),
    Property(
      \.backgroundColor, "backgroundColor", none: .clear, "The view's own background, behind everything that the bar draws."),
    Property(
      \.userInterfaceStyle, "userInterfaceStyle", since: 13,
      "Forces light or dark on the bar alone (`overrideUserInterfaceStyle`)."),
  ]
}
