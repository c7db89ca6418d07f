import Pelmet
import PelmetUIKit

#if canImport(UIKit)
  import UIKit
#else
  import ModelCore
#endif

/// A window in the package's theme.
@MainActor
public final class EveningWindow: UIWindow {
  public func show() {
    let stack = UINavigationController(rootViewController: UIViewController())
    Theme.evening.apply(to: stack.navigationBar)
    rootViewController = stack
    makeKeyAndVisible()
  }
}
