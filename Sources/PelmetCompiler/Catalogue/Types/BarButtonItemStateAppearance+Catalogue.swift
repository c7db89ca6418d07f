internal import Pelmet

extension Theme.BarButtonItemStateAppearance: AppearanceObject {
  static let title = "UIBarButtonItemStateAppearance"
  static let summary = "How bar button items look in one state."
  static let properties: [Property<Self>] = [
    Property(\.titleTextAttributes, "titleTextAttributes", since: 13, "The title."),
    Property(\.titlePositionAdjustment, "titlePositionAdjustment", since: 13, "Moves the title, in points."),
    Property(\.backgroundImage, "backgroundImage", none: .empty, since: 13, "Drawn under the item."),
    Property(
      \.backgroundImagePositionAdjustment, "backgroundImagePositionAdjustment", since: 13,
      "Moves the background image, in points."),
  ]
}
