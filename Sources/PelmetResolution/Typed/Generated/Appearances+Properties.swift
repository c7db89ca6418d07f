// Generated from Sources/GenerateProperties/Properties by `make generate`. Edit there.

internal import Pelmet

/// The properties that the appearances of navigation bars, toolbars and tab bars share (`UIBarAppearance`).
func barAppearanceProperties<Root: Theme.BarAppearance>() -> [Property<Root>] {
  [
    Property(\.background, "The preset from which the appearance starts; it resets only background and shadow (APP-8)."),
    Property(\.backgroundEffect, "The blur effect at the bottom of the background (APP-7)."),
    Property(\.backgroundColor, "The background colour, painted over the effect (APP-7)."),
    Property(\.backgroundImage, "The background image, painted over the colour (APP-7)."),
    Property(\.backgroundImageContentMode, "The way in which the background image fills the bar."),
    Property(\.shadowColor, "The colour of the line between bar and content; without a colour there is no line (APP-9)."),
    Property(\.shadowImage, "The image that replaces the line; a template image takes the shadow colour (APP-9)."),
    Property(\.overrideUserInterfaceStyle, "The light or dark style forced on whatever uses this appearance."),
  ]
}

extension Theme.BarButtonItemAppearance: ThemeObject {
  static let summary = "The look of bar button items in each state (APP-12)."
  static let properties: [Property<Self>] = [
    Property(\.normal, "The look without any other state."),
    Property(\.highlighted, "The look while touched; values left out come from `normal` (APP-12)."),
    Property(\.disabled, "The look while disabled; values left out come from `normal` (APP-12)."),
    Property(\.focused, "The look while focused; values left out come from `highlighted` (APP-12)."),
  ]
}

extension Theme.BarButtonItemStateAppearance: ThemeObject {
  static let summary = "The look of bar button items in one state."
  static let properties: [Property<Self>] = [
    Property(\.titleTextAttributes, "The text attributes of the title."),
    Property(\.titlePositionAdjustment, "The offset of the title in points."),
    Property(\.backgroundImage, "The image under the item."),
    Property(\.backgroundImagePositionAdjustment, "The offset of the background image in points."),
  ]
}

extension Theme.TabBarItemAppearance: ThemeObject {
  static let summary = "The look of tab bar items in each state, for one layout (APP-13)."
  static let properties: [Property<Self>] = [
    Property(\.normal, "The look without any other state."),
    Property(\.selected, "The look while selected."),
    Property(\.disabled, "The look while disabled."),
    Property(\.focused, "The look while focused."),
  ]
}

extension Theme.TabBarItemStateAppearance: ThemeObject {
  static let summary = "The look of tab bar items in one state."
  static let properties: [Property<Self>] = [
    Property(\.titleTextAttributes, "The text attributes of the title."),
    Property(\.titlePositionAdjustment, "The offset of the title in points."),
    Property(\.iconColor, "The tint of template icons."),
    Property(\.badgePositionAdjustment, "The offset of the badge in points."),
    Property(\.badgeBackgroundColor, "The background colour of the badge."),
    Property(\.badgeTextAttributes, "The text attributes of the badge."),
    Property(\.badgeTitlePositionAdjustment, "The offset of the badge's text in points."),
  ]
}

extension Theme.TextAttributes: ThemeObject {
  static let summary = "The attributes of a text."
  static let properties: [Property<Self>] = [
    Property(\.foregroundColor, "The colour of the text."),
    Property(\.font, "The font."),
    Property(\.kern, "The extra space between characters in points."),
    Property(\.baselineOffset, "The distance in points by which the text is raised."),
    Property(\.underlineStyle, "The line under the text."),
    Property(\.strikethroughStyle, "The line through the text."),
    Property(\.shadow, "The shadow behind the text."),
  ]
}
