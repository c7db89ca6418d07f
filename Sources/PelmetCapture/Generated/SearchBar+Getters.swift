// Generated from Sources/GenerateProperties/Properties by `make generate`. Edit there.

import Pelmet

#if MODELCORE
  import ModelCore
#else
  import UIKit
#endif

extension Theme.SearchBarStyle {
  /// Reads the plain properties.
  @MainActor static func readProperties(_ read: inout Reading<UISearchBar>) {
    read("barStyle", \.barStyle, as: Theme.BarStyle.self)
    read.tint("tintColor")
    read("barTintColor", \.barTintColor, clearIsNone: false)
    read("searchBarStyle", \.searchBarStyle, as: Theme.SearchBarStyle.Style.self)
    read("keyboardAppearance", \.keyboardAppearance, as: Theme.KeyboardAppearance.self)
    read("scopeBarBackgroundImage", \.scopeBarBackgroundImage)
    read("searchFieldBackgroundPositionAdjustment", \.searchFieldBackgroundPositionAdjustment)
    read("searchTextPositionAdjustment", \.searchTextPositionAdjustment)
  }
}

extension Theme.SearchTextFieldStyle {
  /// Reads the plain properties.
  @MainActor static func readProperties(_ read: inout Reading<UISearchTextField>) {
    read("backgroundColor", \.backgroundColor, clearIsNone: true)
    read("textColor", \.textColor, clearIsNone: false)
    read("font", \.font)
    read.tint("tintColor")
  }
}
