internal import Pelmet

extension Theme.TabBarItemStyle: Catalogued {
  static let title = "UITabBarItem"
  static let summary = "The look of tab bar items."
  static let properties: [Property<Self>] = [
    Property(\.titleTextAttributes, "titleTextAttributes", "Legacy title attributes by state (ITM-11)."),
    Property(\.titlePositionAdjustment, "titlePositionAdjustment", "Moves the title, in points."),
    Property(\.badgeColor, "badgeColor", none: .noColor, "Background of the badge."),
    Property(\.badgeTextAttributes, "badgeTextAttributes", "Text of the badge by state."),
    Property(\.imageInsets, "imageInsets", "Insets of the image, in points."),
    Property(\.landscapeImagePhoneInsets, "landscapeImagePhoneInsets", "Insets of the image for compact metrics, in points."),
    Property(
      \.largeContentSizeImageInsets, "largeContentSizeImageInsets", "Insets of the image in the large content viewer, in points."),
    Property(\.standardAppearance, "standardAppearance", since: 13, "The bar while this item is selected (APP-5)."),
    Property(
      \.scrollEdgeAppearance, "scrollEdgeAppearance", since: 15, "The bar at the bottom edge while this item is selected (APP-5)."
    ),
  ]
}
