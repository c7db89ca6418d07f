import Pelmet

#if MODELCORE
  public import ModelCore
#else
  public import UIKit
#endif

/// A navigation controller whose bars and status bar follow the window's theme and the screen on top.
///
/// The theme's `automatic` status bar has light content if white reaches a contrast of 3 against the background behind it, which depends
/// on the scheme and on whether content is at the scroll edge. UIKit does not report when content leaves the edge: if that changes the
/// contrast, call `setNeedsStatusBarAppearanceUpdate()` from a scroll view's delegate.
///
/// Without a value in the theme, the status bar is that of any navigation controller.
open class ThemedNavigationController: UINavigationController, ScreenContainer {
  /// The screen whose values the bars have.
  private(set) var shownScreen: Theme.Screen?
  /// The controller of that screen.
  private weak var shownController: UIViewController?
  private lazy var transition = ScreenTransition(self)
  private var adoption = ThemeAdoption()

  // MARK: Stack

  open override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    super.pushViewController(viewController, animated: animated)
    stackDidChange()
  }

  open override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    super.setViewControllers(viewControllers, animated: animated)
    stackDidChange()
  }

  @discardableResult open override func popViewController(animated: Bool) -> UIViewController? {
    let popped = super.popViewController(animated: animated)
    stackDidChange()
    return popped
  }

  @discardableResult open override func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    let popped = super.popToViewController(viewController, animated: animated)
    stackDidChange()
    return popped
  }

  @discardableResult open override func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let popped = super.popToRootViewController(animated: animated)
    stackDidChange()
    return popped
  }

  private func stackDidChange() {
    for controller in viewControllers { controller.applyTheme() }
    transition.follow()
  }

  // MARK: Appearance

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    adoptTheme()
    transition.follow()
  }

  /// Follows transitions that begin without a call to this controller, such as a swipe back.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    adoptTheme()
    transition.follow()
  }

  /// Applies the values that proxies do not record to a container created after the theme was applied.
  private func adoptTheme() {
    if adoption.isDue(for: self) { applyTheme() }
  }

  // MARK: Screens

  func screenDidChange(of controller: UIViewController) {
    if controller === topViewController, !transition.isRunning { show(controller) }
  }

  /// Updates the shown screen, unless a transition is running, and returns it.
  func settleScreen() -> Theme.Screen? {
    if !transition.isRunning { shownScreen = topViewController?.themeScreen }
    return shownScreen
  }

  /// Applies the theme's values for a controller's screen to the bars.
  func show(_ controller: UIViewController?) {
    let isNew = shownScreen != controller?.themeScreen
    shownScreen = controller?.themeScreen
    guard themed != nil else { return }
    if let controller, controller.parent === self {
      if controller === shownController { controller.applyThemeToItem() } else { controller.applyTheme() }
      shownController = controller
    }
    applyTheme(showing: shownScreen, to: ([navigationBar, toolbar] as [UIView?]).compactMap(\.self))
    (tabBarController as? ThemedTabBarController)?.showSelected()
    if isNew {
      askForStatusBar()
      askForVerticalBars()
    }
  }

  // MARK: Status bar

  #if !os(visionOS)
    private var statusBar: ThemedStatusBar? { ThemedStatusBar(self, showing: shownScreen) }

    open override var preferredStatusBarStyle: UIStatusBarStyle {
      statusBar?.style(under: navigationBarStatus) ?? super.preferredStatusBarStyle
    }

    open override var childForStatusBarStyle: UIViewController? {
      statusBar?.section.style == nil ? super.childForStatusBarStyle : nil
    }

    open override var prefersStatusBarHidden: Bool { statusBar?.section.isHidden ?? super.prefersStatusBarHidden }

    open override var childForStatusBarHidden: UIViewController? {
      statusBar?.section.isHidden == nil ? super.childForStatusBarHidden : nil
    }

    open override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation {
      statusBar?.section.updateAnimation?.uiKitValue ?? super.preferredStatusBarUpdateAnimation
    }
  #endif

  // MARK: Vertical bars

  #if MODELCORE || (canImport(UIKit, _version: 9127.0.85) && !os(visionOS) && !targetEnvironment(macCatalyst))
    private var verticalBarBehavior: Theme.ViewControllerStyle.VerticalBarBehavior? {
      themedVerticalBarBehavior(showing: shownScreen)
    }

    @available(iOS 27.1, *)
    open override var preferredVerticalBarBehavior: UIVerticalBarBehavior {
      verticalBarBehavior?.uiKitValue ?? super.preferredVerticalBarBehavior
    }

    /// The theme decides for its screens, otherwise UIKit's choice (VBR-4).
    @available(iOS 27.1, *)
    open override var childForPreferredVerticalBarBehavior: UIViewController? {
      verticalBarBehavior == nil ? super.childForPreferredVerticalBarBehavior : nil
    }
  #endif
}
