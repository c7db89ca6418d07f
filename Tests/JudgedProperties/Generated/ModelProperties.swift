// Generated from Tests/Fixtures/uikit-properties.json by `make generate`. Edit there.

package import ModelCore

extension JudgedProperty<UINavigationBar> {
  @MainActor package static var all: [JudgedProperty<UINavigationBar>] {
    [
      Self("barStyle", \.barStyle),
      Self("isTranslucent", \.isTranslucent),
      Self("prefersLargeTitles", \.prefersLargeTitles),
      Self("barTintColor", \.barTintColor),
      Self("shadowImage", \.shadowImage),
      Self("titleTextAttributes", \.titleTextAttributes),
      Self("largeTitleTextAttributes", \.largeTitleTextAttributes),
      Self("backIndicatorImage", \.backIndicatorImage),
      Self("backIndicatorTransitionMaskImage", \.backIndicatorTransitionMaskImage),
      Self("standardAppearance", \.standardAppearance),
      Self("compactAppearance", \.compactAppearance),
      Self("scrollEdgeAppearance", \.scrollEdgeAppearance),
      Self("compactScrollEdgeAppearance", \.compactScrollEdgeAppearance),
      Self("preferredBehavioralStyle", \.preferredBehavioralStyle),
    ]
  }
}

extension JudgedProperty<UIBarItem> {
  @MainActor package static var all: [JudgedProperty<UIBarItem>] {
    [
      Self("imageInsets", \.imageInsets),
      Self("landscapeImagePhoneInsets", \.landscapeImagePhoneInsets),
      Self("largeContentSizeImageInsets", \.largeContentSizeImageInsets),
    ]
  }
}

extension JudgedProperty<UIBarButtonItem> {
  @MainActor package static var all: [JudgedProperty<UIBarButtonItem>] {
    [
      Self("tintColor", \.tintColor),
      Self("isSymbolAnimationEnabled", \.isSymbolAnimationEnabled),
      Self("hidesSharedBackground", \.hidesSharedBackground),
      Self("sharesBackground", \.sharesBackground),
      Self("visibilityPriority", \.visibilityPriority),
      Self("isPaddingRemoved", \.isPaddingRemoved),
      Self("axisBehavior", \.axisBehavior),
    ]
  }
}

extension JudgedProperty<UITabBar> {
  @MainActor package static var all: [JudgedProperty<UITabBar>] {
    [
      Self("barTintColor", \.barTintColor),
      Self("unselectedItemTintColor", \.unselectedItemTintColor),
      Self("backgroundImage", \.backgroundImage),
      Self("selectionIndicatorImage", \.selectionIndicatorImage),
      Self("shadowImage", \.shadowImage),
      Self("itemPositioning", \.itemPositioning),
      Self("itemWidth", \.itemWidth),
      Self("itemSpacing", \.itemSpacing),
      Self("barStyle", \.barStyle),
      Self("isTranslucent", \.isTranslucent),
      Self("standardAppearance", \.standardAppearance),
      Self("scrollEdgeAppearance", \.scrollEdgeAppearance),
    ]
  }
}

extension JudgedProperty<UITabBarItem> {
  @MainActor package static var all: [JudgedProperty<UITabBarItem>] {
    [
      Self("titlePositionAdjustment", \.titlePositionAdjustment),
      Self("badgeColor", \.badgeColor),
      Self("standardAppearance", \.standardAppearance),
      Self("scrollEdgeAppearance", \.scrollEdgeAppearance),
    ]
  }
}

extension JudgedProperty<UIToolbar> {
  @MainActor package static var all: [JudgedProperty<UIToolbar>] {
    [
      Self("barStyle", \.barStyle),
      Self("isTranslucent", \.isTranslucent),
      Self("barTintColor", \.barTintColor),
      Self("standardAppearance", \.standardAppearance),
      Self("compactAppearance", \.compactAppearance),
      Self("scrollEdgeAppearance", \.scrollEdgeAppearance),
      Self("compactScrollEdgeAppearance", \.compactScrollEdgeAppearance),
    ]
  }
}

