// Generated from Sources/GenerateProperties/Properties by `make generate`. Edit there.

import Pelmet

extension Theme.ViewControllerStyle: Sampled {
  static var sample: Self {
    Self(
      edgesForExtendedLayout: .sample,
      extendedLayoutIncludesOpaqueBars: .sample,
      automaticallyAdjustsScrollViewInsets: .sample,
      modalPresentationStyle: .sample,
      modalTransitionStyle: .sample,
      modalPresentationCapturesStatusBarAppearance: .sample,
      isModalInPresentation: .sample,
      definesPresentationContext: .sample,
      hidesBottomBarWhenPushed: .sample,
      overrideUserInterfaceStyle: .sample,
      preferredVerticalBarBehavior: .sample)
  }
}

extension Theme.NavigationControllerStyle: Sampled {
  static var sample: Self {
    Self(
      isNavigationBarHidden: .sample,
      isToolbarHidden: .sample,
      hidesBarsWhenKeyboardAppears: .sample,
      hidesBarsOnSwipe: .sample,
      hidesBarsWhenVerticallyCompact: .sample,
      hidesBarsOnTap: .sample)
  }
}

extension Theme.TabBarControllerStyle: Sampled {
  static var sample: Self {
    Self(
      mode: .sample,
      isTabBarHidden: .sample,
      tabBarMinimizeBehavior: .sample,
      horizontalSizeClass: .sample,
      prominentTabIdentifier: .sample,
      sidebar: .sample)
  }
}

extension Theme.SidebarStyle: Sampled {
  static var sample: Self {
    Self(
      preferredPlacement: .sample,
      preferredLayout: .sample)
  }
}
