// Generated from Sources/GenerateProperties/Properties by `make generate`. Edit there.

import Pelmet

#if MODELCORE
  import ModelCore
#else
  import UIKit
#endif

extension Theme.BarAppearance {
  /// Sets the plain properties that the appearances of all bars share.
  @MainActor static func setSharedProperties(_ set: Setter<UIBarAppearance, Self>) {
    set(\.backgroundImageContentMode, \.backgroundImageContentMode)
    // The first compiler with an SDK of iOS 27.
    #if (compiler(>=6.4) || MODELCORE) && !os(visionOS)
      if #available(iOS 27, *), set.system >= 27 {
        set(\.overrideUserInterfaceStyle, \.overrideUserInterfaceStyle)
      }
    #endif
  }
}

extension Theme.BarButtonItemStateAppearance {
  /// Sets the plain properties.
  @MainActor static func setProperties(_ set: Setter<UIBarButtonItemStateAppearance, Self>) {
    set(\.titlePositionAdjustment, \.titlePositionAdjustment)
    set(\.backgroundImage, \.backgroundImage)
    set(\.backgroundImagePositionAdjustment, \.backgroundImagePositionAdjustment)
  }
}

extension Theme.TabBarItemStateAppearance {
  /// Sets the plain properties.
  @MainActor static func setProperties(_ set: Setter<UITabBarItemStateAppearance, Self>) {
    set(\.titlePositionAdjustment, \.titlePositionAdjustment)
    set(\.iconColor, \.iconColor)
    set(\.badgePositionAdjustment, \.badgePositionAdjustment)
    set(\.badgeBackgroundColor, \.badgeBackgroundColor)
    set(\.badgeTitlePositionAdjustment, \.badgeTitlePositionAdjustment)
  }
}
