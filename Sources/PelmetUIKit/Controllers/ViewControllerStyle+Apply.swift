public import Pelmet

#if canImport(UIKit)
  public import UIKit
#else
  public import ModelCore
#endif

extension Theme.ViewControllerStyle {
  /// Sets what the style says, and takes back what `old` said that was applied before, on one controller; what neither says is not
  /// touched. The controller's view is not loaded for it.
  @MainActor public func apply(to controller: UIViewController, replacing old: Theme.ViewControllerStyle? = nil) {
    let set = Setter(controller, self, replacing: old, pristine: UIViewController())
    set(\.edgesForExtendedLayout, \.edgesForExtendedLayout)
    set(\.extendedLayoutIncludesOpaqueBars, \.extendedLayoutIncludesOpaqueBars)
    set(\.modalPresentationStyle, \.modalPresentationStyle)
    set(\.modalPresentationCapturesStatusBarAppearance, \.modalPresentationCapturesStatusBarAppearance)
    set(\.definesPresentationContext, \.definesPresentationContext)
    set(\.hidesBottomBarWhenPushed, \.hidesBottomBarWhenPushed)
    #if canImport(UIKit)  // Not modelled: nothing that ModelCore answers depends on them.
      set(\.modalTransitionStyle, \.modalTransitionStyle)
      #if !os(visionOS)
        set(\.automaticallyAdjustsScrollViewInsets, \.automaticallyAdjustsScrollViewInsets)
      #endif
    #endif
    if set.system >= 13 {
      set(\.isModalInPresentation, \.isModalInPresentation)
      set(\.overrideUserInterfaceStyle, \.overrideUserInterfaceStyle)
    }
  }
}
