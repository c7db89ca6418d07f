internal import Pelmet

extension Theme.TabBarItemStateAppearance: AppearanceObject {
  static let title = "UITabBarItemStateAppearance"
  static let summary = "How tab bar items look in one state."
  static let properties: [Property<Self>] = [
    Property(\.titleTextAttributes, "titleTextAttributes", since: 13, "The title."),
    Property(\.titlePositionAdjustment, "titlePositionAdjustment", since: 13, "Moves the title, in points."),
    Property(\.iconColor, "iconColor", none: .noColor, since: 13, "Template icons."),
    Property(\.badgePositionAdjustment, "badgePositionAdjustment", since: 13, "Moves the badge, in points."),
    Property(\.badgeBackgroundColor, "badgeBackgroundColor", none: .clear, since: 13, "Background of the badge."),
    Property(\.badgeTextAttributes, "badgeTextAttributes", since: 13, "Text of the badge."),
    Property(
      \.badgeTitlePositionAdjustment, "badgeTitlePositionAdjustment", since: 13, "Moves the text of the badge, in points."),
  ]
}
