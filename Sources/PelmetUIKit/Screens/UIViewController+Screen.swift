public import Pelmet

#if canImport(UIKit)
  public import UIKit
#else
  public import ModelCore
#endif

extension UIViewController {
  /// Which of the theme's screens this controller is.
  ///
  /// What the theme says of the screen for the navigation item, its slots included, for the items of the bars and for the controller itself
  /// is set at once if the controller is in a window with a theme or in a container that is, else as soon as a themed container takes it
  /// in or a theme is applied. What it says of the bars, of their visibility and of the status bar counts while the controller is on top:
  /// it comes and goes during the transition, and is undone when a swipe back is cancelled.
  ///
  /// That last part needs a container that hears of transitions: ``ThemedNavigationController``, and for the tab bar
  /// ``ThemedTabBarController``. In others only the first part is set; there, a controller that names its screen before it is pushed has
  /// to name it again when it is (in `viewDidLoad`, for instance).
  public var screen: Theme.Screen? {
    get { Attachment<ScreenName>.get(self)?.screen }
    set {
      Attachment.set(newValue.map(ScreenName.init), on: self)
      applyTheme()
      (parent as? ThemedNavigationController)?.screenDidChange(of: self)
      (parent as? ThemedTabBarController)?.screenDidChange(of: self)
    }
  }

  /// The window that the controller is in, or its nearest container that is in one.
  var themedWindow: UIWindow? {
    viewIfLoaded?.window ?? (parent ?? presentingViewController)?.themedWindow
  }

  /// Writes on the controller, its item and what is in its view what the theme of its window says.
  func applyTheme() {
    guard let window = themedWindow, let theme = WindowTheme.of(window) else { return }
    for object in LiveObjects(of: self, in: window, theme.binding).objects { theme.write(on: object) }
  }
}

extension UIViewController {
  /// Writes what the theme of its window says on the item of a controller in a navigation controller, which may have got new buttons.
  func applyThemeToItem() {
    guard let window = themedWindow, let theme = WindowTheme.of(window) else { return }
    for object in LiveObjects(itemOf: self, in: window, theme.binding).objects { theme.write(on: object) }
  }
}

/// The name of a screen on a controller.
private final class ScreenName {
  let screen: Theme.Screen

  init(_ screen: Theme.Screen) {
    self.screen = screen
  }
}
