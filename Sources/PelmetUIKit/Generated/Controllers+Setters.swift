// Generated from Sources/GenerateProperties/Properties by `make generate`. Edit there.

import Pelmet

#if MODELCORE
  import ModelCore
#else
  import UIKit
#endif

extension Theme.ViewControllerStyle {
  /// Sets the plain properties.
  @MainActor static func setProperties(_ set: Setter<UIViewController, Self>) {
    set(\.edgesForExtendedLayout, \.edgesForExtendedLayout)
    set(\.extendedLayoutIncludesOpaqueBars, \.extendedLayoutIncludesOpaqueBars)
    set(\.modalPresentationStyle, \.modalPresentationStyle)
    set(\.modalPresentationCapturesStatusBarAppearance, \.modalPresentationCapturesStatusBarAppearance)
    set(\.definesPresentationContext, \.definesPresentationContext)
    set(\.hidesBottomBarWhenPushed, \.hidesBottomBarWhenPushed)
    #if !MODELCORE && !os(visionOS)
      set(\.automaticallyAdjustsScrollViewInsets, \.automaticallyAdjustsScrollViewInsets)
    #endif
    #if !MODELCORE
      set(\.modalTransitionStyle, \.modalTransitionStyle)
    #endif
    if set.system >= 13 {
      set(\.isModalInPresentation, \.isModalInPresentation)
      set(\.overrideUserInterfaceStyle, \.overrideUserInterfaceStyle)
    }
  }
}

extension Theme.NavigationControllerStyle {
  /// Sets the plain properties.
  @MainActor static func setProperties(_ set: Setter<UINavigationController, Self>) {
    set(\.hidesBarsWhenKeyboardAppears, \.hidesBarsWhenKeyboardAppears)
    set(\.hidesBarsOnSwipe, \.hidesBarsOnSwipe)
    set(\.hidesBarsWhenVerticallyCompact, \.hidesBarsWhenVerticallyCompact)
    set(\.hidesBarsOnTap, \.hidesBarsOnTap)
  }
}

extension Theme.TabBarControllerStyle {
  /// Sets the plain properties.
  @MainActor static func setProperties(_ set: Setter<UITabBarController, Self>) {
    if #available(iOS 18, visionOS 2, *), set.system >= 18 {
      set(\.mode, \.mode)
      set(\.sidebar.preferredLayout, \.sidebar?.preferredLayout)
    }
    #if !os(visionOS)
      if #available(iOS 26, *), set.system >= 26 {
        set(\.tabBarMinimizeBehavior, \.tabBarMinimizeBehavior)
      }
    #endif
    // The first compiler with an SDK of iOS 27.
    #if (compiler(>=6.4) || MODELCORE) && !os(visionOS)
      if #available(iOS 27, *), set.system >= 27 {
        set(\.prominentTabIdentifier, \.prominentTabIdentifier)
        set(\.sidebar.preferredPlacement, \.sidebar?.preferredPlacement)
      }
    #endif
  }
}
