// Generated from Sources/GenerateProperties/Properties by `make generate`. Edit there.

import Pelmet

#if MODELCORE
  import ModelCore
#else
  import UIKit
#endif

extension Theme.NavigationBarStyle {
  /// Sets the plain properties that appearance proxies record (PRX-2).
  @MainActor static func setRecordedProperties(_ set: Setter<UINavigationBar, Self>) {
    set(\.barStyle, \.barStyle)
    set(\.prefersLargeTitles, \.prefersLargeTitles)
    set(\.barTintColor, \.barTintColor)
    set(\.shadowImage, \.shadowImage)
    set(\.backIndicatorImage, \.backIndicatorImage)
    set(\.backIndicatorTransitionMaskImage, \.backIndicatorTransitionMaskImage)
    set(\.backgroundColor, \.backgroundColor)
  }

  /// Sets the slots, which appearance proxies record, too (PRX-2).
  @MainActor static func setSlots(_ set: Setter<UINavigationBar, Self>) {
    if set.system >= 13 {
      set(\.standardAppearance, \.standardAppearance)
      set(\.compactAppearance, \.compactAppearance, neutral: .system)
      set(\.scrollEdgeAppearance, \.scrollEdgeAppearance, neutral: .systemAtEdge)
    }
    if #available(iOS 15, *), set.system >= 15 {
      set(\.compactScrollEdgeAppearance, \.compactScrollEdgeAppearance, neutral: .systemAtEdge)
    }
  }

  /// Sets the plain properties that appearance proxies do not record.
  @MainActor static func setOtherProperties(_ set: Setter<UINavigationBar, Self>) {
    set.tint(\.tintColor)
    if set.system >= 13 {
      set(\.overrideUserInterfaceStyle, \.userInterfaceStyle)
    }
    if #available(iOS 16, *), set.system >= 16 {
      set(\.preferredBehavioralStyle, \.preferredBehavioralStyle)
    }
  }
}

extension Theme.NavigationBarAppearance {
  /// Sets the plain properties.
  @MainActor static func setProperties(_ set: Setter<UINavigationBarAppearance, Self>) {
    set(\.titlePositionAdjustment, \.titlePositionAdjustment)
    set(\.buttonAppearance, \.buttonAppearance)
    set(\.backButtonAppearance, \.backButtonAppearance)
  }
}
