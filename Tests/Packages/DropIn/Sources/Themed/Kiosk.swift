import Pelmet
import PelmetUIKit
public import UIKit

/// The app's own `Theme`, in the module of the generated ones, which extend Pelmet's.
public enum Theme: String, Sendable {
  case light, dark
  public static let current = Theme.light
  /// Named as members of Pelmet's are.
  public struct Color {}
  public struct Style {}
}

/// The app's own `screen`, of a type and a meaning of its own.
public final class Kiosk: UIViewController {
  public enum Screen { case welcome, menu }
  public var screen = Screen.welcome {
    didSet { themeScreen = screen == .menu ? .video : nil }
  }
}

/// The app's own `theme` of a window.
extension UIWindow {
  var theme: Theme { .current }
}

/// Uses both themes.
@MainActor public func show(_ kiosk: Kiosk, in window: UIWindow) -> Theme {
  window.rootViewController = kiosk
  kiosk.screen = .menu
  Pelmet.Theme.values.apply(to: window)
  return window.theme
}
