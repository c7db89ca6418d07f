// Generated from Sources/GenerateProperties/Properties by `make generate`. Edit there.

internal import Pelmet

/// The properties that the appearances of navigation bars, toolbars and tab bars share (`UIBarAppearance`).
func barAppearanceProperties<Root: Theme.BarAppearance>() -> [Property<Root>] {
  [
    Property(
      \.background, "background", since: 13,
      "The preset from which the appearance starts; it resets only background and shadow (APP-8)."),
    Property(
      \.backgroundEffect, "backgroundEffect", none: .noEffect, since: 13,
      "The blur effect at the bottom of the background (APP-7)."),
    Property(
      \.backgroundColor, "backgroundColor", none: .clear, since: 13, "The background colour, painted over the effect (APP-7)."),
    Property(
      \.backgroundImage, "backgroundImage", none: .empty, since: 13, "The background image, painted over the colour (APP-7)."),
    Property(
      \.backgroundImageContentMode, "backgroundImageContentMode", since: 13,
      "The way in which the background image fills the bar."),
    Property(
      \.shadowColor, "shadowColor", none: .clear, since: 13,
      "The colour of the line between bar and content; without a colour there is no line (APP-9)."),
    Property(
      \.shadowImage, "shadowImage", none: .empty, since: 13,
      "The image that replaces the line; a template image takes the shadow colour (APP-9)."),
    Property(
      \.overrideUserInterfaceStyle, "overrideUserInterfaceStyle", since: 27,
      "The light or dark style forced on whatever uses this appearance."),
  ]
}

extension Theme.BarButtonItemAppearance: AppearanceObject {
  static let title = "UIBarButtonItemAppearance"
  static let summary = "The look of bar button items in each state (APP-12)."
  static let schema = erased()
  static let properties: [Property<Self>] = [
    Property(\.normal, "normal", since: 13, "The look without any other state."),
    Property(\.highlighted, "highlighted", since: 13, "The look while touched; values left out come from `normal` (APP-12)."),
    Property(\.disabled, "disabled", since: 13, "The look while disabled; values left out come from `normal` (APP-12)."),
    Property(\.focused, "focused", since: 13, "The look while focused; values left out come from `highlighted` (APP-12)."),
  ]
}

extension Theme.BarButtonItemStateAppearance: AppearanceObject {
  static let title = "UIBarButtonItemStateAppearance"
  static let summary = "The look of bar button items in one state."
  static let schema = erased()
  static let properties: [Property<Self>] = [
    Property(\.titleTextAttributes, "titleTextAttributes", since: 13, "The text attributes of the title."),
    Property(\.titlePositionAdjustment, "titlePositionAdjustment", since: 13, "The offset of the title in points."),
    Property(\.backgroundImage, "backgroundImage", none: .empty, since: 13, "The image under the item."),
    Property(
      \.backgroundImagePositionAdjustment, "backgroundImagePositionAdjustment", since: 13,
      "The offset of the background image in points."),
  ]
}

extension Theme.TabBarItemAppearance: AppearanceObject {
  static let title = "UITabBarItemAppearance"
  static let summary = "The look of tab bar items in each state, for one layout (APP-13)."
  static let schema = erased()
  static let properties: [Property<Self>] = [
    Property(\.normal, "normal", since: 13, "The look without any other state."),
    Property(\.selected, "selected", since: 13, "The look while selected."),
    Property(\.disabled, "disabled", since: 13, "The look while disabled."),
    Property(\.focused, "focused", since: 13, "The look while focused."),
  ]
}

extension Theme.TabBarItemStateAppearance: AppearanceObject {
  static let title = "UITabBarItemStateAppearance"
  static let summary = "The look of tab bar items in one state."
  static let schema = erased()
  static let properties: [Property<Self>] = [
    Property(\.titleTextAttributes, "titleTextAttributes", since: 13, "The text attributes of the title."),
    Property(\.titlePositionAdjustment, "titlePositionAdjustment", since: 13, "The offset of the title in points."),
    Property(\.iconColor, "iconColor", none: .noColor, since: 13, "The tint of template icons."),
    Property(\.badgePositionAdjustment, "badgePositionAdjustment", since: 13, "The offset of the badge in points."),
    Property(\.badgeBackgroundColor, "badgeBackgroundColor", none: .clear, since: 13, "The background colour of the badge."),
    Property(\.badgeTextAttributes, "badgeTextAttributes", since: 13, "The text attributes of the badge."),
    Property(
      \.badgeTitlePositionAdjustment, "badgeTitlePositionAdjustment", since: 13, "The offset of the badge's text in points."),
  ]
}

extension Theme.TextAttributes: Catalogued {
  static let title = "text attributes"
  static let summary = "The attributes of a text."
  static let schema = erased()
  static let properties: [Property<Self>] = [
    Property(\.foregroundColor, "foregroundColor", none: .clear, "The colour of the text."),
    Property(\.font, "font", "The font."),
    Property(\.kern, "kern", "The extra space between characters in points."),
    Property(\.baselineOffset, "baselineOffset", "The distance in points by which the text is raised."),
    Property(\.underlineStyle, "underlineStyle", "The line under the text."),
    Property(\.strikethroughStyle, "strikethroughStyle", "The line through the text."),
    Property(\.shadow, "shadow", none: .noShadow, "The shadow behind the text."),
  ]
}