extension JudgedProperty<UISearchBar> {
  @MainActor package static var all: [JudgedProperty<UISearchBar>] {
    [
      Self("barStyle", \.barStyle),
      Self("barTintColor", \.barTintColor),
      Self("searchBarStyle", \.searchBarStyle),
      Self("isTranslucent", \.isTranslucent),
      Self("scopeBarBackgroundImage", \.scopeBarBackgroundImage),
      Self("searchFieldBackgroundPositionAdjustment", \.searchFieldBackgroundPositionAdjustment),
      Self("searchTextPositionAdjustment", \.searchTextPositionAdjustment),
    ]
  }
}

extension JudgedProperty<UIBarAppearance> {
  @MainActor package static var all: [JudgedProperty<UIBarAppearance>] {
    [
      Self("backgroundEffect", \.backgroundEffect),
      Self("backgroundColor", \.backgroundColor),
      Self("backgroundImage", \.backgroundImage),
      Self("backgroundImageContentMode", \.backgroundImageContentMode),
      Self("shadowColor", \.shadowColor),
      Self("shadowImage", \.shadowImage),
      Self("overrideUserInterfaceStyle", \.overrideUserInterfaceStyle),
    ]
  }
}

extension JudgedProperty<UINavigationBarAppearance> {
  @MainActor package static var all: [JudgedProperty<UINavigationBarAppearance>] {
    [
      Self("titleTextAttributes", \.titleTextAttributes),
      Self("titlePositionAdjustment", \.titlePositionAdjustment),
      Self("largeTitleTextAttributes", \.largeTitleTextAttributes),
      Self("buttonAppearance", \.buttonAppearance),
      Self("doneButtonAppearance", \.doneButtonAppearance),
      Self("prominentButtonAppearance", \.prominentButtonAppearance),
      Self("backButtonAppearance", \.backButtonAppearance),
      Self("subtitleTextAttributes", \.subtitleTextAttributes),
      Self("largeSubtitleTextAttributes", \.largeSubtitleTextAttributes),
    ]
  }
}

extension JudgedProperty<UIBarButtonItemStateAppearance> {
  @MainActor package static var all: [JudgedProperty<UIBarButtonItemStateAppearance>] {
    [
      Self("titleTextAttributes", \.titleTextAttributes),
      Self("titlePositionAdjustment", \.titlePositionAdjustment),
      Self("backgroundImage", \.backgroundImage),
      Self("backgroundImagePositionAdjustment", \.backgroundImagePositionAdjustment),
    ]
  }
}

extension JudgedProperty<UITabBarAppearance> {
  @MainActor package static var all: [JudgedProperty<UITabBarAppearance>] {
    [
      Self("stackedLayoutAppearance", \.stackedLayoutAppearance),
      Self("inlineLayoutAppearance", \.inlineLayoutAppearance),
      Self("compactInlineLayoutAppearance", \.compactInlineLayoutAppearance),
      Self("selectionIndicatorTintColor", \.selectionIndicatorTintColor),
      Self("selectionIndicatorImage", \.selectionIndicatorImage),
      Self("stackedItemPositioning", \.stackedItemPositioning),
      Self("stackedItemWidth", \.stackedItemWidth),
      Self("stackedItemSpacing", \.stackedItemSpacing),
    ]
  }
}

extension JudgedProperty<UITabBarItemStateAppearance> {
  @MainActor package static var all: [JudgedProperty<UITabBarItemStateAppearance>] {
    [
      Self("titleTextAttributes", \.titleTextAttributes),
      Self("titlePositionAdjustment", \.titlePositionAdjustment),
      Self("iconColor", \.iconColor),
      Self("badgePositionAdjustment", \.badgePositionAdjustment),
      Self("badgeBackgroundColor", \.badgeBackgroundColor),
      Self("badgeTextAttributes", \.badgeTextAttributes),
      Self("badgeTitlePositionAdjustment", \.badgeTitlePositionAdjustment),
    ]
  }
}

extension JudgedProperty<UIToolbarAppearance> {
  @MainActor package static var all: [JudgedProperty<UIToolbarAppearance>] {
    [
      Self("buttonAppearance", \.buttonAppearance),
      Self("doneButtonAppearance", \.doneButtonAppearance),
      Self("prominentButtonAppearance", \.prominentButtonAppearance),
    ]
  }
}

