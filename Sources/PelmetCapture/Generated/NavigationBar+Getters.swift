// Generated from Sources/GenerateProperties/Properties by `make generate`. Edit there.

import Pelmet

#if MODELCORE
  import ModelCore
#else
  import UIKit
#endif

extension Theme.NavigationBarStyle {
  /// Reads the plain properties.
  @MainActor static func readProperties(_ read: inout Reading<UINavigationBar>) {
    read("barStyle", \.barStyle, as: Theme.BarStyle.self)
    read("prefersLargeTitles", \.prefersLargeTitles)
    read.tint("tintColor")
    read("barTintColor", \.barTintColor, clearIsNone: false)
    read("shadowImage", \.shadowImage)
    read("titleTextAttributes", \.titleTextAttributes)
    read("largeTitleTextAttributes", \.largeTitleTextAttributes)
    read("backIndicatorImage", \.backIndicatorImage)
    read("backIndicatorTransitionMaskImage", \.backIndicatorTransitionMaskImage)
    if read.system >= 13 {
      read("standardAppearance", \.standardAppearance, as: Theme.NavigationBarAppearance.self)
      read("compactAppearance", \.compactAppearance, as: Theme.NavigationBarAppearance.self)
      read("scrollEdgeAppearance", \.scrollEdgeAppearance, as: Theme.NavigationBarAppearance.self)
    }
    if #available(iOS 15, *), read.system >= 15 {
      read("compactScrollEdgeAppearance", \.compactScrollEdgeAppearance, as: Theme.NavigationBarAppearance.self)
    }
    if #available(iOS 16, *), read.system >= 16 {
      read("preferredBehavioralStyle", \.preferredBehavioralStyle, as: Theme.BehavioralStyle.self)
    }
    read("backgroundColor", \.backgroundColor, clearIsNone: true)
    if read.system >= 13 {
      read("userInterfaceStyle", \.overrideUserInterfaceStyle, as: Theme.UserInterfaceStyle.self)
    }
  }
}

extension Theme.NavigationBarAppearance {
  /// Reads the plain properties.
  @MainActor static func readProperties(_ read: inout Reading<UINavigationBarAppearance>) {
    read("titleTextAttributes", \.titleTextAttributes)
    read("titlePositionAdjustment", \.titlePositionAdjustment)
    read("largeTitleTextAttributes", \.largeTitleTextAttributes)
    #if !os(visionOS)
      if #available(iOS 26, *), read.system >= 26 {
        read("subtitleTextAttributes", \.subtitleTextAttributes)
        read("largeSubtitleTextAttributes", \.largeSubtitleTextAttributes)
      }
    #endif
    read("buttonAppearance", \.buttonAppearance, as: Theme.BarButtonItemAppearance.self)
    read("backButtonAppearance", \.backButtonAppearance, as: Theme.BarButtonItemAppearance.self)
  }
}
