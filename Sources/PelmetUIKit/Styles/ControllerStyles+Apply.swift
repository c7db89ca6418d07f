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
    let set = Setter(controller, self, replacing: old, pristine: UIViewController())
    set(\.edgesForExtendedLayout, \.edgesForExtendedLayout)
    set(\.extendedLayoutIncludesOpaqueBars, \.extendedLayoutIncludesOpaqueBars)
    set(\.modalPresentationStyle, \.modalPresentationStyle)
    set(\.modalPresentationCapturesStatusBarAppearance, \.modalPresentationCapturesStatusBarAppearance)
    set(\.definesPresentationContext, \.definesPresentationContext)
    set(\.hidesBottomBarWhenPushed, \.hidesBottomBarWhenPushed)
    #if !MODELCORE  // Not modelled: nothing that ModelCore answers depends on them.
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
    set(\.hidesBarsWhenKeyboardAppears, \.hidesBarsWhenKeyboardAppears)
    set(\.hidesBarsOnSwipe, \.hidesBarsOnSwipe)
    set(\.hidesBarsWhenVerticallyCompact, \.hidesBarsWhenVerticallyCompact)
    set(\.hidesBarsOnTap, \.hidesBarsOnTap)
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
    if #available(iOS 18, visionOS 2, *), set.system >= 18 {
      set(\.mode, \.mode)
      let change = set.change[\.isTabBarHidden]
      if let isHidden = change.new ?? (change.isAny ? false : nil), isHidden != controller.isTabBarHidden {
        controller.setTabBarHidden(isHidden, animated: animated)
      }
      set(\.sidebar.preferredLayout, \.sidebar?.preferredLayout)
    }
    #if !os(visionOS)
      if #available(iOS 26, *), set.system >= 26 {
        set(\.tabBarMinimizeBehavior, \.tabBarMinimizeBehavior)
      }
    #endif
    #if (compiler(>=6.4) || MODELCORE) && !os(visionOS)  // The first compiler with an SDK of iOS 27.
      if #available(iOS 27, *), set.system >= 27 {
        let prominent = set.change[\.prominentTabIdentifier]
        if prominent.isAny { controller.prominentTabIdentifier = prominent.new }
        set(\.sidebar.preferredPlacement, \.sidebar?.preferredPlacement)
      }
    #endif
  }
}

#if !os(visionOS)
  @available(iOS 26, *)
  extension Theme.ContentStyle {
    /// Applies the edge effects to one scroll view. Values that `old` set and this style leaves out return to the system's; values that
    /// neither sets are not touched. The background is for checks and previews.
    @MainActor public func apply(to scrollView: UIScrollView, replacing old: Theme.ContentStyle? = nil) {
      let set = Setter(scrollView, self, replacing: old, pristine: UIScrollView())
      guard set.system >= 26 else { return }
      set(\.topEdgeEffect.style, \.scrollEdge?.top?.style)
      set(\.topEdgeEffect.isHidden, \.scrollEdge?.top?.isHidden)
      set(\.leftEdgeEffect.style, \.scrollEdge?.left?.style)
      set(\.leftEdgeEffect.isHidden, \.scrollEdge?.left?.isHidden)
      set(\.bottomEdgeEffect.style, \.scrollEdge?.bottom?.style)
      set(\.bottomEdgeEffect.isHidden, \.scrollEdge?.bottom?.isHidden)
      set(\.rightEdgeEffect.style, \.scrollEdge?.right?.style)
      set(\.rightEdgeEffect.isHidden, \.scrollEdge?.right?.isHidden)
    }
  }
#endif

extension Theme.WindowStyle {
  /// Applies the style to one window. UIKit asks the scene's delegate for the style of the window controls. Values that `old` set and this style leaves out return to the system's; values that neither sets
  /// are not touched.
  @MainActor public func apply(to window: UIWindow, replacing old: Theme.WindowStyle? = nil) {
    let set = Setter(window as UIView, self, replacing: old, pristine: UIView())
    set.tint(\.tintColor)
    set(\.backgroundColor, \.backgroundColor)
  }
}
