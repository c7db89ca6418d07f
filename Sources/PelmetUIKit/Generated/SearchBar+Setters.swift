// Generated from Sources/GenerateProperties/Properties by `make generate`. Edit there.

import Pelmet

#if MODELCORE
  import ModelCore
#else
  import UIKit
#endif

extension Theme.SearchBarStyle {
  /// Sets the plain properties that appearance proxies record (PRX-2).
  @MainActor static func setRecordedProperties(_ set: Setter<UISearchBar, Self>) {
    set(\.barTintColor, \.barTintColor)
    set(\.scopeBarBackgroundImage, \.scopeBarBackgroundImage)
    set(\.searchFieldBackgroundPositionAdjustment, \.searchFieldBackgroundPositionAdjustment)
    set(\.searchTextPositionAdjustment, \.searchTextPositionAdjustment)
  }

  /// Sets the plain properties that appearance proxies do not record.
  @MainActor static func setOtherProperties(_ set: Setter<UISearchBar, Self>) {
    set(\.barStyle, \.barStyle)
    set.tint(\.tintColor)
    set(\.searchBarStyle, \.searchBarStyle)
    set(\.keyboardAppearance, \.keyboardAppearance)
  }
}

extension Theme.SearchTextFieldStyle {
  /// Sets the plain properties.
  @MainActor static func setProperties(_ set: Setter<UISearchTextField, Self>) {
    set(\.backgroundColor, \.backgroundColor)
    set(\.textColor, \.textColor)
    set.tint(\.tintColor)
  }
}
