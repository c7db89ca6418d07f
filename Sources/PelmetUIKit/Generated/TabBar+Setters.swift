// Generated from Sources/GenerateProperties/Properties by `make generate`. Edit there.

import Pelmet

#if MODELCORE
  import ModelCore
#else
  import UIKit
#endif

extension Theme.TabBarStyle {
  /// Sets the plain properties that appearance proxies record (PRX-2).
  @MainActor static func setRecordedProperties(_ set: Setter<UITabBar, Self>) {
    set(\.barStyle, \.barStyle)
    set(\.barTintColor, \.barTintColor)
    set(\.unselectedItemTintColor, \.unselectedItemTintColor)
    set(\.backgroundImage, \.backgroundImage)
    set(\.selectionIndicatorImage, \.selectionIndicatorImage)
    set(\.shadowImage, \.shadowImage)
    set(\.itemPositioning, \.itemPositioning)
    set(\.itemWidth, \.itemWidth)
    set(\.itemSpacing, \.itemSpacing)
    set(\.backgroundColor, \.backgroundColor)
  }

  /// Sets the slots, which appearance proxies record, too (PRX-2).
  @MainActor static func setSlots(_ set: Setter<UITabBar, Self>) {
    if set.system >= 13 {
      set(\.standardAppearance, \.standardAppearance)
    }
    if #available(iOS 15, *), set.system >= 15 {
      set(\.scrollEdgeAppearance, \.scrollEdgeAppearance, neutral: UITabBarAppearance())
    }
  }

  /// Sets the plain properties that appearance proxies do not record.
  @MainActor static func setOtherProperties(_ set: Setter<UITabBar, Self>) {
    set.tint(\.tintColor)
    if set.system >= 13 {
      set(\.overrideUserInterfaceStyle, \.userInterfaceStyle)
    }
  }
}

extension Theme.TabBarAppearance {
  /// Sets the plain properties.
  @MainActor static func setProperties(_ set: Setter<UITabBarAppearance, Self>) {
    set(\.stackedLayoutAppearance, \.stackedLayoutAppearance)
    set(\.inlineLayoutAppearance, \.inlineLayoutAppearance)
    set(\.compactInlineLayoutAppearance, \.compactInlineLayoutAppearance)
    set(\.selectionIndicatorTintColor, \.selectionIndicatorTintColor)
    set(\.selectionIndicatorImage, \.selectionIndicatorImage)
    set(\.stackedItemPositioning, \.stackedItemPositioning)
    set(\.stackedItemWidth, \.stackedItemWidth)
    set(\.stackedItemSpacing, \.stackedItemSpacing)
  }
}
