extension Enumeration {
  /// The whole list.
  static let all = values + ofBars + ofControllers
}

extension Enumeration {
  /// Those that several sections of a theme use.
  private static let values = [
    Enumeration(
      "BackgroundPreset", uiKit: nil, "The `configureWith…Background` preset from which an appearance starts (APP-8).",
      ["default", "opaque", "transparent"]),
    Enumeration(
      "BarStyle", uiKit: "UIBarStyle", "The system background of a bar, as in `UIBarStyle` (BAR-10).",
      [
        "default", "black",
        Case(
          "blackTranslucent", uiKit: "UIBarStyle(rawValue: 2) ?? .black",
          because: "By its number, because its name is deprecated; UIKit draws it as black."),
      ]),
    Enumeration(
      "BlurEffect", uiKit: nil,
      "A blur effect, as in `UIBlurEffect.Style`. `noEffect` removes the effect, whereas Swift's `nil` leaves it untouched.",
      [
        Case("noEffect", text: "none", uiKit: "nil"), "extraLight", "light", "dark", "regular", "prominent",
        "systemUltraThinMaterial", "systemThinMaterial", "systemMaterial", "systemThickMaterial", "systemChromeMaterial",
        "systemUltraThinMaterialLight", "systemThinMaterialLight", "systemMaterialLight", "systemThickMaterialLight",
        "systemChromeMaterialLight", "systemUltraThinMaterialDark", "systemThinMaterialDark", "systemMaterialDark",
        "systemThickMaterialDark", "systemChromeMaterialDark",
      ]),
    Enumeration(
      "ContentMode", uiKit: "UIView.ContentMode", "The way in which an image fills its bounds, as in `UIView.ContentMode`.",
      [
        "scaleToFill", "scaleAspectFit", "scaleAspectFill", "redraw", "center", "top", "bottom", "left", "right", "topLeft",
        "topRight", "bottomLeft", "bottomRight",
      ]),
    Enumeration(
      "BehavioralStyle", uiKit: "UIBehavioralStyle", since: 16,
      "The behaviour of controls on Mac Catalyst, as in `UIBehavioralStyle`.",
      ["automatic", "pad", "mac"]),
    Enumeration(
      "KeyboardAppearance", uiKit: "UIKeyboardAppearance", "The look of the keyboard, as in `UIKeyboardAppearance`.",
      ["default", "dark", "light"]),
    Enumeration(
      "UserInterfaceStyle", uiKit: "UIUserInterfaceStyle", "A light or dark style, as in `UIUserInterfaceStyle`.",
      ["unspecified", "light", "dark"]),
    Enumeration(
      "UserInterfaceSizeClass", uiKit: "UIUserInterfaceSizeClass", modelled: false,
      "A size class, as in `UIUserInterfaceSizeClass`.",
      ["unspecified", "compact", "regular"]),
  ]

  private static let ofBars = [
    Enumeration(
      "BarButtonItemStyle.VisibilityPriority", uiKit: "UIBarButtonItemVisibilityPriority", since: 27, lacking: [.visionOS],
      "The priority of an item in a bar without space for all, as in `UIBarButtonItem.visibilityPriority` (LG-8).",
      ["low", "standard", "high"]),
    Enumeration(
      "BarButtonItemStyle.AxisBehavior", uiKit: "UIBarButtonItem.AxisBehavior", since: Version(27, 1),
      lacking: [.catalyst, .visionOS],
      "The bar of an item where bars stand upright, as in `UIBarButtonItem.AxisBehavior` (VBR-8).",
      ["automatic", "horizontalOnly", "verticalPreferred"]),
    Enumeration(
      "BarMinimization.Behavior", uiKit: "UIBarMinimizationBehavior", since: 27, lacking: [.visionOS],
      "The direction of scrolling that minimises a navigation bar, as in `UIBarMinimizationBehavior` (MIN-5).",
      ["automatic", "never", "onScrollDown", "onScrollUp"]),
    Enumeration(
      "BarMinimization.SafeAreaAdjustment", uiKit: "UIBarMinimizationSafeAreaAdjustment", since: 27, lacking: [.visionOS],
      "Whether the safe area follows a bar that is minimised, as in `UIBarMinimizationSafeAreaAdjustment` (MIN-7).",
      ["automatic", "enabled", "disabled"]),
    Enumeration(
      "BarMinimization.RestorationBehavior", uiKit: "UIBarMinimizationRestorationBehavior", since: 27, lacking: [.visionOS],
      "The scrolling that brings a minimised bar back, as in `UIBarMinimizationRestorationBehavior` (MIN-6).",
      ["automatic", "atScrollEdge"]),
    Enumeration(
      "NavigationItemStyle.BackButtonDisplayMode", uiKit: "UINavigationItem.BackButtonDisplayMode", since: 14,
      "The title that a back button shows, as in `UINavigationItem.BackButtonDisplayMode` (ITM-3).",
      ["default", "generic", "minimal"]),
    Enumeration(
      "NavigationItemStyle.ItemStyle", uiKit: "UINavigationItem.ItemStyle", since: 16,
      "The layout of a bar's items, as in `UINavigationItem.ItemStyle`.",
      ["navigator", "browser", "editor"]),
    Enumeration(
      "NavigationItemStyle.LargeTitleDisplayMode", uiKit: "UINavigationItem.LargeTitleDisplayMode",
      "The conditions for a large title, as in `UINavigationItem.LargeTitleDisplayMode` (NAV-12).",
      [
        "automatic", "always", "never",
        Case(
          "inline", uiKit: "if #available(iOS 17, *), Theme.OSVersion.current >= 17 { .inline } else { .always }",
          because: "Before iOS 17, the mode that is nearest to it (NAV-12)."),
      ]),
    Enumeration(
      "NavigationItemStyle.SearchBarPlacement", uiKit: nil,
      "The place of a search bar, as in `UINavigationItem.SearchBarPlacement`. `inline` is the name of `integrated` before iOS 26 (LG-5).",
      ["automatic", "inline", "integrated", "stacked", "integratedCentered", "integratedButton"]),
    Enumeration(
      "NavigationItemStyle.VerticalBarCompressionBehavior", uiKit: "UIVerticalBarCompressionBehavior", since: Version(27, 1),
      lacking: [.catalyst, .visionOS],
      "The bar that keeps its place in a column without space for all, as in `UIVerticalBarCompressionBehavior` (VBR-12).",
      ["automatic", "prefersBarItems", "prefersTabBar"]),
    Enumeration(
      "ScrollEdgeEffect.Style", uiKit: "UIScrollEdgeEffect.Style", since: 26, lacking: [.visionOS],
      "The look of an edge effect, as in `UIScrollEdgeEffect.Style` (EDG-3).",
      ["automatic", "soft", "hard"]),
    Enumeration(
      "SearchBarStyle.Style", uiKit: "UISearchBar.Style", "The background of a search bar, as in `UISearchBar.Style`.",
      ["default", "prominent", "minimal"]),
    Enumeration(
      "TabBarStyle.ItemPositioning", uiKit: "UITabBar.ItemPositioning",
      "The distribution of items over a tab bar, as in `UITabBar.ItemPositioning` (TAB-9).",
      ["automatic", "fill", "centered"]),
  ]

