extension ThemeType {
  static let toolbarStyle = ThemeType(
    "ToolbarStyle", uiKit: "UIToolbar",
    "The look of toolbars: the properties of `UIToolbar`, legacy ones included, and its four appearance slots.",
    [
      Property("barStyle", "BarStyle", recorded: true, "The light or dark system background (BAR-10)."),
      Property("isTranslucent", "Bool", set: .byHand, "Whether content extends under the bar (BAR-2, BAR-6)."),
      Property("tintColor", "Color", set: .tint, none: ".noColor", "The tint of bar button items (BAR-8)."),
      Property("barTintColor", "Color", none: ".noColor", recorded: true, "The legacy background colour (BAR-6)."),
      Property(
        "backgroundImage", "ByPosition<ByMetrics<Image>>", boxed: true, none: ".empty", "The legacy background image (BAR-6)."),
      Property(
        "shadowImage", "ByPosition<Image>", boxed: true, none: ".empty",
        "The legacy shadow, drawn only with a legacy background image (BAR-7)."),
      Property(
        "standardAppearance", "ToolbarAppearance", boxed: true, recorded: true, since: 13, "The appearance over content (APP-4)."
      ),
      Property(
        "compactAppearance", "ToolbarAppearance", set: .slot(neutral: "UIToolbarAppearance()"), boxed: true, recorded: true,
        since: 13, "The appearance in compact height (APP-4)."),
      Property(
        "scrollEdgeAppearance", "ToolbarAppearance", set: .slot(neutral: "UIToolbarAppearance()"), boxed: true, recorded: true,
        since: 15, "The appearance while content is at its bottom edge (APP-4)."),
      Property(
        "compactScrollEdgeAppearance", "ToolbarAppearance", set: .slot(neutral: "UIToolbarAppearance()"), boxed: true,
        recorded: true, since: 15, "The appearance in compact height while content is at its bottom edge (APP-4)."),
      Property(
        "backgroundColor", "Color", none: ".clear", recorded: true,
        "The background colour of the view itself, behind everything that the bar draws."),
      Property(
        "userInterfaceStyle", "UserInterfaceStyle", as: "overrideUserInterfaceStyle", since: 13,
        "The light or dark style forced on the bar alone (`overrideUserInterfaceStyle`)."),
    ])

  static let toolbarAppearance = ThemeType(
    "ToolbarAppearance", uiKit: "UIToolbarAppearance", role: .appearance, sharing: .barAppearance,
    "One appearance slot of a toolbar (APP-4).",
    [
      Property(
        "buttonAppearance", "BarButtonItemAppearance", boxed: true, since: 13,
        "The appearance of plain bar button items (APP-11)."),
      Property(
        "doneButtonAppearance", "BarButtonItemAppearance", set: .byHand, boxed: true, since: 13, deprecated: 26,
        "The appearance of done items before iOS 26 (APP-11)."),
      Property(
        "prominentButtonAppearance", "BarButtonItemAppearance", set: .byHand, boxed: true, since: 26,
        "The appearance of prominent items from iOS 26 on (APP-11)."),
    ])
}
