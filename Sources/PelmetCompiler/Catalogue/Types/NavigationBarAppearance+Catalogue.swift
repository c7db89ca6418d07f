internal import Pelmet

extension Theme.NavigationBarAppearance: AppearanceObject {
  static let title = "UINavigationBarAppearance"
  static let summary =
    "One appearance slot of a navigation bar. UIKit takes every value from one slot and merges nothing (APP-1)."
  static let properties: [Property<Self>] =
    barAppearanceProperties() + [
      Property(\.titleTextAttributes, "titleTextAttributes", since: 13, "The title."),
      Property(\.titlePositionAdjustment, "titlePositionAdjustment", since: 13, "Moves the title, in points."),
      Property(\.largeTitleTextAttributes, "largeTitleTextAttributes", since: 13, "The large title."),
      Property(\.subtitleTextAttributes, "subtitleTextAttributes", since: 26, "The subtitle (APP-15)."),
      Property(\.largeSubtitleTextAttributes, "largeSubtitleTextAttributes", since: 26, "The large subtitle (APP-15)."),
      Property(\.buttonAppearance, "buttonAppearance", since: 13, "Plain bar button items (APP-11)."),
      Property(\.doneButtonAppearance, "doneButtonAppearance", since: 13, deprecated: 26, "Done items before iOS 26 (APP-11)."),
      Property(
        \.prominentButtonAppearance, "prominentButtonAppearance", since: 13,
        "Prominent items, as done items are called from iOS 26 on (APP-11)."),
      Property(
        \.backButtonAppearance, "backButtonAppearance", since: 13,
        "The back button; what it leaves open comes from `buttonAppearance` (APP-11)."),
      Property(
        \.backIndicatorImage, "backIndicatorImage", none: .empty, since: 13,
        "The chevron; takes effect only together with its mask (APP-10)."),
      Property(
        \.backIndicatorTransitionMaskImage, "backIndicatorTransitionMaskImage", none: .empty, since: 13,
        "Masks content during a transition; takes effect only together with the indicator (APP-10)."),
    ]
}
