internal import Pelmet

extension Theme.ViewControllerStyle: Catalogued {
  static let title = "UIViewController"
  static let summary = "What view controllers say by default, or on one screen."
  static let properties: [Property<Self>] = [
    Property(\.edgesForExtendedLayout, "edgesForExtendedLayout", "The edges at which content extends under bars (BAR-1, BAR-2)."),
    Property(
      \.extendedLayoutIncludesOpaqueBars, "extendedLayoutIncludesOpaqueBars",
      "Whether content extends under opaque bars too (BAR-2)."),
    Property(
      \.automaticallyAdjustsScrollViewInsets, "automaticallyAdjustsScrollViewInsets", deprecated: 11,
      "Whether scroll views make room for bars (BAR-1)."),
    Property(\.modalPresentationStyle, "modalPresentationStyle", "How the controller is presented (VCL-27)."),
    Property(\.modalTransitionStyle, "modalTransitionStyle", "How the presentation is animated."),
    Property(
      \.modalPresentationCapturesStatusBarAppearance, "modalPresentationCapturesStatusBarAppearance",
      "Whether a partial presentation takes over the status bar (STB-2)."),
    Property(\.isModalInPresentation, "isModalInPresentation", since: 13, "Whether a sheet resists being swiped away (VCL-29)."),
    Property(\.definesPresentationContext, "definesPresentationContext", "Whether presentations in context stop here."),
    Property(
      \.hidesBottomBarWhenPushed, "hidesBottomBarWhenPushed", "Whether the tab bar leaves when the controller is pushed (NAV-11)."
    ),
    Property(
      \.overrideUserInterfaceStyle, "overrideUserInterfaceStyle", since: 13, "Forces light or dark on the controller's views."),
  ]
}
