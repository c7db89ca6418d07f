// Generated from Sources/GenerateProperties/Properties by `make generate`. Edit there.

internal import Pelmet

extension Theme.NavigationBarStyle: ThemeObject {
  static let summary =
    "The look of navigation bars: the properties of `UINavigationBar`, legacy ones included, and its four appearance slots."
  static let properties: [Property<Self>] = [
    Property(
      \.barStyle,
      "The light or dark background; before iOS 27, without appearance objects, also the status bar's style (BAR-10, STB-2)."),
    Property(\.isTranslucent, "Whether content extends under the bar (BAR-2, BAR-6)."),
    Property(\.prefersLargeTitles, "Whether items may show large titles (NAV-12)."),
    Property(\.tintColor, "The tint of bar button items and the back indicator (BAR-8)."),
    Property(\.barTintColor, "The legacy background colour; from iOS 15 on it has no effect at the scroll edge (BAR-6, APP-14)."),
    Property(\.backgroundImage, "The legacy background image (BAR-6)."),
    Property(\.shadowImage, "The legacy shadow, drawn only with a legacy background image (BAR-7)."),
    Property(\.titleTextAttributes, "The legacy text attributes of the title (BAR-11)."),
    Property(\.largeTitleTextAttributes, "The legacy text attributes of the large title (BAR-11)."),
    Property(\.titleVerticalPositionAdjustment, "The vertical offset of the title in points; positive moves it down (BAR-11)."),
    Property(\.backIndicatorImage, "The chevron beside the back button's title; it has no effect without its mask (BAR-9)."),
    Property(
      \.backIndicatorTransitionMaskImage,
      "The mask of content that slides past the chevron; it has no effect without the chevron (BAR-9)."),
    Property(\.standardAppearance, "The appearance over scrolled content (APP-2)."),
    Property(\.compactAppearance, "The appearance in compact height (APP-2)."),
    Property(
      \.scrollEdgeAppearance,
      "The appearance while content is at its top edge; before iOS 15 only with large titles (APP-2, APP-3)."),
    Property(\.compactScrollEdgeAppearance, "The appearance in compact height while content is at its top edge (APP-2)."),
    Property(\.preferredBehavioralStyle, "The behavioural style on Mac Catalyst."),
    Property(\.backgroundColor, "The background colour of the view itself, behind everything that the bar draws."),
    Property(\.userInterfaceStyle, "The light or dark style forced on the bar alone (`overrideUserInterfaceStyle`)."),
  ]
}

extension Theme.NavigationBarAppearance: ThemeObject {
  static let summary = "One appearance slot of a navigation bar. UIKit takes every value from one slot and merges none (APP-1)."
  static let properties: [Property<Self>] =
    barAppearanceProperties() + [
      Property(\.titleTextAttributes, "The text attributes of the title."),
      Property(\.titlePositionAdjustment, "The offset of the title in points."),
      Property(\.largeTitleTextAttributes, "The text attributes of the large title."),
      Property(\.subtitleTextAttributes, "The text attributes of the subtitle (APP-15)."),
      Property(\.largeSubtitleTextAttributes, "The text attributes of the large subtitle (APP-15)."),
      Property(\.buttonAppearance, "The appearance of plain bar button items (APP-11)."),
      Property(\.doneButtonAppearance, deprecated: 26, "The appearance of done items before iOS 26 (APP-11)."),
      Property(\.prominentButtonAppearance, "The appearance of prominent items, the name of done items from iOS 26 on (APP-11)."),
      Property(
        \.backButtonAppearance, "The appearance of the back button; values left out come from `buttonAppearance` (APP-11)."),
      Property(\.backIndicatorImage, "The chevron beside the back button's title; it has no effect without its mask (APP-10)."),
      Property(
        \.backIndicatorTransitionMaskImage,
        "The mask of content that slides past the chevron; it has no effect without the chevron (APP-10)."),
    ]
}
