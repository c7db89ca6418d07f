extension ThemeType {
  static let navigationBarStyle = ThemeType(
    "NavigationBarStyle", uiKit: "UINavigationBar",
    "The look of navigation bars: the properties of `UINavigationBar`, legacy ones included, and its four appearance slots.",
    [
      Property(
        "barStyle", "BarStyle", recorded: true,
        "The light or dark background; before iOS 27, without appearance objects, also the status bar's style (BAR-10, STB-2)."
      ),
      Property("isTranslucent", "Bool", set: .byHand, "Whether content extends under the bar (BAR-2, BAR-6)."),
      Property("prefersLargeTitles", "Bool", recorded: true, "Whether items may show large titles (NAV-12)."),
      Property(
        "tintColor", "Color", set: .tint, none: ".noColor", "The tint of bar button items and the back indicator (BAR-8)."),
      Property(
        "barTintColor", "Color", none: ".noColor", recorded: true,
        "The legacy background colour; from iOS 15 on it has no effect at the scroll edge (BAR-6, APP-14)."),
      Property(
        "backgroundImage", "ByPosition<ByMetrics<Image>>", boxed: true, none: ".empty", "The legacy background image (BAR-6)."),
      Property(
        "shadowImage", "Image", none: ".empty", recorded: true,
        "The legacy shadow, drawn only with a legacy background image (BAR-7)."),
      Property("titleTextAttributes", "TextAttributes", boxed: true, "The legacy text attributes of the title (BAR-11)."),
      Property(
        "largeTitleTextAttributes", "TextAttributes", boxed: true, "The legacy text attributes of the large title (BAR-11)."),
      Property(
        "titleVerticalPositionAdjustment", "ByMetrics<Double>", boxed: true,
        "The vertical offset of the title in points; positive moves it down (BAR-11)."),
      Property(
        "backIndicatorImage", "Image", none: ".empty", recorded: true,
        "The chevron beside the back button's title; it has no effect without its mask (BAR-9)."),
      Property(
        "backIndicatorTransitionMaskImage", "Image", none: ".empty", recorded: true,
        "The mask of content that slides past the chevron; it has no effect without the chevron (BAR-9)."),
      Property(
        "standardAppearance", "NavigationBarAppearance", boxed: true, recorded: true, since: 13,
        "The appearance over scrolled content (APP-2)."),
      Property(
        "compactAppearance", "NavigationBarAppearance", set: .slot(neutral: ".system"), boxed: true, recorded: true, since: 13,
        "The appearance in compact height (APP-2)."),
      Property(
        "scrollEdgeAppearance", "NavigationBarAppearance", set: .slot(neutral: ".systemAtEdge"), boxed: true, recorded: true,
        since: 13, "The appearance while content is at its top edge; before iOS 15 only with large titles (APP-2, APP-3)."),
      Property(
        "compactScrollEdgeAppearance", "NavigationBarAppearance", set: .slot(neutral: ".systemAtEdge"), boxed: true,
        recorded: true, since: 15, "The appearance in compact height while content is at its top edge (APP-2)."),
      Property("preferredBehavioralStyle", "BehavioralStyle", since: 16, "The behavioural style on Mac Catalyst."),
      Property(
        "backgroundColor", "Color", none: ".clear", recorded: true,
        "The background colour of the view itself, behind everything that the bar draws."),
      Property(
        "userInterfaceStyle", "UserInterfaceStyle", as: "overrideUserInterfaceStyle", since: 13,
        "The light or dark style forced on the bar alone (`overrideUserInterfaceStyle`)."),
    ])

  static let navigationBarAppearance = ThemeType(
    "NavigationBarAppearance", uiKit: "UINavigationBarAppearance", role: .appearance, sharing: .barAppearance,
    "One appearance slot of a navigation bar. UIKit takes every value from one slot and merges none (APP-1).",
    [
      Property("titleTextAttributes", "TextAttributes", boxed: true, since: 13, "The text attributes of the title."),
      Property("titlePositionAdjustment", "Offset", since: 13, "The offset of the title in points."),
      Property("largeTitleTextAttributes", "TextAttributes", boxed: true, since: 13, "The text attributes of the large title."),
      Property(
        "subtitleTextAttributes", "TextAttributes", boxed: true, since: 26, lacking: [.visionOS],
        "The text attributes of the subtitle (APP-15)."),
      Property(
        "largeSubtitleTextAttributes", "TextAttributes", boxed: true, since: 26, lacking: [.visionOS],
        "The text attributes of the large subtitle (APP-15)."),
      Property(
        "buttonAppearance", "BarButtonItemAppearance", boxed: true, since: 13,
        "The appearance of plain bar button items (APP-11)."),
      Property(
        "doneButtonAppearance", "BarButtonItemAppearance", set: .byHand, boxed: true, since: 13, deprecated: 26,
        "The appearance of done items before iOS 26 (APP-11)."),
      Property(
        "prominentButtonAppearance", "BarButtonItemAppearance", set: .byHand, boxed: true, since: 13,
        "The appearance of prominent items, the name of done items from iOS 26 on (APP-11)."),
      Property(
        "backButtonAppearance", "BarButtonItemAppearance", boxed: true, since: 13,
        "The appearance of the back button; values left out come from `buttonAppearance` (APP-11)."),
      Property(
        "backIndicatorImage", "Image", set: .byHand, none: ".empty", since: 13,
        "The chevron beside the back button's title; it has no effect without its mask (APP-10)."),
      Property(
        "backIndicatorTransitionMaskImage", "Image", set: .byHand, none: ".empty", since: 13,
        "The mask of content that slides past the chevron; it has no effect without the chevron (APP-10)."),
    ])
}
