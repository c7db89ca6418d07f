internal import Pelmet

extension Theme.ToolbarAppearance: AppearanceObject {
  static let title = "UIToolbarAppearance"
  static let summary = "One appearance slot of a toolbar (APP-4)."
  static let properties: [Property<Self>] =
    barAppearanceProperties() + [
      Property(\.buttonAppearance, "buttonAppearance", since: 13, "Plain bar button items (APP-11)."),
      Property(\.doneButtonAppearance, "doneButtonAppearance", since: 13, deprecated: 26, "Done items before iOS 26 (APP-11)."),
      Property(\.prominentButtonAppearance, "prominentButtonAppearance", since: 26, "Prominent items from iOS 26 on (APP-11)."),
    ]
}
