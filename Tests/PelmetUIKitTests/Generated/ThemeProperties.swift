// Generated from Tests/Fixtures/uikit-properties.json by `make generate`. Edit there.

import Pelmet

extension SettableProperty<Theme.ScrollEdgeEffect> {
  static var judged: [Self] {
    [
      Self(judged: "UIScrollEdgeEffect", "style", \.style),
      Self(judged: "UIScrollEdgeEffect", "isHidden", \.isHidden),
    ]
  }
}

extension SettableProperty<Theme.NavigationBarStyle> {
  static var judged: [Self] {
    [
      Self(judged: "UINavigationBar", "barStyle", \.barStyle),
      Self(judged: "UINavigationBar", "isTranslucent", \.isTranslucent),
      Self(judged: "UINavigationBar", "prefersLargeTitles", \.prefersLargeTitles),
      Self(judged: "UINavigationBar", "barTintColor", \.barTintColor),
      Self(judged: "UINavigationBar", "shadowImage", \.shadowImage),
      Self(judged: "UINavigationBar", "titleTextAttributes", \.titleTextAttributes),
      Self(judged: "UINavigationBar", "largeTitleTextAttributes", \.largeTitleTextAttributes),
      Self(judged: "UINavigationBar", "backIndicatorImage", \.backIndicatorImage),
      Self(judged: "UINavigationBar", "backIndicatorTransitionMaskImage", \.backIndicatorTransitionMaskImage),
      Self(judged: "UINavigationBar", "standardAppearance", \.standardAppearance),
      Self(judged: "UINavigationBar", "compactAppearance", \.compactAppearance),
      Self(judged: "UINavigationBar", "scrollEdgeAppearance", \.scrollEdgeAppearance),
      Self(judged: "UINavigationBar", "compactScrollEdgeAppearance", \.compactScrollEdgeAppearance),
      Self(judged: "UINavigationBar", "preferredBehavioralStyle", \.preferredBehavioralStyle),
    ]
  }
}

extension SettableProperty<Theme.NavigationBarAppearance> {
  static var judged: [Self] {
    [
      Self(judged: "UIBarAppearance", "backgroundEffect", \.backgroundEffect),
      Self(judged: "UIBarAppearance", "backgroundColor", \.backgroundColor),
      Self(judged: "UIBarAppearance", "backgroundImage", \.backgroundImage),
      Self(judged: "UIBarAppearance", "backgroundImageContentMode", \.backgroundImageContentMode),
      Self(judged: "UIBarAppearance", "shadowColor", \.shadowColor),
      Self(judged: "UIBarAppearance", "shadowImage", \.shadowImage),
      Self(judged: "UIBarAppearance", "overrideUserInterfaceStyle", \.overrideUserInterfaceStyle),
      Self(judged: "UINavigationBarAppearance", "titleTextAttributes", \.titleTextAttributes),
      Self(judged: "UINavigationBarAppearance", "titlePositionAdjustment", \.titlePositionAdjustment),
      Self(judged: "UINavigationBarAppearance", "largeTitleTextAttributes", \.largeTitleTextAttributes),
      Self(judged: "UINavigationBarAppearance", "buttonAppearance", \.buttonAppearance),
      Self(judged: "UINavigationBarAppearance", "doneButtonAppearance", \.doneButtonAppearance),
      Self(judged: "UINavigationBarAppearance", "prominentButtonAppearance", \.prominentButtonAppearance),
      Self(judged: "UINavigationBarAppearance", "backButtonAppearance", \.backButtonAppearance),
      Self(judged: "UINavigationBarAppearance", "subtitleTextAttributes", \.subtitleTextAttributes),
      Self(judged: "UINavigationBarAppearance", "largeSubtitleTextAttributes", \.largeSubtitleTextAttributes),
    ]
  }
}

extension SettableProperty<Theme.ToolbarStyle> {
  static var judged: [Self] {
    [
      Self(judged: "UIToolbar", "barStyle", \.barStyle),
      Self(judged: "UIToolbar", "isTranslucent", \.isTranslucent),
      Self(judged: "UIToolbar", "barTintColor", \.barTintColor),
      Self(judged: "UIToolbar", "standardAppearance", \.standardAppearance),
      Self(judged: "UIToolbar", "compactAppearance", \.compactAppearance),
      Self(judged: "UIToolbar", "scrollEdgeAppearance", \.scrollEdgeAppearance),
      Self(judged: "UIToolbar", "compactScrollEdgeAppearance", \.compactScrollEdgeAppearance),
    ]
  }
}

