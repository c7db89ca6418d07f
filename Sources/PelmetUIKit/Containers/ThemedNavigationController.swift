import Pelmet

#if canImport(UIKit)
  public import UIKit
#else
  public import ModelCore
#endif

/// A navigation controller whose bars and status bar follow the theme of its window, and the screen on top.
///
/// It answers for the status bar what the theme says: the style `automatic` is light content where white reaches a contrast of 3 on what
/// lies under the status bar, for the slot that is in use (at the scroll edge or not) and the scheme. UIKit does not say when content
/// leaves the edge: call `setNeedsStatusBarAppearanceUpdate()` from a scroll view's delegate where the slots differ that much.
///
/// Where the theme says nothing, it answers as any navigation controller does.
open class ThemedNavigationController: UINavigationController {
  /// The screen whose values are on the bars.
  private(set) var shownScreen: Theme.Screen?
  /// The controller whose screen that is.
  private weak var shownController: UIViewController?
  private lazy var transition = ScreenTransition(self)
  /// The theme that the bars and items have; it is another's, if the controller came into another window.
  private weak var adopted: WindowTheme?

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

  /// Also called when a transition begins that no call announced, such as a swipe back.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    adoptTheme()
    transition.follow()
  }

  /// What was made after the theme was applied gets what proxies do not bring.
  private func adoptTheme() {
    guard let theme = themedWindow.flatMap(WindowTheme.of), theme !== adopted else { return }
    adopted = theme
    applyTheme()
  }

  // MARK: Screens

  func screenDidChange(of controller: UIViewController) {
    if controller === topViewController, !transition.isRunning { show(controller) }
  }

  /// The screen that is shown, brought up to date unless a transition decides on it.
  func settleScreen() -> Theme.Screen? {
    if !transition.isRunning { shownScreen = topViewController?.screen }
    return shownScreen
  }

  /// Brings the bars to what the theme says for a controller's screen.
  func show(_ controller: UIViewController?) {
    let isNew = shownScreen != controller?.screen
    shownScreen = controller?.screen
    guard let window = themedWindow, let theme = WindowTheme.of(window) else { return }
    if let controller, controller.parent === self {
      if controller === shownController { controller.applyThemeToItem() } else { controller.applyTheme() }
      shownController = controller
    }
    var place = LiveObjects.place(of: self, in: window, theme.binding, showing: shownScreen)
    place.role = .container
    theme.write(on: ThemedObject(object: self, place: place))
    place.role = .bar
    place.opensContext = false
    for bar in [navigationBar, toolbar] as [UIView?] {
      if let bar { theme.write(on: ThemedObject(object: bar, place: place)) }
    }
    (tabBarController as? ThemedTabBarController)?.showSelected()
    if isNew { askForStatusBar() }
  }

  // MARK: Status bar

  #if !os(visionOS)
    private var statusBar: ThemedStatusBar? { ThemedStatusBar(self, showing: shownScreen) }

    open override var preferredStatusBarStyle: UIStatusBarStyle {
      statusBar?.style(under: navigationBarStatus) ?? super.preferredStatusBarStyle
    }

    open override var childForStatusBarStyle: UIViewController? {
      statusBar?.says.style == nil ? super.childForStatusBarStyle : nil
    }

    open override var prefersStatusBarHidden: Bool { statusBar?.says.isHidden ?? super.prefersStatusBarHidden }

    open override var childForStatusBarHidden: UIViewController? {
      statusBar?.says.isHidden == nil ? super.childForStatusBarHidden : nil
    }

    open override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation {
      statusBar?.says.updateAnimation?.uiKitValue ?? super.preferredStatusBarUpdateAnimation
    }
  #endif
}
