import UIKit

/// A window of the app.
public final class TrailsScene: UIResponder, UIWindowSceneDelegate {
  public var window: UIWindow?
  private var coordinator: TrailsCoordinator?

  public func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
  {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    let coordinator = TrailsCoordinator(
      TrailStore([
        Trail(id: 1, name: "Aare Gorge", kilometres: 4), Trail(id: 2, name: "Eiger Trail", kilometres: 6),
        Trail(id: 3, name: "Five Lakes", kilometres: 11), Trail(id: 4, name: "Hardergrat", kilometres: 24),
      ]))
    window.rootViewController = coordinator.navigation
    window.makeKeyAndVisible()
    (self.window, self.coordinator) = (window, coordinator)
    open(connectionOptions.urlContexts)
  }

  public func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    open(contexts)
  }

  private func open(_ contexts: Set<UIOpenURLContext>) {
    guard let link = contexts.first.flatMap({ DeepLink($0.url) }) else { return }
    coordinator?.open(link)
  }
}
