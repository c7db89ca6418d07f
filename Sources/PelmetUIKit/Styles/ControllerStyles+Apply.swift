public import Pelmet

#if MODELCORE
  public import ModelCore
#else
  public import UIKit
#endif

extension Theme.ViewControllerStyle {
  /// Applies the style to one controller without loading its view. Values that `old` set and this style leaves out return to the
  /// system's; values that neither sets are not touched. `preferredVerticalBarBehavior` is no property that can be set: themed
  /// containers answer for their screens.
  @MainActor public func apply(to controller: UIViewController, replacing old: Theme.ViewControllerStyle? = nil) {
    Self.setProperties(Setter(controller, self, replacing: old, pristine: UIViewController()))
  }
}

extension Theme.NavigationControllerStyle {
  /// Applies the style to one controller. Values that `old` set and this style leaves out return to the system's; values that neither
  /// sets are not touched.
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
    Self.setProperties(set)
  }

  /// - Parameter usual: UIKit's default (BAR-4, NAV-9).
  private func setVisibility(_ change: Change<Bool>, otherwise usual: Bool, now: Bool, _ write: (Bool) -> Void) {
    guard let isHidden = change.new ?? (change.isAny ? usual : nil), isHidden != now else { return }
    write(isHidden)
  }
}

extension Theme.TabBarControllerStyle {
  /// Applies the style to one controller. Values that `old` set and this style leaves out return to the system's; values that neither
  /// sets are not touched.
  /// - Parameter animated: Whether the bar slides in and out.
  @MainActor public func apply(
    to controller: UITabBarController, replacing old: Theme.TabBarControllerStyle? = nil, animated: Bool = false
  ) {
    let set = Setter(controller, self, replacing: old, pristine: UITabBarController())
    #if !MODELCORE  // Not modelled: overrides of traits but for the interface style.
      if #available(iOS 17, visionOS 1, *), set.change[\.horizontalSizeClass].isAny {
        if let sizeClass = horizontalSizeClass {
          controller.traitOverrides.horizontalSizeClass = sizeClass.uiKitValue
        } else {
          controller.traitOverrides.remove(UITraitHorizontalSizeClass.self)
        }
      }
    #endif
    Self.setProperties(set)
    if #available(iOS 18, visionOS 2, *), set.system >= 18 {
      let change = set.change[\.isTabBarHidden]
      if let isHidden = change.new ?? (change.isAny ? false : nil), isHidden != controller.isTabBarHidden {
        controller.setTabBarHidden(isHidden, animated: animated)
      }
    }
  }
}

#if !os(visionOS)
  @available(iOS 26, *)
  extension Theme.ContentStyle {
    /// Applies the edge effects to one scroll view. Values that `old` set and this style leaves out return to the system's; values that
    /// neither sets are not touched. The background is for checks and previews.
    @MainActor public func apply(to scrollView: UIScrollView, replacing old: Theme.ContentStyle? = nil) {
      Self.setProperties(Setter(scrollView, self, replacing: old, pristine: UIScrollView()))
    }
  }
#endif

extension Theme.WindowStyle {
  /// Applies the style to one window. UIKit asks the scene's delegate for the style of the window controls. Values that `old` set and
  /// this style leaves out return to the system's; values that neither sets are not touched.
  @MainActor public func apply(to window: UIWindow, replacing old: Theme.WindowStyle? = nil) {
    Self.setProperties(Setter(window as UIView, self, replacing: old, pristine: UIView()))
  }
}
