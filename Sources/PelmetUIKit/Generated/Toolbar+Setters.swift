// Generated from Sources/GenerateProperties/Properties by `make generate`. Edit there.

import Pelmet

#if MODELCORE
  import ModelCore
#else
  import UIKit
#endif

extension Theme.ToolbarStyle {
  /// Sets the plain properties that appearance proxies record (PRX-2).
  @MainActor static func setRecordedProperties(_ set: Setter<UIToolbar, Self>) {
    set(\.barStyle, \.barStyle)
    set(\.barTintColor, \.barTintColor)
    set(\.backgroundColor, \.backgroundColor)
  }

  /// Sets the slots, which appearance proxies record, too (PRX-2).
  @MainActor static func setSlots(_ set: Setter<UIToolbar, Self>) {
    if set.system >= 13 {
      set(\.standardAppearance, \.standardAppearance)
      set(\.compactAppearance, \.compactAppearance, neutral: UIToolbarAppearance())
    }
    if #available(iOS 15, *), set.system >= 15 {
      set(\.scrollEdgeAppearance, \.scrollEdgeAppearance, neutral: UIToolbarAppearance())
      set(\.compactScrollEdgeAppearance, \.compactScrollEdgeAppearance, neutral: UIToolbarAppearance())
    }
  }

  /// Sets the plain properties that appearance proxies do not record.
  @MainActor static func setOtherProperties(_ set: Setter<UIToolbar, Self>) {
    set.tint(\.tintColor)
    if set.system >= 13 {
      set(\.overrideUserInterfaceStyle, \.userInterfaceStyle)
    }
  }
}

extension Theme.ToolbarAppearance {
  /// Sets the plain properties.
  @MainActor static func setProperties(_ set: Setter<UIToolbarAppearance, Self>) {
    set(\.buttonAppearance, \.buttonAppearance)
  }
}
