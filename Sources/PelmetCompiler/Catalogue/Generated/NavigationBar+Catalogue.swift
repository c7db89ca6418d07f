// Generated from Sources/GenerateProperties/Properties by `make generate`. Edit there.

internal import Pelmet

extension Theme.NavigationBarStyle: Catalogued {
  static let title = "UINavigationBar"
  static let summary =
    "The look of navigation bars: the properties of `UINavigationBar`, legacy ones included, and its four appearance slots."
  static let schema = erased()
  static let properties: [Property<Self>] = [
    Property(
      \.barStyle, "barStyle",
      "The light or dark system background; without appearance objects also the status bar's style (BAR-10, STB-2)."),
    Property(\.isTranslucent, "isTranslucent", "Whether content extends under the bar (BAR-2, BAR-6)."),
    Property(\.prefersLargeTitles, "prefersLargeTitles", "Whether items may show large titles (NAV-12)."),
    Property(\.tintColor, "tintColor", none: .noColor, "The tint of bar button items and the back indicator (BAR-8)."),
    Property(
      \.barTintColor, "barTintColor", none: .noColor,
      "The legacy background colour; from iOS 15 on it has no effect at the scroll edge (BAR-6, APP-14)."),
    Property(\.backgroundImage, "backgroundImage", none: .empty, "The legacy background image (BAR-6)."),
    Property(\.shadowImage, "shadowImage", none: .empty, "The legacy shadow, drawn only with a legacy background image (BAR-7)."),
    Property(\.titleTextAttributes, "titleTextAttributes", "The legacy text attributes of the title (BAR-11)."),
    Property(\.largeTitleTextAttributes, "largeTitleTextAttributes", "The legacy text attributes of the large title (BAR-11)."),
    Property(
      \.titleVerticalPositionAdjustment, "titleVerticalPositionAdjustment",
      "The vertical offset of the title in points; positive moves it down (BAR-11)."),
    Property(
      \.backIndicatorImage, "backIndicatorImage", none: .empty,
      "The chevron beside the back button's title; it has no effect without its mask (BAR-9)."),
    Property(
      \.backIndicatorTransitionMaskImage, "backIndicatorTransitionMaskImage", none: .empty,
      "The mask of content that slides past the chevron; it has no effect without the chevron (BAR-9)."),
    Property(\.standardAppearance, "standardAppearance", since: 13, "The appearance over scrolled content (APP-2)."),
    Property(\.compactAppearance, "compactAppearance", since: 13, "The appearance in compact height (APP-2)."),
    Property(
      \.scrollEdgeAppearance, "scrollEdgeAppearance", since: 13,
      "The appearance while content is at its top edge; before iOS 15 only with large titles (APP-2, APP-3)."),
    Property(
      \.compactScrollEdgeAppearance, "compactScrollEdgeAppearance", since: 15,
      "The appearance in compact height while content is at its top edge (APP-2)."),
    Property(\.preferredBehavioralStyle, "preferredBehavioralStyle", since: 16, "The behavioural style on Mac Catalyst."),
    Property(
      \.backgroundColor, "backgroundColor", none: .clear,
      "The background colour of the view itself, behind everything that the bar draws."),
    Property(
      \.userInterfaceStyle, "userInterfaceStyle", since: 13,
      "The light or dark style forced on the bar alone (`overrideUserInterfaceStyle`)."),
  ]
}

extension Theme.NavigationBarAppearance: AppearanceObject {
  static let title = "UINavigationBarAppearance"
  static let summary = "One appearance slot of a navigation bar. UIKit takes every value from one slot and merges none (APP-1)."
  static let schema = erased()
  static let properties: [Property<Self>] =
    barAppearanceProperties() + [
      Property(\.titleTextAttributes, "titleTextAttributes", since: 13, "The text attributes of the title."),
      Property(\.titlePositionAdjustment, "titlePositionAdjustment", since: 13, "The offset of the title in points."),
      Property(\.largeTitleTextAttributes, "largeTitleTextAttributes", since: 13, "The text attributes of the large title."),
      Property(\.subtitleTextAttributes, "subtitleTextAttributes", since: 26, "The text attributes of the subtitle (APP-15)."),
      Property(
        \.largeSubtitleTextAttributes, "largeSubtitleTextAttributes", since: 26,
        "The text attributes of the large subtitle (APP-15)."),
      Property(\.buttonAppearance, "buttonAppearance", since: 13, "The appearance of plain bar button items (APP-11)."),
      Property(
        \.doneButtonAppearance, "doneButtonAppearance", since: 13, deprecated: 26,
        "The appearance of done items before iOS 26 (APP-11)."),
      Property(
        \.prominentButtonAppearance, "prominentButtonAppearance", since: 13,
        "The appearance of prominent items, the name of done items from iOS 26 on (APP-11)."),
      Property(
        \.backButtonAppearance, "backButtonAppearance", since: 13,
        "The appearance of the back button; values left out come from `buttonAppearance` (APP-11)."),
      Property(
        \.backIndicatorImage, "backIndicatorImage", none: .empty, since: 13,
        "The chevron beside the back button's title; it has no effect without its mask (APP-10)."),
      Property(
        \.backIndicatorTransitionMaskImage, "backIndicatorTransitionMaskImage", none: .empty, since: 13,
        "The mask of content that slides past the chevron; it has no effect without the chevron (APP-10)."),
    ]
}
