// Generated from Sources/GenerateProperties/Properties by `make generate`. Edit there.

internal import Pelmet

extension Theme.ToolbarStyle: Catalogued {
  static let title = "UIToolbar"
  static let summary = "The look of toolbars: the properties of `UIToolbar`, legacy ones included, and its four appearance slots."
  static let schema = erased()
  static let properties: [Property<Self>] = [
    Property(\.barStyle, "barStyle", "The light or dark system background (BAR-10)."),
    Property(\.isTranslucent, "isTranslucent", "Whether content extends under the bar (BAR-2, BAR-6)."),
    Property(\.tintColor, "tintColor", none: .noColor, "The tint of bar button items (BAR-8)."),
    Property(\.barTintColor, "barTintColor", none: .noColor, "The legacy background colour (BAR-6)."),
    Property(\.backgroundImage, "backgroundImage", none: .empty, "The legacy background image (BAR-6)."),
    Property(\.shadowImage, "shadowImage", none: .empty, "The legacy shadow, drawn only with a legacy background image (BAR-7)."),
    Property(\.standardAppearance, "standardAppearance", since: 13, "The appearance over content (APP-4)."),
    Property(\.compactAppearance, "compactAppearance", since: 13, "The appearance in compact height (APP-4)."),
    Property(
      \.scrollEdgeAppearance, "scrollEdgeAppearance", since: 15, "The appearance while content is at its bottom edge (APP-4)."),
    Property(
      \.compactScrollEdgeAppearance, "compactScrollEdgeAppearance", since: 15,
      "The appearance in compact height while content is at its bottom edge (APP-4)."),
    Property(
      \.backgroundColor, "backgroundColor", none: .clear,
      "The background colour of the view itself, behind everything that the bar draws."),
    Property(
      \.userInterfaceStyle, "userInterfaceStyle", since: 13,
      "The light or dark style forced on the bar alone (`overrideUserInterfaceStyle`)."),
  ]
}

extension Theme.ToolbarAppearance: AppearanceObject {
  static let title = "UIToolbarAppearance"
  static let summary = "One appearance slot of a toolbar (APP-4)."
  static let schema = erased()
  static let properties: [Property<Self>] =
    barAppearanceProperties() + [
      Property(\.buttonAppearance, "buttonAppearance", since: 13, "The appearance of plain bar button items (APP-11)."),
      Property(
        \.doneButtonAppearance, "doneButtonAppearance", since: 13, deprecated: 26,
        "The appearance of done items before iOS 26 (APP-11)."),
      Property(
        \.prominentButtonAppearance, "prominentButtonAppearance", since: 26,
        "The appearance of prominent items from iOS 26 on (APP-11)."),
    ]
}
