// Generated from Sources/GenerateProperties/Properties by `make generate`. Edit there.

import Pelmet

#if MODELCORE
  import ModelCore
#else
  import UIKit
#endif

extension Theme.BarButtonItemStyle {
  /// Sets the plain properties.
  @MainActor static func setProperties(_ set: Setter<UIBarButtonItem, Self>) {
    set(\.tintColor, \.tintColor)
    set(\.imageInsets, \.imageInsets)
    set(\.landscapeImagePhoneInsets, \.landscapeImagePhoneInsets)
    set(\.largeContentSizeImageInsets, \.largeContentSizeImageInsets)
    if #available(iOS 17, visionOS 1, *), set.system >= 17 {
      set(\.isSymbolAnimationEnabled, \.isSymbolAnimationEnabled)
    }
    #if !os(visionOS)
      if #available(iOS 26, *), set.system >= 26 {
        set(\.hidesSharedBackground, \.hidesSharedBackground)
        set(\.sharesBackground, \.sharesBackground)
      }
    #endif
    // The first compiler with an SDK of iOS 27.
    #if compiler(>=6.4) || MODELCORE
      if #available(iOS 27, visionOS 27, *), set.system >= 27 {
        set(\.isPaddingRemoved, \.isPaddingRemoved)
      }
    #endif
    // The first compiler with an SDK of iOS 27.
    #if (compiler(>=6.4) || MODELCORE) && !os(visionOS)
      if #available(iOS 27, *), set.system >= 27 {
        set(\.visibilityPriority, \.visibilityPriority)
      }
    #endif
    // The SDK of iOS 27.1 has the compiler of iOS 27, but another version of UIKit.
    #if (MODELCORE || canImport(UIKit, _version: 9127.0.85)) && !os(visionOS) && !targetEnvironment(macCatalyst)
      if #available(iOS 27.1, *), set.system >= Theme.OSVersion(27, 1) {
        set(\.axisBehavior, \.axisBehavior)
      }
    #endif
  }
}

extension Theme.TabBarItemStyle {
  /// Sets the plain properties that appearance proxies record (PRX-2).
  @MainActor static func setRecordedProperties(_ set: Setter<UITabBarItem, Self>) {
    set(\.titlePositionAdjustment, \.titlePositionAdjustment)
    set(\.badgeColor, \.badgeColor)
  }

  /// Sets the slots, which appearance proxies record, too (PRX-2).
  @MainActor static func setSlots(_ set: Setter<UITabBarItem, Self>) {
    if set.system >= 13 {
      set(\.standardAppearance, \.standardAppearance)
    }
    if #available(iOS 15, *), set.system >= 15 {
      set(\.scrollEdgeAppearance, \.scrollEdgeAppearance)
    }
  }

  /// Sets the plain properties that appearance proxies do not record.
  @MainActor static func setOtherProperties(_ set: Setter<UITabBarItem, Self>) {
    set(\.imageInsets, \.imageInsets)
    set(\.landscapeImagePhoneInsets, \.landscapeImagePhoneInsets)
    set(\.largeContentSizeImageInsets, \.largeContentSizeImageInsets)
  }
}

extension Theme.NavigationItemStyle {
  /// Sets the plain properties.
  @MainActor static func setProperties(_ set: Setter<UINavigationItem, Self>) {
    set(\.hidesBackButton, \.hidesBackButton)
    set(\.leftItemsSupplementBackButton, \.leftItemsSupplementBackButton)
    set(\.largeTitleDisplayMode, \.largeTitleDisplayMode)
    set(\.hidesSearchBarWhenScrolling, \.hidesSearchBarWhenScrolling)
    if #available(iOS 14, *), set.system >= 14 {
      set(\.backButtonDisplayMode, \.backButtonDisplayMode)
    }
    if #available(iOS 16, *), set.system >= 16 {
      set(\.style, \.style)
      set(\.preferredSearchBarPlacement, \.preferredSearchBarPlacement)
    }
    #if !os(visionOS)
      if #available(iOS 26, *), set.system >= 26 {
        set(\.searchBarPlacementAllowsToolbarIntegration, \.searchBarPlacementAllowsToolbarIntegration)
        set(\.searchBarPlacementAllowsExternalIntegration, \.searchBarPlacementAllowsExternalIntegration)
      }
    #endif
    // The first compiler with an SDK of iOS 27.
    #if (compiler(>=6.4) || MODELCORE) && !os(visionOS)
      if #available(iOS 27, *), set.system >= 27 {
        set(\.navigationBarMinimization.minimizationBehavior, \.navigationBarMinimization?.minimizationBehavior)
        set(\.navigationBarMinimization.safeAreaAdjustment, \.navigationBarMinimization?.safeAreaAdjustment)
        set(\.navigationBarMinimization.restorationBehavior, \.navigationBarMinimization?.restorationBehavior)
      }
    #endif
    // The SDK of iOS 27.1 has the compiler of iOS 27, but another version of UIKit.
    #if (MODELCORE || canImport(UIKit, _version: 9127.0.85)) && !os(visionOS) && !targetEnvironment(macCatalyst)
      if #available(iOS 27.1, *), set.system >= Theme.OSVersion(27, 1) {
        set(\.verticalBarCompressionBehavior, \.verticalBarCompressionBehavior)
      }
    #endif
  }
}
