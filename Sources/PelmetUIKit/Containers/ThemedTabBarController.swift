import Pelmet

#if MODELCORE
  public import ModelCore
#else
  public import UIKit
#endif

/// A tab bar controller whose bar follows the window's theme and the screen of the selected controller.
///
/// A selected ``ThemedNavigationController`` decides on the status bar itself. For other controllers the theme does, and without a value
/// in the theme it is that of any tab bar controller. In apps of the SDK of iOS 27, use themed navigation controllers in the tabs: iOS 27 may
/// ask those, and not the tab bar controller (STB-12).
open class ThemedTabBarController: UITabBarController, ScreenContainer {
  /// The screen whose values the bar has.
  private(set) var shownScreen: Theme.Screen?
  private var adoption = ThemeAdoption()

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

  /// Follows selections that the user makes.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    adoptTheme()
    showSelected()
  }

  /// Applies the values that proxies do not record to a container created after the theme was applied.
  private func adoptTheme() {
    if adoption.isDue(for: self) { applyTheme() }
  }

  // MARK: Screens

  func screenDidChange(of controller: UIViewController) {
    if controller === selectedViewController { showSelected() }
  }

  /// Updates the shown screen and returns it.
  func settleScreen() -> Theme.Screen? {
    shownScreen = selectedScreen
    return shownScreen
  }

  private var selectedScreen: Theme.Screen? {
    switch selectedViewController {
    case let controller as ThemedNavigationController: controller.shownScreen
    case is UINavigationController: nil
    case let controller: controller?.themeScreen
    }
  }

  /// Applies the theme's values for the selected controller's screen to the bar.
  func showSelected() {
    let isNew = shownScreen != selectedScreen
    shownScreen = selectedScreen
    guard themed != nil else { return }
    applyTheme(showing: shownScreen, to: [tabBar])
    if isNew {
      askForStatusBar()
      askForVerticalBars()
    }
  }

  // MARK: Status bar

  #if !os(visionOS)
    /// `nil` if the selected controller decides on the status bar itself.
    private var statusBar: ThemedStatusBar? {
      selectedViewController is ThemedNavigationController ? nil : ThemedStatusBar(self, showing: shownScreen)
    }

    open override var preferredStatusBarStyle: UIStatusBarStyle {
      let bar = (selectedViewController as? UINavigationController)?.navigationBarStatus
      return statusBar?.style(under: bar ?? .none) ?? super.preferredStatusBarStyle
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
    /// `nil` if the selected controller decides itself.
    private var verticalBarBehavior: Theme.ViewControllerStyle.VerticalBarBehavior? {
      selectedViewController is ThemedNavigationController ? nil : themedVerticalBarBehavior(showing: shownScreen)
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
