// Generated from Sources/GenerateProperties/Properties by `make generate`. Edit there.

import Pelmet

extension Theme.BarButtonItemStyle: Sampled {
  static var sample: Self {
    Self(
      tintColor: .sample,
      titleTextAttributes: .sample,
      backgroundImage: .sample,
      backgroundVerticalPositionAdjustment: .sample,
      titlePositionAdjustment: .sample,
      backButtonBackgroundImage: .sample,
      backButtonTitlePositionAdjustment: .sample,
      backButtonBackgroundVerticalPositionAdjustment: .sample,
      imageInsets: .sample,
      landscapeImagePhoneInsets: .sample,
      largeContentSizeImageInsets: .sample,
      isSymbolAnimationEnabled: .sample,
      hidesSharedBackground: .sample,
      sharesBackground: .sample,
      isPaddingRemoved: .sample,
      badge: .sample,
      visibilityPriority: .sample,
      axisBehavior: .sample)
  }
}

extension Theme.BarButtonItemBadge: Sampled {
  static var sample: Self {
    Self(
      backgroundColor: .sample,
      foregroundColor: .sample,
      font: .sample)
  }
}

extension Theme.TabBarItemStyle: Sampled {
  static var sample: Self {
    Self(
      titleTextAttributes: .sample,
      titlePositionAdjustment: .sample,
      badgeColor: .sample,
      badgeTextAttributes: .sample,
      imageInsets: .sample,
      landscapeImagePhoneInsets: .sample,
      largeContentSizeImageInsets: .sample,
      standardAppearance: .sample,
      scrollEdgeAppearance: .sample)
  }
}

extension Theme.NavigationItemStyle: Sampled {
  static var sample: Self {
    Self(
      hidesBackButton: .sample,
      backButtonDisplayMode: .sample,
      leftItemsSupplementBackButton: .sample,
      style: .sample,
      largeTitleDisplayMode: .sample,
      hidesSearchBarWhenScrolling: .sample,
      preferredSearchBarPlacement: .sample,
      searchBarPlacementAllowsToolbarIntegration: .sample,
      searchBarPlacementAllowsExternalIntegration: .sample,
      navigationBarMinimization: .sample,
      verticalBarCompressionBehavior: .sample)
  }
}

extension Theme.BarMinimization: Sampled {
  static var sample: Self {
    Self(
      minimizationBehavior: .sample,
      safeAreaAdjustment: .sample,
      restorationBehavior: .sample)
  }
}
