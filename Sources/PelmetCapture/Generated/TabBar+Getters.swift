// Generated from Sources/GenerateProperties/Properties by `make generate`. Edit there.

import Pelmet

#if MODELCORE
  import ModelCore
#else
  import UIKit
#endif

extension Theme.TabBarStyle {
  /// Reads the plain properties.
  @MainActor static func readProperties(_ read: inout Reading<UITabBar>) {
    read("barStyle", \.barStyle, as: Theme.BarStyle.self)
    read.tint("tintColor")
    read("barTintColor", \.barTintColor, clearIsNone: false)
    read("unselectedItemTintColor", \.unselectedItemTintColor, clearIsNone: false)
    read("backgroundImage", \.backgroundImage)
    read("selectionIndicatorImage", \.selectionIndicatorImage)
    read("shadowImage", \.shadowImage)
    read("itemPositioning", \.itemPositioning, as: Theme.TabBarStyle.ItemPositioning.self)
    read("itemWidth", \.itemWidth)
    read("itemSpacing", \.itemSpacing)
    if read.system >= 13 {
      read("standardAppearance", \.standardAppearance, as: Theme.TabBarAppearance.self)
    }
    if #available(iOS 15, *), read.system >= 15 {
      read("scrollEdgeAppearance", \.scrollEdgeAppearance, as: Theme.TabBarAppearance.self)
    }
    read("backgroundColor", \.backgroundColor, clearIsNone: true)
    if read.system >= 13 {
      read("userInterfaceStyle", \.overrideUserInterfaceStyle, as: Theme.UserInterfaceStyle.self)
    }
  }
}

extension Theme.TabBarAppearance {
  /// Reads the plain properties.
  @MainActor static func readProperties(_ read: inout Reading<UITabBarAppearance>) {
    read("stackedLayoutAppearance", \.stackedLayoutAppearance, as: Theme.TabBarItemAppearance.self)
    read("inlineLayoutAppearance", \.inlineLayoutAppearance, as: Theme.TabBarItemAppearance.self)
    read("compactInlineLayoutAppearance", \.compactInlineLayoutAppearance, as: Theme.TabBarItemAppearance.self)
    read("selectionIndicatorTintColor", \.selectionIndicatorTintColor, clearIsNone: true)
    read("selectionIndicatorImage", \.selectionIndicatorImage)
    read("stackedItemPositioning", \.stackedItemPositioning, as: Theme.TabBarStyle.ItemPositioning.self)
    read("stackedItemWidth", \.stackedItemWidth)
    read("stackedItemSpacing", \.stackedItemSpacing)
  }
}
