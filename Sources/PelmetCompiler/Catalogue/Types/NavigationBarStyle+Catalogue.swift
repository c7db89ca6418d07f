internal import Pelmet

extension Theme.NavigationBarStyle: Catalogued {
  static let title = "UINavigationBar"
  static let summary =
    "The look of navigation bars: what `UINavigationBar` takes, legacy properties and the four appearance slots."
  static let properties: [Property<Self>] = [
    Property(
      \.barStyle, "barStyle",
      "Light or dark system background; also the status bar style of a navigation controller without appearance objects (BAR-10, STB-2)."
    ),
    Property(\.isTranslucent, "isTranslucent", "Whether content extends under the bar (BAR-2, BAR-6)."),
    Property(\.prefersLargeTitles, "prefersLargeTitles", "Whether items may show large titles (NAV-12)."),
    Property(\.tintColor, "tintColor", none: .noColor, "Bar button items and the back indicator (BAR-8)."),
    Property(
      \.barTintColor, "barTintColor", none: .noColor,
      "Legacy background; ignored at the scroll edge from iOS 15 on (BAR-6, APP-14)."
    ),
    Property(\.backgroundImage, "backgroundImage", none: .empty, "Legacy background image (BAR-6)."),
    Property(\.shadowImage, "shadowImage", none: .empty, "Legacy shadow; drawn only beside a legacy background image (BAR-7)."),
    Property(\.titleTextAttributes, "titleTextAttributes", "Legacy title attributes (BAR-11)."),
    Property(\.largeTitleTextAttributes, "largeTitleTextAttributes", "Legacy large title attributes (BAR-11)."),
    Property(
      \.titleVerticalPositionAdjustment, "titleVerticalPositionAdjustment",
      "Moves the title, in points, down if positive (BAR-11)."),
    Property(
      \.backIndicatorImage, "backIndicatorImage", none: .empty, "The chevron; takes effect only together with its mask (BAR-9)."),
    Property(
      \.backIndicatorTransitionMaskImage, "backIndicatorTransitionMaskImage", none: .empty,
      "Masks content during a transition; takes effect only together with the indicator (BAR-9)."),
    Property(\.standardAppearance, "standardAppearance", since: 13, "The bar over scrolled content (APP-2)."),
    Property(\.compactAppearance, "compactAppearance", since: 13, "The bar in compact height (APP-2)."),
    Property(
      \.scrollEdgeAppearance, "scrollEdgeAppearance", since: 13,
      "The bar while content is at its top edge; before iOS 15 only with large titles (APP-2, APP-3)."),
    Property(
      \.compactScrollEdgeAppearance, "compactScrollEdgeAppearance", since: 15,
      "The bar at the top edge in compact height (APP-2)."),
    Property(\.preferredBehavioralStyle, "preferredBehavioralStyle", since: 16, "The style on Mac Catalyst."),
    Property(
      \.backgroundColor, "backgroundColor", none: .clear, "The view's own background, behind everything that the bar draws."),
    Property(
      \.userInterfaceStyle, "userInterfaceStyle", since: 13,
      "Forces light or dark on the bar alone (`overrideUserInterfaceStyle`)."),
  ]
}
