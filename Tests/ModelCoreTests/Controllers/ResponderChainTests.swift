import ModelCore
import PelmetTestSupport
import Testing

/// The chain of `next`, from a view to the app's delegate.
@MainActor
struct ResponderChainTests {
  private final class Delegate: UIResponder, UIApplicationDelegate {}

  private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
      guard let scene = scene as? UIWindowScene else { return }
      let window = UIWindow(windowScene: scene)
      window.rootViewController = UINavigationController(rootViewController: UIViewController())
      window.makeKeyAndVisible()
      self.window = window
    }
  }

  private func chain(from start: UIResponder) -> [UIResponder] {
    Array(sequence(first: start) { $0.next }.dropFirst())
  }

  @Test("RSP-1: a view's chain leads through superviews and its controller to the stack's controller and the window")
  func controllers() throws {
    let simulation = Simulation()
    let window = UIWindow(frame: UIScreen.main.bounds)
    let screen = UIViewController()
    let navigation = UINavigationController(rootViewController: screen)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    simulation.settle()
    let (label, row) = (UIView(), UIView())
    row.addSubview(label)
    screen.view.addSubview(row)
    let found = chain(from: label)
    expectEqual(Array(found.prefix(3)), [row, screen.view, screen])
    let own = found.filter { $0 is UIViewController || $0 is UIWindow }
    expectEqual(own, [screen, navigation, window])
    #expect(chain(from: UIViewController()).isEmpty)
  }

  @Test("RSP-1: a presented controller is followed by the one that presented it")
  func presented() {
    let simulation = Simulation()
    let window = UIWindow(frame: UIScreen.main.bounds)
    let (root, sheet) = (UIViewController(), UIViewController())
    window.rootViewController = root
    window.makeKeyAndVisible()
    simulation.settle()
    root.present(sheet, animated: true)
    simulation.settle()
    #expect(sheet.next === root)
    root.dismiss(animated: true)
    simulation.settle()
    #expect(sheet.next == nil)
  }

  @Test("RSP-1: a delegate that is no responder ends the chain")
  func plainDelegate() {
    final class Plain: NSObject, UIApplicationDelegate {}
    let delegate = Plain()
    let application = UIApplication()
    application.delegate = delegate
    #expect(application.next == nil)
  }

  @Test("RSP-2: from the window the chain goes to the scene, the application and its delegate, past the scene's delegate")
  func scenes() throws {
    let simulation = Simulation.launched(sceneDelegate: SceneDelegate(), appDelegate: Delegate())
    let scene = try #require(simulation.scene)
    let window = try #require((scene.delegate as? SceneDelegate)?.window)
    let delegate = try #require(UIApplication.shared.delegate as? Delegate)
    expectEqual(chain(from: window), [scene, UIApplication.shared, delegate])
  }
}
