public import Pelmet

#if canImport(UIKit)
  public import UIKit
#else
  public import ModelCore
#endif

extension Theme.TabBarControllerStyle {
  /// Sets what the style says, and takes back what `old` said that was applied before, on one controller; what neither says is not
  /// touched.
  /// - Parameter animated: Whether the bar slides in and out.
  @MainActor public func apply(
    to controller: UITabBarController, replacing old: Theme.TabBarControllerStyle? = nil, animated: Bool = false
  ) {
    let set = Setter(controller, self, replacing: old, pristine: UITabBarController())
    #if canImport(UIKit)  // Not modelled: overrides of traits but for the interface style.
      if #available(iOS 17, visionOS 1, *), set.change[\.horizontalSizeClass].isAny {
        if let sizeClass = horizontalSizeClass {
          controller.traitOverrides.horizontalSizeClass = sizeClass.uiKitValue
        } else {
          controller.traitOverrides.remove(UITraitHorizontalSizeClass.self)
        }
      }
    #endif
    if #available(iOS 18, visionOS 2, *), set.system >= 18 {
      set(\.mode, \.mode)
      let change = set.change[\.isTabBarHidden]
      if let isHidden = change.new ?? (change.isAny ? false : nil), isHidden != controller.isTabBarHidden {
        controller.setTabBarHidden(isHidden, animated: animated)
      }
    }
    #if !os(visionOS)
      if #available(iOS 26, *), set.system >= 26 {
        set(\.tabBarMinimizeBehavior, \.tabBarMinimizeBehavior)
      }
    #endif
  }
}
