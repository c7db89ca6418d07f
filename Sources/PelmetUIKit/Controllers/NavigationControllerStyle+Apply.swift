public import Pelmet

#if canImport(UIKit)
  public import UIKit
#else
  public import ModelCore
#endif

extension Theme.NavigationControllerStyle {
  /// Sets what the style says, and takes back what `old` said that was applied before, on one controller; what neither says is not
  /// touched.
  /// - Parameter animated: Whether bars slide in and out.
  @MainActor public func apply(
    to controller: UINavigationController, replacing old: Theme.NavigationControllerStyle? = nil, animated: Bool = false
  ) {
    let set = Setter(controller, self, replacing: old, pristine: UINavigationController())
    setVisibility(
      set.change[\.isNavigationBarHidden], otherwise: false, now: controller.isNavigationBarHidden
    ) { controller.setNavigationBarHidden($0, animated: animated) }
    setVisibility(
      set.change[\.isToolbarHidden], otherwise: true, now: controller.isToolbarHidden
    ) { controller.setToolbarHidden($0, animated: animated) }
    set(\.hidesBarsWhenKeyboardAppears, \.hidesBarsWhenKeyboardAppears)
    set(\.hidesBarsOnSwipe, \.hidesBarsOnSwipe)
    set(\.hidesBarsWhenVerticallyCompact, \.hidesBarsWhenVerticallyCompact)
    set(\.hidesBarsOnTap, \.hidesBarsOnTap)
  }

  /// - Parameter usual: What UIKit has when nobody says anything (BAR-4, NAV-9).
  private func setVisibility(_ change: Change<Bool>, otherwise usual: Bool, now: Bool, _ write: (Bool) -> Void) {
    guard let isHidden = change.new ?? (change.isAny ? usual : nil), isHidden != now else { return }
    write(isHidden)
  }
}
