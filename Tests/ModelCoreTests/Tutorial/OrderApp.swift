#if canImport(UIKit)
  import UIKit
#else
  import ModelCore
#endif

// begin: app
final class OrderApp: UIResponder, UIApplicationDelegate {
  let orders: any Orders
  let analytics: any Analytics

  init(orders: any Orders, analytics: any Analytics) {
    self.orders = orders
    self.analytics = analytics
    super.init()
  }
}

final class OrderScene: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private(set) var coordinator: OrderCoordinator?

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
    guard let scene = scene as? UIWindowScene, let app = UIApplication.shared.delegate as? OrderApp else { return }
    let navigation = UINavigationController()
    let coordinator = OrderCoordinator(navigation: navigation, orders: app.orders, analytics: app.analytics)
    coordinator.start()
    if let url = connectionOptions.urlContexts.first?.url {
      coordinator.open(url, animated: false)
    } else if let activity = session.stateRestorationActivity {
      coordinator.restore(activity)
    }
    self.coordinator = coordinator

    let window = UIWindow(windowScene: scene)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    self.window = window
  }

  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    guard let url = contexts.first?.url else { return }
    coordinator?.open(url, animated: true)
  }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    coordinator?.activity
  }
}
// end: app
