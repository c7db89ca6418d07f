public import Pelmet

#if MODELCORE
  public import ModelCore
#else
  public import UIKit
#endif

extension UIViewController {
  /// The theme's screen that this controller shows.
  ///
  ///     controller.themeScreen = .checkout
  ///
  /// The screen's values for the navigation item, for bar button items and for the controller itself are applied at once if the
  /// controller, or a container around it, is in a window with a theme; otherwise when a themed container takes the controller in, or
  /// when a theme is applied. Its values for the bars, their visibility and the status bar apply while the controller is on top. They
  /// change during the transition, and change back when a swipe back is cancelled.
  ///
  /// Values for the bars need a container that follows transitions: ``ThemedNavigationController``, and ``ThemedTabBarController`` for
  /// the tab bar. Other containers get only the first part; in those, set the screen once the controller has been pushed, for instance
  /// in `viewDidLoad`.
  public var themeScreen: Theme.Screen? {
    get { Attachment<ScreenName>.get(self)?.screen }
    set {
      Attachment.set(newValue.map(ScreenName.init), on: self)
      applyTheme()
      (parent as? any ScreenContainer)?.screenDidChange(of: self)
    }
  }

  /// The theme that holds for the controller, and where it was applied: to the controller or the nearest one around it, otherwise to the
  /// window. `nil` without a theme.
  var themed: (root: any ThemeRoot, theme: LiveTheme)? {
    var outer: UIViewController? = self
    while let controller = outer {
      if let theme = LiveTheme.of(controller) { return (controller, theme) }
      outer = controller.parent ?? controller.presentingViewController
    }
    guard let window = nearestWindow, let theme = LiveTheme.of(window) else { return nil }
    return (window, theme)
  }

  private var nearestWindow: UIWindow? {
    viewIfLoaded?.window ?? (parent ?? presentingViewController)?.nearestWindow
  }

  /// Applies its theme to the controller, its item and the bars in its view.
  func applyTheme() {
    if parent is UINavigationController { applyThemeToItem() }
    guard let (root, theme) = themed else { return }
    for object in LiveObjects(of: self, in: root, theme.binding).objects { theme.write(on: object) }
  }

  /// Applies the navigation controller's theme to the item of a controller on its stack, which may have new buttons.
  func applyThemeToItem() {
    guard let (root, theme) = (parent ?? self).themed else { return }
    for object in LiveObjects(itemOf: self, in: root, theme.binding).objects { theme.write(on: object) }
  }
}

/// A container whose bars follow the screens of its controllers.
@MainActor
protocol ScreenContainer: UIViewController {
  func screenDidChange(of controller: UIViewController)

  /// Updates the shown screen, unless a transition decides on it, and returns it.
  func settleScreen() -> Theme.Screen?
}

/// The screen attached to a controller.
private final class ScreenName {
  let screen: Theme.Screen

  init(_ screen: Theme.Screen) {
    self.screen = screen
  }
}
