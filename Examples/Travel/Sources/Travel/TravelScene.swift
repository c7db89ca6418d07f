import Pelmet
import PelmetUIKit

#if canImport(UIKit)
  import UIKit
#else
  import ModelCore
#endif

/// A window of the travel app.
final class TravelScene: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = TravelStack(rootViewController: Page("Trips"))
    Theme.travel.apply(to: window, contexts: [.booking: [BookingStack.self]])
    window.makeKeyAndVisible()
    self.window = window
  }

  /// Shows the theme that a person has chosen.
  func show(_ theme: Theme) { window?.theme = theme }
}
