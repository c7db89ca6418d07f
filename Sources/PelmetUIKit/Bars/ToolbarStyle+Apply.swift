public import Pelmet

#if canImport(UIKit)
  public import UIKit
#else
  public import ModelCore
#endif

extension ToolbarStyle {
  /// Sets what the style says, and takes back what `old` said that was applied before, on one toolbar; what neither says is not touched.
  @MainActor public func apply(to bar: UIToolbar, replacing old: ToolbarStyle? = nil) {
    let set = Setter(bar, self, replacing: old, pristine: UIToolbar())
    set(\.barStyle, \.barStyle)
    set(\.isTranslucent, \.isTranslucent)
    set(\.tintColor, \.tintColor)
    set(\.barTintColor, \.barTintColor)
    set.each(\.backgroundImage) { position, metrics, image in
      bar.setBackgroundImage(image?.uiKitValue, forToolbarPosition: position, barMetrics: metrics)
    }
    set.each(\.shadowImage) { bar.setShadowImage($1?.uiKitValue, forToolbarPosition: $0) }
    set(\.backgroundColor, \.backgroundColor)
    if set.system >= 13 {
      set(\.standardAppearance, \.standardAppearance)
      set(\.compactAppearance, \.compactAppearance)
      set(\.overrideUserInterfaceStyle, \.userInterfaceStyle)
    }
    if #available(iOS 15, *), set.system >= 15 {
      set(\.scrollEdgeAppearance, \.scrollEdgeAppearance)
      set(\.compactScrollEdgeAppearance, \.compactScrollEdgeAppearance)
    }
  }
}
