#if canImport(UIKit)
  import UIKit
#else
  import ModelCore
#endif

/// Tells a window's theme that the traits have changed. It lies in the window without a size, and what the window's theme knows lives as
/// long as it: no other place in UIKit does.
final class ThemeObserver: UIView {
  let theme: WindowTheme

  init(_ theme: WindowTheme) {
    self.theme = theme
    super.init(frame: .zero)
    #if canImport(UIKit)
      isUserInteractionEnabled = false
      isAccessibilityElement = false
    #endif
  }

  required init?(coder: NSCoder) { nil }

  /// Before iOS 17 the only way to hear of it, and heard by every version since.
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if let window { theme.traitsDidChange(in: window) }
  }
}
