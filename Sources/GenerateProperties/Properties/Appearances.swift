extension SharedProperties {
  static let barAppearance = SharedProperties(
    "BarAppearance", uiKit: "UIBarAppearance",
    "The properties that the appearances of navigation bars, toolbars and tab bars share (`UIBarAppearance`).",
    [
      Property(
        "background", "BackgroundPreset", set: .byHand, since: 13,
        "The preset from which the appearance starts; it resets only background and shadow (APP-8)."),
      Property(
        "backgroundEffect", "BlurEffect", set: .byHand, none: ".noEffect", since: 13,
        "The blur effect at the bottom of the background (APP-7)."),
      Property(
        "backgroundColor", "Color", set: .byHand, none: ".clear", since: 13,
        "The background colour, painted over the effect (APP-7)."),
      Property(
        "backgroundImage", "Image", set: .byHand, none: ".empty", since: 13,
        "The background image, painted over the colour (APP-7)."),
      Property("backgroundImageContentMode", "ContentMode", since: 13, "The way in which the background image fills the bar."),
      Property(
        "shadowColor", "Color", set: .byHand, none: ".clear", since: 13,
        "The colour of the line between bar and content; without a colour there is no line (APP-9)."),
      Property(
        "shadowImage", "Image", set: .byHand, none: ".empty", since: 13,
        "The image that replaces the line; a template image takes the shadow colour (APP-9)."),
      Property(
        "overrideUserInterfaceStyle", "UserInterfaceStyle", since: 27, lacking: [.visionOS],
        "The light or dark style forced on whatever uses this appearance."),
    ])
}

extension ThemeType {
  static let barButtonItemAppearance = ThemeType(
    "BarButtonItemAppearance", uiKit: "UIBarButtonItemAppearance", role: .appearance,
    "The look of bar button items in each state (APP-12).",
    [
      Property(
        "normal", "BarButtonItemStateAppearance", set: .byHand, boxed: true, since: 13, "The look without any other state."),
      Property(
        "highlighted", "BarButtonItemStateAppearance", set: .byHand, boxed: true, since: 13,
        "The look while touched; values left out come from `normal` (APP-12)."),
      Property(
        "disabled", "BarButtonItemStateAppearance", set: .byHand, boxed: true, since: 13,
        "The look while disabled; values left out come from `normal` (APP-12)."),
      Property(
        "focused", "BarButtonItemStateAppearance", set: .byHand, boxed: true, since: 13,
        "The look while focused; values left out come from `highlighted` (APP-12)."),
    ])

  static let barButtonItemStateAppearance = ThemeType(
    "BarButtonItemStateAppearance", uiKit: "UIBarButtonItemStateAppearance", role: .appearance,
    "The look of bar button items in one state.",
    [
      Property("titleTextAttributes", "TextAttributes", boxed: true, since: 13, "The text attributes of the title."),
      Property("titlePositionAdjustment", "Offset", since: 13, "The offset of the title in points."),
      Property("backgroundImage", "Image", none: ".empty", since: 13, "The image under the item."),
      Property("backgroundImagePositionAdjustment", "Offset", since: 13, "The offset of the background image in points."),
    ])

  static let tabBarItemAppearance = ThemeType(
    "TabBarItemAppearance", uiKit: "UITabBarItemAppearance", role: .appearance,
    "The look of tab bar items in each state, for one layout (APP-13).",
    [
      Property("normal", "TabBarItemStateAppearance", set: .byHand, boxed: true, since: 13, "The look without any other state."),
      Property("selected", "TabBarItemStateAppearance", set: .byHand, boxed: true, since: 13, "The look while selected."),
      Property("disabled", "TabBarItemStateAppearance", set: .byHand, boxed: true, since: 13, "The look while disabled."),
      Property("focused", "TabBarItemStateAppearance", set: .byHand, boxed: true, since: 13, "The look while focused."),
    ])

  static let tabBarItemStateAppearance = ThemeType(
    "TabBarItemStateAppearance", uiKit: "UITabBarItemStateAppearance", role: .appearance,
    "The look of tab bar items in one state.",
    [
      Property("titleTextAttributes", "TextAttributes", boxed: true, since: 13, "The text attributes of the title."),
      Property("titlePositionAdjustment", "Offset", since: 13, "The offset of the title in points."),
      Property("iconColor", "Color", none: ".noColor", since: 13, "The tint of template icons."),
      Property("badgePositionAdjustment", "Offset", since: 13, "The offset of the badge in points."),
      Property("badgeBackgroundColor", "Color", none: ".clear", since: 13, "The background colour of the badge."),
      Property("badgeTextAttributes", "TextAttributes", boxed: true, since: 13, "The text attributes of the badge."),
      Property("badgeTitlePositionAdjustment", "Offset", since: 13, "The offset of the badge's text in points."),
    ])

  static let textAttributes = ThemeType(
    "TextAttributes", uiKit: "text attributes",
    "The attributes of a text.",
    unset: "An attribute that is `nil` keeps the system's value.",
    [
      Property("foregroundColor", "Color", none: ".clear", "The colour of the text."),
      Property("font", "Font", boxed: true, "The font."),
      Property("kern", "Double", "The extra space between characters in points."),
      Property("baselineOffset", "Double", "The distance in points by which the text is raised."),
      Property("underlineStyle", "UnderlineStyle", "The line under the text."),
      Property("strikethroughStyle", "UnderlineStyle", "The line through the text."),
      Property("shadow", "Shadow", boxed: true, none: ".noShadow", "The shadow behind the text."),
    ])
}
