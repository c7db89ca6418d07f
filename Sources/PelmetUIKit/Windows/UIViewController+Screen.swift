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

  /// The window of the controller, or else of its nearest container that is in one, and the window's theme; `nil` without a theme.
  var themed: (window: UIWindow, theme: WindowTheme)? {
    guard let window = nearestWindow, let theme = WindowTheme.of(window) else { return nil }
    return (window, theme)
  }

  private var nearestWindow: UIWindow? {
    viewIfLoaded?.window ?? (parent ?? presentingViewController)?.nearestWindow
  }

  /// Applies the window's theme to the controller, its item and the bars in its view.
  func applyTheme() {
    guard let (window, theme) = themed else { return }
    for object in LiveObjects(of: self, in: window, theme.binding).objects { theme.write(on: object) }
  }
}

extension UIViewController {
  /// Applies the window's theme to the item of a controller in a navigation controller, which may have new buttons.
  func applyThemeToItem() {
    guard let (window, theme) = themed else { return }
    for object in LiveObjects(itemOf: self, in: window, theme.binding).objects { theme.write(on: object) }
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

/// An object that a controller keeps for as long as it exists, one for each type.
@MainActor
enum Attachment<Value: AnyObject> {
  static func get(_ controller: UIViewController) -> Value? {
    key.flatMap { objc_getAssociatedObject(controller, $0) as? Value }
  }

  static func set(_ value: Value?, on controller: UIViewController) {
    if let key { objc_setAssociatedObject(controller, key, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
  }

  /// The type's address, which is unique.
  private static var key: UnsafeRawPointer? { UnsafeRawPointer(bitPattern: UInt(bitPattern: ObjectIdentifier(Value.self))) }
}
