// Generated from Sources/GenerateProperties/Properties by `make generate`. Edit there.

internal import Pelmet

extension Schema {
  static let viewControllerStyle = Schema(
    "Theme.ViewControllerStyle", of: "UIViewController",
    fields: [
      Field("edgesForExtendedLayout", .value(.rectEdge)),
      Field("extendedLayoutIncludesOpaqueBars", .value(.boolean)),
      Field("automaticallyAdjustsScrollViewInsets", .value(.boolean)),
      Field("modalPresentationStyle", .cases(Theme.ModalPresentationStyle.self, "ModalPresentationStyle")),
      Field("modalTransitionStyle", .cases(Theme.ModalTransitionStyle.self, "ModalTransitionStyle")),
      Field("modalPresentationCapturesStatusBarAppearance", .value(.boolean)),
      Field("isModalInPresentation", .value(.boolean), since: 13),
      Field("definesPresentationContext", .value(.boolean)),
      Field("hidesBottomBarWhenPushed", .value(.boolean)),
      Field("overrideUserInterfaceStyle", .cases(Theme.UserInterfaceStyle.self, "UserInterfaceStyle"), since: 13),
      Field(
        "preferredVerticalBarBehavior",
        .cases(Theme.ViewControllerStyle.VerticalBarBehavior.self, "ViewControllerStyle.VerticalBarBehavior"),
        since: Theme.OSVersion(27, 1)),
    ])

  static let navigationControllerStyle = Schema(
    "Theme.NavigationControllerStyle", of: "UINavigationController",
    fields: [
      Field("isNavigationBarHidden", .value(.boolean)),
      Field("isToolbarHidden", .value(.boolean)),
      Field("hidesBarsWhenKeyboardAppears", .value(.boolean)),
      Field("hidesBarsOnSwipe", .value(.boolean)),
      Field("hidesBarsWhenVerticallyCompact", .value(.boolean)),
      Field("hidesBarsOnTap", .value(.boolean)),
    ])

  static let tabBarControllerStyle = Schema(
    "Theme.TabBarControllerStyle", of: "UITabBarController",
    fields: [
      Field("mode", .cases(Theme.TabBarControllerStyle.Mode.self, "TabBarControllerStyle.Mode"), since: 18),
      Field("isTabBarHidden", .value(.boolean), since: 18),
      Field(
        "tabBarMinimizeBehavior",
        .cases(Theme.TabBarControllerStyle.MinimizeBehavior.self, "TabBarControllerStyle.MinimizeBehavior"), since: 26),
      Field("horizontalSizeClass", .cases(Theme.UserInterfaceSizeClass.self, "UserInterfaceSizeClass"), since: 17),
      Field("prominentTabIdentifier", .value(.text), since: 27),
      Field("sidebar", .object(.sidebarStyle), since: 18),
    ])

  static let sidebarStyle = Schema(
    "Theme.SidebarStyle", of: "UITabBarController.Sidebar",
    fields: [
      Field("preferredPlacement", .cases(Theme.SidebarStyle.Placement.self, "SidebarStyle.Placement"), since: 27),
      Field("preferredLayout", .cases(Theme.SidebarStyle.Layout.self, "SidebarStyle.Layout"), since: 18),
    ])
}
