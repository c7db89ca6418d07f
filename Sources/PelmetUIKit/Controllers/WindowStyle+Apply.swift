public import Pelmet

#if canImport(UIKit)
  public import UIKit
#else
  public import ModelCore
#endif

extension Theme.WindowStyle {
  /// Sets what the style says, and takes back what `old` said that was applied before, on one window; what neither says is not touched.
  @MainActor public func apply(to window: UIWindow, replacing old: Theme.WindowStyle? = nil) {
    let set = Setter(window as UIView, self, replacing: old, pristine: UIView())
    set.tint(\.tintColor)
    set(\.backgroundColor, \.backgroundColor)
  }
}
