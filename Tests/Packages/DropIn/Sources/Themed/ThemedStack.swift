import Pelmet
public import PelmetUIKit
public import UIKit

/// A stack of Pelmet's and one of the app's: both are of one UIKit.
public final class ThemedStack: ThemedNavigationController {
  public func show(in window: UIWindow) {
    window.rootViewController = self
    window.makeKeyAndVisible()
  }
}