extension SettableProperty<Theme.ToolbarAppearance> {
  static var judged: [Self] {
    [
      Self(judged: "UIBarAppearance", "backgroundEffect", \.backgroundEffect),
      Self(judged: "UIBarAppearance", "backgroundColor", \.backgroundColor),
      Self(judged: "UIBarAppearance", "backgroundImage", \.backgroundImage),
      Self(judged: "UIBarAppearance", "backgroundImageContentMode", \.backgroundImageContentMode),
      Self(judged: "UIBarAppearance", "shadowColor", \.shadowColor),
      Self(judged: "UIBarAppearance", "shadowImage", \.shadowImage),
      Self(judged: "UIBarAppearance", "overrideUserInterfaceStyle", \.overrideUserInterfaceStyle),
      Self(judged: "UIToolbarAppearance", "buttonAppearance", \.buttonAppearance),
      Self(judged: "UIToolbarAppearance", "doneButtonAppearance", \.doneButtonAppearance),
      Self(judged: "UIToolbarAppearance", "prominentButtonAppearance", \.prominentButtonAppearance),
    ]
  }
}

extension SettableProperty<Theme.TabBarStyle> {
  static var judged: [Self] {
    [
      Self(judged: "UITabBar", "barTintColor", \.barTintColor),
      Self(judged: "UITabBar", "unselectedItemTintColor", \.unselectedItemTintColor),
      Self(judged: "UITabBar", "backgroundImage", \.backgroundImage),
      Self(judged: "UITabBar", "selectionIndicatorImage", \.selectionIndicatorImage),
      Self(judged: "UITabBar", "shadowImage", \.shadowImage),
      Self(judged: "UITabBar", "itemPositioning", \.itemPositioning),
      Self(judged: "UITabBar", "itemWidth", \.itemWidth),
      Self(judged: "UITabBar", "itemSpacing", \.itemSpacing),
      Self(judged: "UITabBar", "barStyle", \.barStyle),
      Self(judged: "UITabBar", "isTranslucent", \.isTranslucent),
      Self(judged: "UITabBar", "standardAppearance", \.standardAppearance),
      Self(judged: "UITabBar", "scrollEdgeAppearance", \.scrollEdgeAppearance),
    ]
  }
}

extension SettableProperty<Theme.TabBarAppearance> {
  static var judged: [Self] {
    [
      Self(judged: "UIBarAppearance", "backgroundEffect", \.backgroundEffect),
      Self(judged: "UIBarAppearance", "backgroundColor", \.backgroundColor),
      Self(judged: "UIBarAppearance", "backgroundImage", \.backgroundImage),
      Self(judged: "UIBarAppearance", "backgroundImageContentMode", \.backgroundImageContentMode),
      Self(judged: "UIBarAppearance", "shadowColor", \.shadowColor),
      Self(judged: "UIBarAppearance", "shadowImage", \.shadowImage),
      Self(judged: "UIBarAppearance", "overrideUserInterfaceStyle", \.overrideUserInterfaceStyle),
      Self(judged: "UITabBarAppearance", "stackedLayoutAppearance", \.stackedLayoutAppearance),
      Self(judged: "UITabBarAppearance", "inlineLayoutAppearance", \.inlineLayoutAppearance),
      Self(judged: "UITabBarAppearance", "compactInlineLayoutAppearance", \.compactInlineLayoutAppearance),
      Self(judged: "UITabBarAppearance", "selectionIndicatorTintColor", \.selectionIndicatorTintColor),
      Self(judged: "UITabBarAppearance", "selectionIndicatorImage", \.selectionIndicatorImage),
      Self(judged: "UITabBarAppearance", "stackedItemPositioning", \.stackedItemPositioning),
      Self(judged: "UITabBarAppearance", "stackedItemWidth", \.stackedItemWidth),
      Self(judged: "UITabBarAppearance", "stackedItemSpacing", \.stackedItemSpacing),
    ]
  }
}

