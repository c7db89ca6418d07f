// Generated from Sources/GenerateProperties/Properties by `make generate`. Edit there.

import Pelmet

#if MODELCORE
  import ModelCore
#else
  import UIKit
#endif

extension Theme.WindowStyle {
  /// Sets the plain properties.
  @MainActor static func setProperties(_ set: Setter<UIView, Self>) {
    set.tint(\.tintColor)
    set(\.backgroundColor, \.backgroundColor)
  }
}

extension Theme.ContentStyle {
  /// Sets the plain properties.
  @MainActor static func setProperties(_ set: Setter<UIScrollView, Self>) {
    #if !os(visionOS)
      if #available(iOS 26, *), set.system >= 26 {
        set(\.topEdgeEffect.style, \.scrollEdge?.top?.style)
        set(\.topEdgeEffect.isHidden, \.scrollEdge?.top?.isHidden)
        set(\.leftEdgeEffect.style, \.scrollEdge?.left?.style)
        set(\.leftEdgeEffect.isHidden, \.scrollEdge?.left?.isHidden)
        set(\.bottomEdgeEffect.style, \.scrollEdge?.bottom?.style)
        set(\.bottomEdgeEffect.isHidden, \.scrollEdge?.bottom?.isHidden)
        set(\.rightEdgeEffect.style, \.scrollEdge?.right?.style)
        set(\.rightEdgeEffect.isHidden, \.scrollEdge?.right?.isHidden)
      }
    #endif
  }
}