  private static let ofControllers = [
    Enumeration(
      "ModalPresentationStyle", uiKit: "UIModalPresentationStyle",
      "The style of a modal presentation, as in `UIModalPresentationStyle` (VCL-27, VCL-28).",
      [
        Case(
          "automatic", uiKit: "if #available(iOS 13, *), Theme.OSVersion.current >= 13 { .automatic } else { .fullScreen }"),
        Case(
          "noAdaptation", text: "none", uiKit: "UIModalPresentationStyle(rawValue: -1) ?? .fullScreen",
          "`UIModalPresentationStyle.none`."),
        "fullScreen", "pageSheet", "formSheet", "currentContext", "custom", "overFullScreen", "overCurrentContext", "popover",
      ]),
    Enumeration(
      "ModalTransitionStyle", uiKit: "UIModalTransitionStyle", modelled: false,
      "The animation of a modal presentation, as in `UIModalTransitionStyle`.",
      [
        "coverVertical", "flipHorizontal", "crossDissolve",
        Case("partialCurl", uiKit: "UIModalTransitionStyle(rawValue: 3) ?? .coverVertical"),
      ]),
    Enumeration(
      "StatusBarAnimation", uiKit: "UIStatusBarAnimation", lacking: [.visionOS],
      "The animation of the status bar's visibility, as in `UIStatusBarAnimation` (STB-4).",
      [Case("noAnimation", text: "none", uiKit: ".none"), "fade", "slide"]),
    Enumeration(
      "StatusBarStyle.Style", uiKit: nil,
      "The colour of the status bar's content, as in `UIStatusBarStyle` (STB-6). `automatic` is light content where white has a contrast of at least 3 against the background of the status bar, and dark content elsewhere, for each slot and scheme.",
      ["default", "lightContent", "darkContent", "automatic"]),
    Enumeration(
      "SidebarStyle.Placement", uiKit: "UITabBarController.Sidebar.Placement", since: 27, lacking: [.visionOS],
      "The place of the tabs, as in `UITabBarController.Sidebar.Placement` (SDB-1).",
      ["automatic", "sidebar", "tabBar"]),
    Enumeration(
      "SidebarStyle.Layout", uiKit: "UITabBarController.Sidebar.Layout", since: 18,
      "Whether a sidebar covers the content, as in `UITabBarController.Sidebar.Layout`.",
      ["automatic", "overlap", "tile"]),
    Enumeration(
      "TabBarControllerStyle.Mode", uiKit: "UITabBarController.Mode", since: 18,
      "The form of the tabs, as in `UITabBarController.Mode` (TAB-13).",
      ["automatic", "tabBar", "tabSidebar"]),
    Enumeration(
      "TabBarControllerStyle.MinimizeBehavior", uiKit: "UITabBarController.MinimizeBehavior", since: 26, lacking: [.visionOS],
      "The scrolling that minimises a tab bar, as in `UITabBarController.MinimizeBehavior` (TAB-13).",
      ["automatic", "never", "onScrollDown", "onScrollUp"]),
    Enumeration(
      "ViewControllerStyle.VerticalBarBehavior", uiKit: "UIVerticalBarBehavior", since: Version(27, 1),
      lacking: [.catalyst, .visionOS], "Whether bars may stand upright, as in `UIVerticalBarBehavior` (VBR-3).",
      ["automatic", "disabled"]),
    Enumeration(
      "WindowStyle.ControlStyle", uiKit: "UIWindowScene.WindowingControlStyle", modelled: false, since: 26, lacking: [.visionOS],
      "The space that window controls take, as in `UIWindowScene.WindowingControlStyle` (WIN-1).",
      ["automatic", "unified", "minimal"]),
  ]
}