extension SettableProperty<Theme.SearchBarStyle> {
  static var judged: [Self] {
    [
      Self(judged: "UISearchBar", "barStyle", \.barStyle),
      Self(judged: "UISearchBar", "barTintColor", \.barTintColor),
      Self(judged: "UISearchBar", "searchBarStyle", \.searchBarStyle),
      Self(judged: "UISearchBar", "isTranslucent", \.isTranslucent),
      Self(judged: "UISearchBar", "scopeBarBackgroundImage", \.scopeBarBackgroundImage),
      Self(judged: "UISearchBar", "searchFieldBackgroundPositionAdjustment", \.searchFieldBackgroundPositionAdjustment),
      Self(judged: "UISearchBar", "searchTextPositionAdjustment", \.searchTextPositionAdjustment),
    ]
  }
}

extension SettableProperty<Theme.BarButtonItemStyle> {
  static var judged: [Self] {
    [
      Self(judged: "UIBarItem", "imageInsets", \.imageInsets),
      Self(judged: "UIBarItem", "landscapeImagePhoneInsets", \.landscapeImagePhoneInsets),
      Self(judged: "UIBarItem", "largeContentSizeImageInsets", \.largeContentSizeImageInsets),
      Self(judged: "UIBarButtonItem", "tintColor", \.tintColor),
      Self(judged: "UIBarButtonItem", "isSymbolAnimationEnabled", \.isSymbolAnimationEnabled),
      Self(judged: "UIBarButtonItem", "hidesSharedBackground", \.hidesSharedBackground),
      Self(judged: "UIBarButtonItem", "sharesBackground", \.sharesBackground),
      Self(judged: "UIBarButtonItem", "visibilityPriority", \.visibilityPriority),
      Self(judged: "UIBarButtonItem", "isPaddingRemoved", \.isPaddingRemoved),
      Self(judged: "UIBarButtonItem", "axisBehavior", \.axisBehavior),
    ]
  }
}

extension SettableProperty<Theme.BarButtonItemBadge> {
  static var judged: [Self] {
    [
      Self(judged: "UIBarButtonItemBadge", "backgroundColor", \.backgroundColor),
      Self(judged: "UIBarButtonItemBadge", "foregroundColor", \.foregroundColor),
      Self(judged: "UIBarButtonItemBadge", "font", \.font),
    ]
  }
}

extension SettableProperty<Theme.TabBarItemStyle> {
  static var judged: [Self] {
    [
      Self(judged: "UIBarItem", "imageInsets", \.imageInsets),
      Self(judged: "UIBarItem", "landscapeImagePhoneInsets", \.landscapeImagePhoneInsets),
      Self(judged: "UIBarItem", "largeContentSizeImageInsets", \.largeContentSizeImageInsets),
      Self(judged: "UITabBarItem", "titlePositionAdjustment", \.titlePositionAdjustment),
      Self(judged: "UITabBarItem", "badgeColor", \.badgeColor),
      Self(judged: "UITabBarItem", "standardAppearance", \.standardAppearance),
      Self(judged: "UITabBarItem", "scrollEdgeAppearance", \.scrollEdgeAppearance),
    ]
  }
}

extension SettableProperty<Theme.NavigationItemStyle> {
  static var judged: [Self] {
    [
      Self(judged: "UINavigationItem", "hidesBackButton", \.hidesBackButton),
      Self(judged: "UINavigationItem", "backButtonDisplayMode", \.backButtonDisplayMode),
      Self(judged: "UINavigationItem", "leftItemsSupplementBackButton", \.leftItemsSupplementBackButton),
      Self(judged: "UINavigationItem", "style", \.style),
      Self(judged: "UINavigationItem", "largeTitleDisplayMode", \.largeTitleDisplayMode),
      Self(judged: "UINavigationItem", "hidesSearchBarWhenScrolling", \.hidesSearchBarWhenScrolling),
      Self(judged: "UINavigationItem", "preferredSearchBarPlacement", \.preferredSearchBarPlacement),
      Self(
        judged: "UINavigationItem", "searchBarPlacementAllowsToolbarIntegration", \.searchBarPlacementAllowsToolbarIntegration),
      Self(
        judged: "UINavigationItem", "searchBarPlacementAllowsExternalIntegration", \.searchBarPlacementAllowsExternalIntegration),
      Self(judged: "UINavigationItem", "verticalBarCompressionBehavior", \.verticalBarCompressionBehavior),
    ]
  }
}

extension SettableProperty<Theme.BarMinimization> {
  static var judged: [Self] {
    [
      Self(judged: "UIBarMinimization", "minimizationBehavior", \.minimizationBehavior),
      Self(judged: "UIBarMinimization", "safeAreaAdjustment", \.safeAreaAdjustment),
      Self(judged: "UIBarMinimization", "restorationBehavior", \.restorationBehavior),
    ]
  }
}

