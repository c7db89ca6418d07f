import Foundation
import ModelCore

/// The flows that are measured.
@MainActor
enum FlowSamples {
  static func pushAndPop(animated: Bool) -> Flow {
    let (simulation, navigation) = (Simulation(), UINavigationController(rootViewController: UIViewController()))
    let window = show(navigation, simulation)
    return Flow(simulation) {
      navigation.pushViewController(UIViewController(), animated: animated)
      simulation.settle()
      navigation.popViewController(animated: animated)
      simulation.settle()
      precondition(window.rootViewController === navigation)
    }
  }

  static func pushAndSwipe() -> Flow {
    let (simulation, navigation) = (Simulation(), UINavigationController(rootViewController: UIViewController()))
    let window = show(navigation, simulation)
    return Flow(simulation) {
      navigation.pushViewController(UIViewController(), animated: true)
      simulation.settle()
      try? simulation.beginInteractivePop(in: navigation).finish()
      simulation.settle()
      precondition(window.rootViewController === navigation && navigation.viewControllers.count == 1)
    }
  }

  static func present(_ style: UIModalPresentationStyle) -> Flow {
    let (simulation, root) = (Simulation(), UIViewController())
    let window = show(root, simulation)
    return Flow(simulation) {
      let presented = UIViewController()
      presented.modalPresentationStyle = style
      root.present(presented, animated: true)
      simulation.settle()
      presented.dismiss(animated: true)
      simulation.settle()
      precondition(window.rootViewController === root && root.presentedViewController == nil)
    }
  }

  static func tabs() -> Flow {
    let (simulation, tabs) = (Simulation(), UITabBarController())
    tabs.viewControllers = [UIViewController(), UIViewController()]
    let window = show(tabs, simulation)
    return Flow(simulation) {
      simulation.tapTab(1 - tabs.selectedIndex, in: tabs)
      simulation.settle()
      precondition(window.rootViewController === tabs)
    }
  }

  /// The process is new every time; the session is kept.
  static func launch() -> Flow {
    let scene = InfoPlist.SceneConfiguration(name: "Default", delegateClass: Scene.self) { Scene() }
    let simulation = Simulation(
      infoPlist: InfoPlist(sceneManifest: InfoPlist.SceneManifest(configurations: [.windowApplication: [scene]])),
      appDelegate: App())
    return Flow(simulation) {
      simulation.launch()
      simulation.settle()
      precondition(simulation.window?.rootViewController?.viewIfLoaded?.window != nil)
      simulation.terminate()
    }
  }

  private static func show(_ root: UIViewController, _ simulation: Simulation) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = root
    window.isHidden = false
    simulation.settle()
    simulation.log.clear()
    return window
  }

  private final class App: UIResponder, UIApplicationDelegate {}

  private final class Scene: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
      guard let scene = scene as? UIWindowScene else { return }
      let window = UIWindow(windowScene: scene)
      window.rootViewController = UINavigationController(rootViewController: UIViewController())
      window.makeKeyAndVisible()
      self.window = window
    }
  }
}
