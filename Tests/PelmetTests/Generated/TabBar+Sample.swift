// Generated from Sources/GenerateProperties/Properties by `make generate`. Edit there.

import Pelmet

extension Theme.TabBarStyle: Sampled {
  static var sample: Self {
    Self(
      barStyle: .sample,
      isTranslucent: .sample,
      tintColor: .sample,
      barTintColor: .sample,
      unselectedItemTintColor: .sample,
      backgroundImage: .sample,
      selectionIndicatorImage: .sample,
      shadowImage: .sample,
      itemPositioning: .sample,
      itemWidth: .sample,
      itemSpacing: .sample,
      standardAppearance: .sample,
      scrollEdgeAppearance: .sample,
      backgroundColor: .sample,
      userInterfaceStyle: .sample)
  }
}

extension Theme.TabBarAppearance: Sampled {
  static var sample: Self {
    Self(
      background: .sample,
      backgroundEffect: .sample,
      backgroundColor: .sample,
      backgroundImage: .sample,
      backgroundImageContentMode: .sample,
      shadowColor: .sample,
      shadowImage: .sample,
      overrideUserInterfaceStyle: .sample,
      stackedLayoutAppearance: .sample,
      inlineLayoutAppearance: .sample,
      compactInlineLayoutAppearance: .sample,
      selectionIndicatorTintColor: .sample,
      selectionIndicatorImage: .sample,
      stackedItemPositioning: .sample,
      stackedItemWidth: .sample,
      stackedItemSpacing: .sample)
  }
}