extension SettableProperty<Theme.ViewControllerStyle> {
  static var judged: [Self] {
    [
      Self(judged: "UIViewController", "edgesForExtendedLayout", \.edgesForExtendedLayout),
      Self(judged: "UIViewController", "extendedLayoutIncludesOpaqueBars", \.extendedLayoutIncludesOpaqueBars),
      Self(judged: "UIViewController", "modalPresentationStyle", \.modalPresentationStyle),
      Self(
        judged: "UIViewController", "modalPresentationCapturesStatusBarAppearance", \.modalPresentationCapturesStatusBarAppearance
      ),
      Self(judged: "UIViewController", "isModalInPresentation", \.isModalInPresentation),
      Self(judged: "UIViewController", "definesPresentationContext", \.definesPresentationContext),
      Self(judged: "UIViewController", "hidesBottomBarWhenPushed", \.hidesBottomBarWhenPushed),
      Self(judged: "UIViewController", "overrideUserInterfaceStyle", \.overrideUserInterfaceStyle),
    ]
  }
}

extension SettableProperty<Theme.NavigationControllerStyle> {
  static var judged: [Self] {
    [
      Self(judged: "UINavigationController", "isNavigationBarHidden", \.isNavigationBarHidden),
      Self(judged: "UINavigationController", "isToolbarHidden", \.isToolbarHidden),
      Self(judged: "UINavigationController", "hidesBarsWhenKeyboardAppears", \.hidesBarsWhenKeyboardAppears),
      Self(judged: "UINavigationController", "hidesBarsOnSwipe", \.hidesBarsOnSwipe),
      Self(judged: "UINavigationController", "hidesBarsWhenVerticallyCompact", \.hidesBarsWhenVerticallyCompact),
      Self(judged: "UINavigationController", "hidesBarsOnTap", \.hidesBarsOnTap),
    ]
  }
}

extension SettableProperty<Theme.TabBarControllerStyle> {
  static var judged: [Self] {
    [
      Self(judged: "UITabBarController", "mode", \.mode),
      Self(judged: "UITabBarController", "isTabBarHidden", \.isTabBarHidden),
      Self(judged: "UITabBarController", "tabBarMinimizeBehavior", \.tabBarMinimizeBehavior),
      Self(judged: "UITabBarController", "prominentTabIdentifier", \.prominentTabIdentifier),
    ]
  }
}

extension SettableProperty<Theme.SidebarStyle> {
  static var judged: [Self] {
    [
      Self(judged: "UITabBarControllerSidebar", "preferredPlacement", \.preferredPlacement),
      Self(judged: "UITabBarControllerSidebar", "preferredLayout", \.preferredLayout),
    ]
  }
}

extension SettableProperty<Theme.BarButtonItemStateAppearance> {
  static var judged: [Self] {
    [
      Self(judged: "UIBarButtonItemStateAppearance", "titleTextAttributes", \.titleTextAttributes),
      Self(judged: "UIBarButtonItemStateAppearance", "titlePositionAdjustment", \.titlePositionAdjustment),
      Self(judged: "UIBarButtonItemStateAppearance", "backgroundImage", \.backgroundImage),
      Self(judged: "UIBarButtonItemStateAppearance", "backgroundImagePositionAdjustment", \.backgroundImagePositionAdjustment),
    ]
  }
}

extension SettableProperty<Theme.TabBarItemStateAppearance> {
  static var judged: [Self] {
    [
      Self(judged: "UITabBarItemStateAppearance", "titleTextAttributes", \.titleTextAttributes),
      Self(judged: "UITabBarItemStateAppearance", "titlePositionAdjustment", \.titlePositionAdjustment),
      Self(judged: "UITabBarItemStateAppearance", "iconColor", \.iconColor),
      Self(judged: "UITabBarItemStateAppearance", "badgePositionAdjustment", \.badgePositionAdjustment),
      Self(judged: "UITabBarItemStateAppearance", "badgeBackgroundColor", \.badgeBackgroundColor),
      Self(judged: "UITabBarItemStateAppearance", "badgeTextAttributes", \.badgeTextAttributes),
      Self(judged: "UITabBarItemStateAppearance", "badgeTitlePositionAdjustment", \.badgeTitlePositionAdjustment),
    ]
  }
}
