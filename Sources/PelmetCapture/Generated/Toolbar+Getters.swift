// Generated from Sources/GenerateProperties/Properties by `make generate`. Edit there.

import Pelmet

#if MODELCORE
  import ModelCore
#else
  import UIKit
#endif

extension Theme.ToolbarStyle {
  /// Reads the plain properties.
  @MainActor static func readProperties(_ read: inout Reading<UIToolbar>) {
    read("barStyle", \.barStyle, as: Theme.BarStyle.self)
    read.tint("tintColor")
    read("barTintColor", \.barTintColor, clearIsNone: false)
    if read.system >= 13 {
      read("standardAppearance", \.standardAppearance, as: Theme.ToolbarAppearance.self)
      read("compactAppearance", \.compactAppearance, as: Theme.ToolbarAppearance.self)
    }
    if #available(iOS 15, *), read.system >= 15 {
      read("scrollEdgeAppearance", \.scrollEdgeAppearance, as: Theme.ToolbarAppearance.self)
      read("compactScrollEdgeAppearance", \.compactScrollEdgeAppearance, as: Theme.ToolbarAppearance.self)
    }
    read("backgroundColor", \.backgroundColor, clearIsNone: true)
    if read.system >= 13 {
      read("userInterfaceStyle", \.overrideUserInterfaceStyle, as: Theme.UserInterfaceStyle.self)
    }
  }
}

extension Theme.ToolbarAppearance {
  /// Reads the plain properties.
  @MainActor static func readProperties(_ read: inout Reading<UIToolbarAppearance>) {
    read("buttonAppearance", \.buttonAppearance, as: Theme.BarButtonItemAppearance.self)
  }
}