extension JudgedProperty<UINavigationItem> {
  @MainActor package static var all: [JudgedProperty<UINavigationItem>] {
    [
      Self("hidesBackButton", \.hidesBackButton),
      Self("backButtonDisplayMode", \.backButtonDisplayMode),
      Self("leftItemsSupplementBackButton", \.leftItemsSupplementBackButton),
      Self("style", \.style),
      Self("largeTitleDisplayMode", \.largeTitleDisplayMode),
      Self("hidesSearchBarWhenScrolling", \.hidesSearchBarWhenScrolling),
      Self("preferredSearchBarPlacement", \.preferredSearchBarPlacement),
      Self("searchBarPlacementAllowsToolbarIntegration", \.searchBarPlacementAllowsToolbarIntegration),
      Self("searchBarPlacementAllowsExternalIntegration", \.searchBarPlacementAllowsExternalIntegration),
      Self("verticalBarCompressionBehavior", \.verticalBarCompressionBehavior),
    ]
  }
}

extension JudgedProperty<UINavigationController> {
  @MainActor package static var all: [JudgedProperty<UINavigationController>] {
    [
      Self("isNavigationBarHidden", \.isNavigationBarHidden),
      Self("isToolbarHidden", \.isToolbarHidden),
      Self("hidesBarsWhenKeyboardAppears", \.hidesBarsWhenKeyboardAppears),
      Self("hidesBarsOnSwipe", \.hidesBarsOnSwipe),
      Self("hidesBarsWhenVerticallyCompact", \.hidesBarsWhenVerticallyCompact),
      Self("hidesBarsOnTap", \.hidesBarsOnTap),
    ]
  }
}

extension JudgedProperty<UIViewController> {
  @MainActor package static var all: [JudgedProperty<UIViewController>] {
    [
      Self("edgesForExtendedLayout", \.edgesForExtendedLayout),
      Self("extendedLayoutIncludesOpaqueBars", \.extendedLayoutIncludesOpaqueBars),
      Self("modalPresentationStyle", \.modalPresentationStyle),
      Self("modalPresentationCapturesStatusBarAppearance", \.modalPresentationCapturesStatusBarAppearance),
      Self("isModalInPresentation", \.isModalInPresentation),
      Self("definesPresentationContext", \.definesPresentationContext),
      Self("hidesBottomBarWhenPushed", \.hidesBottomBarWhenPushed),
      Self("overrideUserInterfaceStyle", \.overrideUserInterfaceStyle),
    ]
  }
}

extension JudgedProperty<UITabBarController> {
  @MainActor package static var all: [JudgedProperty<UITabBarController>] {
    [
      Self("mode", \.mode),
      Self("isTabBarHidden", \.isTabBarHidden),
      Self("tabBarMinimizeBehavior", \.tabBarMinimizeBehavior),
      Self("prominentTabIdentifier", \.prominentTabIdentifier),
    ]
  }
}

extension JudgedProperty<UIBarButtonItem.Badge> {
  @MainActor package static var all: [JudgedProperty<UIBarButtonItem.Badge>] {
    [
      Self("backgroundColor", \.backgroundColor),
      Self("foregroundColor", \.foregroundColor),
      Self("font", \.font),
    ]
  }
}

extension JudgedProperty<UIBarMinimization> {
  @MainActor package static var all: [JudgedProperty<UIBarMinimization>] {
    [
      Self("minimizationBehavior", \.minimizationBehavior),
      Self("safeAreaAdjustment", \.safeAreaAdjustment),
      Self("restorationBehavior", \.restorationBehavior),
    ]
  }
}

extension JudgedProperty<UIScrollEdgeEffect> {
  @MainActor package static var all: [JudgedProperty<UIScrollEdgeEffect>] {
    [
      Self("style", \.style),
      Self("isHidden", \.isHidden),
    ]
  }
}

extension JudgedProperty<UITabBarController.Sidebar> {
  @MainActor package static var all: [JudgedProperty<UITabBarController.Sidebar>] {
    [
      Self("preferredPlacement", \.preferredPlacement),
      Self("preferredLayout", \.preferredLayout),
    ]
  }
}
