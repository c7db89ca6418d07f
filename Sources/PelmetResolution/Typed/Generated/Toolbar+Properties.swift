// Generated from Sources/GenerateProperties/Properties by `make generate`. Edit there.

internal import Pelmet

extension Theme.ToolbarStyle: ThemeObject {
  static let summary = "The look of toolbars: the properties of `UIToolbar`, legacy ones included, and its four appearance slots."
  static let properties: [Property<Self>] = [
    Property(\.barStyle, "The light or dark system background (BAR-10)."),
    Property(\.isTranslucent, "Whether content extends under the bar (BAR-2, BAR-6)."),
    Property(\.tintColor, "The tint of bar button items (BAR-8)."),
    Property(\.barTintColor, "The legacy background colour (BAR-6)."),
    Property(\.backgroundImage, "The legacy background image (BAR-6)."),
    Property(\.shadowImage, "The legacy shadow, drawn only with a legacy background image (BAR-7)."),
    Property(\.standardAppearance, "The appearance over content (APP-4)."),
    Property(\.compactAppearance, "The appearance in compact height (APP-4)."),
    Property(\.scrollEdgeAppearance, "The appearance while content is at its bottom edge (APP-4)."),
    Property(\.compactScrollEdgeAppearance, "The appearance in compact height while content is at its bottom edge (APP-4)."),
    Property(\.backgroundColor, "The background colour of the view itself, behind everything that the bar draws."),
    Property(\.userInterfaceStyle, "The light or dark style forced on the bar alone (`overrideUserInterfaceStyle`)."),
  ]
}

extension Theme.ToolbarAppearance: ThemeObject {
  static let summary = "One appearance slot of a toolbar (APP-4)."
  static let properties: [Property<Self>] =
    barAppearanceProperties() + [
      Property(\.buttonAppearance, "The appearance of plain bar button items (APP-11)."),
      Property(\.doneButtonAppearance, deprecated: 26, "The appearance of done items before iOS 26 (APP-11)."),
      Property(\.prominentButtonAppearance, "The appearance of prominent items from iOS 26 on (APP-11)."),
    ]
}
