public import Pelmet

#if canImport(UIKit)
  public import UIKit
#else
  public import ModelCore
#endif

extension ToolbarStyle {
  /// Sets what the style says on one toolbar; what it leaves open is not touched.
  @MainActor public func apply(to bar: UIToolbar) {
    let set = Setter(bar)
    set(\.barStyle, barStyle)
    set(\.isTranslucent, isTranslucent)
    set(\.tintColor, tintColor)
    set(\.barTintColor, barTintColor)
    backgroundImage?.forEach { position, images in
      images.forEach { metrics, image in
        bar.setBackgroundImage(image.uiKitValue, forToolbarPosition: position, barMetrics: metrics)
      }
    }
    shadowImage?.forEach { bar.setShadowImage($1.uiKitValue, forToolbarPosition: $0) }
    set(\.backgroundColor, backgroundColor)
    if set.system >= 13 {
      set(\.standardAppearance, standardAppearance)
      set(\.compactAppearance, compactAppearance)
      set(\.overrideUserInterfaceStyle, userInterfaceStyle)
    }
    if #available(iOS 15, *), set.system >= 15 {
      set(\.scrollEdgeAppearance, scrollEdgeAppearance)
      set(\.compactScrollEdgeAppearance, compactScrollEdgeAppearance)
    }
  }
}
