// Generated from Sources/GenerateProperties/Properties by `make generate`. Edit there.

import Pelmet

#if MODELCORE
  import ModelCore
#else
  import UIKit
#endif

extension Theme.BarButtonItemStyle {
  /// Reads the plain properties.
  @MainActor static func readProperties(_ read: inout Reading<UIBarButtonItem>) {
    read("tintColor", \.tintColor, clearIsNone: false)
    read("imageInsets", \.imageInsets)
    read("landscapeImagePhoneInsets", \.landscapeImagePhoneInsets)
    read("largeContentSizeImageInsets", \.largeContentSizeImageInsets)
    if #available(iOS 17, visionOS 1, *), read.system >= 17 {
      read("isSymbolAnimationEnabled", \.isSymbolAnimationEnabled)
    }
    #if !os(visionOS)
      if #available(iOS 26, *), read.system >= 26 {
        read("hidesSharedBackground", \.hidesSharedBackground)
        read("sharesBackground", \.sharesBackground)
      }
    #endif
    // The first compiler with an SDK of iOS 27.
    #if compiler(>=6.4) || MODELCORE
      if #available(iOS 27, visionOS 27, *), read.system >= 27 {
        read("isPaddingRemoved", \.isPaddingRemoved)
      }
    #endif
    // The first compiler with an SDK of iOS 27.
    #if (compiler(>=6.4) || MODELCORE) && !os(visionOS)
      if #available(iOS 27, *), read.system >= 27 {
        read("visibilityPriority", \.visibilityPriority, as: Theme.BarButtonItemStyle.VisibilityPriority.self)
      }
    #endif
    // The SDK of iOS 27.1 has the compiler of iOS 27, but another version of UIKit.
    #if (MODELCORE || canImport(UIKit, _version: 9127.0.85)) && !os(visionOS) && !targetEnvironment(macCatalyst)
      if #available(iOS 27.1, *), read.system >= Theme.OSVersion(27, 1) {
        read("axisBehavior", \.axisBehavior, as: Theme.BarButtonItemStyle.AxisBehavior.self)
      }
    #endif
  }
}

extension Theme.BarButtonItemBadge {
  #if !os(visionOS)
    @available(iOS 26, *)
    /// Reads the plain properties.
    @MainActor static func readProperties(_ read: inout Reading<UIBarButtonItem.Badge>) {
      read("font", \.font)
    }
  #endif
}

extension Theme.TabBarItemStyle {
  /// Reads the plain properties.
  @MainActor static func readProperties(_ read: inout Reading<UITabBarItem>) {
    read("titlePositionAdjustment", \.titlePositionAdjustment)
    read("badgeColor", \.badgeColor, clearIsNone: false)
    read("imageInsets", \.imageInsets)
    read("landscapeImagePhoneInsets", \.landscapeImagePhoneInsets)
    read("largeContentSizeImageInsets", \.largeContentSizeImageInsets)
    if read.system >= 13 {
      read("standardAppearance", \.standardAppearance, as: Theme.TabBarAppearance.self)
    }
    if #available(iOS 15, *), read.system >= 15 {
      read("scrollEdgeAppearance", \.scrollEdgeAppearance, as: Theme.TabBarAppearance.self)
    }
  }
}

extension Theme.NavigationItemStyle {
  /// Reads the plain properties.
  @MainActor static func readProperties(_ read: inout Reading<UINavigationItem>) {
    read("hidesBackButton", \.hidesBackButton)
    if #available(iOS 14, *), read.system >= 14 {
      read("backButtonDisplayMode", \.backButtonDisplayMode, as: Theme.NavigationItemStyle.BackButtonDisplayMode.self)
    }
    read("leftItemsSupplementBackButton", \.leftItemsSupplementBackButton)
    if #available(iOS 16, *), read.system >= 16 {
      read("style", \.style, as: Theme.NavigationItemStyle.ItemStyle.self)
    }
    read("largeTitleDisplayMode", \.largeTitleDisplayMode, as: Theme.NavigationItemStyle.LargeTitleDisplayMode.self)
    read("hidesSearchBarWhenScrolling", \.hidesSearchBarWhenScrolling)
    if #available(iOS 16, *), read.system >= 16 {
      read("preferredSearchBarPlacement", \.preferredSearchBarPlacement, as: Theme.NavigationItemStyle.SearchBarPlacement.self)
    }
    #if !os(visionOS)
      if #available(iOS 26, *), read.system >= 26 {
        read("searchBarPlacementAllowsToolbarIntegration", \.searchBarPlacementAllowsToolbarIntegration)
        read("searchBarPlacementAllowsExternalIntegration", \.searchBarPlacementAllowsExternalIntegration)
      }
    #endif
    // The first compiler with an SDK of iOS 27.
    #if (compiler(>=6.4) || MODELCORE) && !os(visionOS)
      if #available(iOS 27, *), read.system >= 27 {
        read(
          "navigationBarMinimization.minimizationBehavior", \.navigationBarMinimization.minimizationBehavior,
          as: Theme.BarMinimization.Behavior.self)
        read(
          "navigationBarMinimization.safeAreaAdjustment", \.navigationBarMinimization.safeAreaAdjustment,
          as: Theme.BarMinimization.SafeAreaAdjustment.self)
        read(
          "navigationBarMinimization.restorationBehavior", \.navigationBarMinimization.restorationBehavior,
          as: Theme.BarMinimization.RestorationBehavior.self)
      }
    #endif
    // The SDK of iOS 27.1 has the compiler of iOS 27, but another version of UIKit.
    #if (MODELCORE || canImport(UIKit, _version: 9127.0.85)) && !os(visionOS) && !targetEnvironment(macCatalyst)
      if #available(iOS 27.1, *), read.system >= Theme.OSVersion(27, 1) {
        read(
          "verticalBarCompressionBehavior", \.verticalBarCompressionBehavior,
          as: Theme.NavigationItemStyle.VerticalBarCompressionBehavior.self)
      }
    #endif
  }
}
