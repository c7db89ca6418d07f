import Pelmet

#if canImport(UIKit)
  public import UIKit
#else
  public import ModelCore
#endif

/// A tab bar controller whose bar follows the theme of its window, and the screen of the selected controller.
///
/// The status bar is the selected controller's to answer for if it is a ``ThemedNavigationController``; for others this controller
/// answers what the theme says, and where it says nothing, as any tab bar controller does.
open class ThemedTabBarController: UITabBarController {
  /// The screen whose values are on the bar.
  private(set) var shownScreen: Theme.Screen?
  /// The theme that the bar and the items have.
  private weak var adopted: WindowTheme?

  open override var selectedViewController: UIViewController? {
    get { super.selectedViewController }
    set {
      super.selectedViewController = newValue
      showSelected()
    }
  }

  open override var selectedIndex: Int {
    get { super.selectedIndex }
    set {
      super.selectedIndex = newValue
      showSelected()
    }
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    adoptTheme()
  }

  /// Also called when another controller was selected by hand.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    adoptTheme()
    showSelected()
  }

  /// What was made after the theme was applied gets what proxies do not bring.
  private func adoptTheme() {
    guard let theme = themedWindow.flatMap(WindowTheme.of), theme !== adopted else { return }
    adopted = theme
    applyTheme()
  }

  // MARK: Screens

  func screenDidChange(of controller: UIViewController) {
    if controller === selectedViewController { showSelected() }
  }

  /// The screen that is shown, brought up to date.
  func settleScreen() -> Theme.Screen? {
    shownScreen = selectedScreen
    return shownScreen
  }

  private var selectedScreen: Theme.Screen? {
    switch selectedViewController {
    case let controller as ThemedNavigationController: controller.shownScreen
    case is UINavigationController: nil
    case let controller: controller?.screen
    }
  }

  /// Brings the bar to what the theme says for the selected controller's screen.
  func showSelected() {
    let isNew = shownScreen != selectedScreen
    shownScreen = selectedScreen
    guard let window = themedWindow, let theme = WindowTheme.of(window) else { return }
    var place = LiveObjects.place(of: self, in: window, theme.binding, showing: shownScreen)
    place.role = .container
    theme.write(on: ThemedObject(object: self, place: place))
    place.role = .bar
    place.opensContext = false
    theme.write(on: ThemedObject(object: tabBar, place: place))
    if isNew { askForStatusBar() }
  }

  // MARK: Status bar

  #if !os(visionOS)
    /// Nil where the selected controller answers itself.
    private var statusBar: ThemedStatusBar? {
      selectedViewController is ThemedNavigationController ? nil : ThemedStatusBar(self, showing: shownScreen)
    }

    open override var preferredStatusBarStyle: UIStatusBarStyle {
      let bar = (selectedViewController as? UINavigationController)?.navigationBarStatus
      return statusBar?.style(under: bar ?? .none) ?? super.preferredStatusBarStyle
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
