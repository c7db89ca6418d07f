import Foundation

/// What the system tells and asks a scene that has windows. Every requirement is optional, as in UIKit.
@MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The scene's main window. UIKit sets it if a storyboard makes the window (LCH-11).
  var window: UIWindow? { get set }

  /// A shortcut item for a scene that is connected (SCN-13).
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)

  /// The scene's size, orientation or traits have changed; the arguments are the old ones (SCN-19).
  func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection)
}

extension UIWindowSceneDelegate {
  public var window: UIWindow? {
    get {
      noteDefault()
      return nil
    }
    set { noteDefault() }
  }

  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    noteDefault()
  }

  public func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {
    noteDefault()
  }

  private func noteDefault() {
    OptionalMethods.runDefault(for: self) { $0 is any UIWindowSceneDelegate.Type }
  }
}
