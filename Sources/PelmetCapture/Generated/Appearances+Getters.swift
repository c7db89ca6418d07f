// Generated from Sources/GenerateProperties/Properties by `make generate`. Edit there.

import Pelmet

#if MODELCORE
  import ModelCore
#else
  import UIKit
#endif

extension Theme.BarAppearance {
  /// Reads the plain properties that the appearances of all bars share.
  @MainActor static func readSharedProperties(_ read: inout Reading<UIBarAppearance>) {
    read("backgroundImageContentMode", \.backgroundImageContentMode, as: Theme.ContentMode.self)
    // The first compiler with an SDK of iOS 27.
    #if (compiler(>=6.4) || MODELCORE) && !os(visionOS)
      if #available(iOS 27, *), read.system >= 27 {
        read("overrideUserInterfaceStyle", \.overrideUserInterfaceStyle, as: Theme.UserInterfaceStyle.self)
      }
    #endif
  }
}

extension Theme.BarButtonItemStateAppearance {
  /// Reads the plain properties.
  @MainActor static func readProperties(_ read: inout Reading<UIBarButtonItemStateAppearance>) {
    read("titleTextAttributes", \.titleTextAttributes)
    read("titlePositionAdjustment", \.titlePositionAdjustment)
    read("backgroundImage", \.backgroundImage)
    read("backgroundImagePositionAdjustment", \.backgroundImagePositionAdjustment)
  }
}

extension Theme.TabBarItemStateAppearance {
  /// Reads the plain properties.
  @MainActor static func readProperties(_ read: inout Reading<UITabBarItemStateAppearance>) {
    read("titleTextAttributes", \.titleTextAttributes)
    read("titlePositionAdjustment", \.titlePositionAdjustment)
    read("iconColor", \.iconColor, clearIsNone: false)
    read("badgePositionAdjustment", \.badgePositionAdjustment)
    read("badgeBackgroundColor", \.badgeBackgroundColor, clearIsNone: true)
    read("badgeTextAttributes", \.badgeTextAttributes)
    read("badgeTitlePositionAdjustment", \.badgeTitlePositionAdjustment)
  }
}
