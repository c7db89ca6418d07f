public import Pelmet

#if canImport(UIKit)
  public import UIKit
#else
  public import ModelCore
#endif

extension Theme.ToolbarStyle {
  /// Sets what the style says, and takes back what `old` said that was applied before, on one toolbar; what neither says is not touched.
  @MainActor public func apply(to bar: UIToolbar, replacing old: Theme.ToolbarStyle? = nil) {
    let set = Setter(bar, self, replacing: old, pristine: UIToolbar())
    applyRecorded(set)
    set.tint(\.tintColor)
    if set.system >= 13 {
      set(\.overrideUserInterfaceStyle, \.userInterfaceStyle)
    }
  }

  /// Sets what appearance proxies record (PRX-2) on one.
  @MainActor func apply(toProxy bar: UIToolbar, replacing old: Theme.ToolbarStyle?, as role: TargetRole) {
    applyRecorded(Setter(bar, self, replacing: old, as: role, pristine: UIToolbar()))
  }

  @MainActor private func applyRecorded(_ set: Setter<UIToolbar, Self>) {
    let bar = set.target
    let reference = Pristine {
      let bar = UIToolbar()
      apply(to: bar)
      return bar
    }
    set(\.barStyle, \.barStyle)
    set(\.barTintColor, \.barTintColor)
    set.each(\.backgroundImage) { position, metrics, image in
      bar.setBackgroundImage(image?.uiKitValue, forToolbarPosition: position, barMetrics: metrics)
    }
    set(\.isTranslucent, \.isTranslucent, orAsIn: reference)
    set.each(\.shadowImage) { bar.setShadowImage($1?.uiKitValue, forToolbarPosition: $0) }
    set(\.backgroundColor, \.backgroundColor)
    if set.system >= 13 {
      set(\.standardAppearance, \.standardAppearance)
      set(\.compactAppearance, \.compactAppearance, neutral: UIToolbarAppearance())
    }
    if #available(iOS 15, *), set.system >= 15 {
      set(\.scrollEdgeAppearance, \.scrollEdgeAppearance, neutral: UIToolbarAppearance())
      set(\.compactScrollEdgeAppearance, \.compactScrollEdgeAppearance, neutral: UIToolbarAppearance())
    }
  }
}
