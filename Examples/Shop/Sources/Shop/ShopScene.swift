import Pelmet
import PelmetUIKit

#if canImport(UIKit)
  import UIKit
#else
  import ModelCore
#endif

/// A window of the shop.
final class ShopScene: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = ShopTabs()
    Theme.shop.apply(to: window, contexts: [.checkout: [CheckoutStack.self]])
    window.makeKeyAndVisible()
    self.window = window
  }

  /// A campaign comes and goes while the app runs; its colour is the server's.
  func show(_ theme: Theme) { window?.theme = theme }
}
