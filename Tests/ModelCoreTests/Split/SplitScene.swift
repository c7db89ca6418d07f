import ModelCore

/// A split view controller as the root of an iPad app with one scene.
@MainActor
struct SplitScene {
  let simulation: Simulation
  let split: UISplitViewController
  let delegate: SplitDelegate

  /// The app runs afterwards.
  /// - Parameters:
  ///   - width: In points; 320 has no room for two columns.
  ///   - makeSplit: Makes the controller, once there is a simulation.
  init(
    width: CGFloat = 1180, on version: Device.Release = 26, delegate: SplitDelegate = SplitDelegate(),
    _ makeSplit: @MainActor () -> UISplitViewController
  ) {
    self.delegate = delegate
    let root = Root()
    var device = width > 320 ? Device.iPad : Device.iPhone
    device.systemVersion = version
    let manifest = InfoPlist.SceneManifest(configurations: [
      .windowApplication: [.init(name: "Main", delegateClass: WindowHolder.self) { WindowHolder(root) }]
    ])
    simulation = Simulation(device: device, infoPlist: InfoPlist(sceneManifest: manifest), appDelegate: PlainAppDelegate())
    split = makeSplit()
    split.modelName = "Split"
    split.delegate = delegate
    root.controller = split
    simulation.launch()
    simulation.settle()
  }

  /// Makes room for one column only, or for more again, and comes to rest.
  func resize(width: CGFloat) {
    beginResize(width: width)
    simulation.settle()
  }

  /// The same without coming to rest.
  func beginResize(width: CGFloat) {
    guard let session = UIApplication.shared.openSessions.first else { return }
    simulation.resize(session, to: CGSize(width: width, height: 820))
  }

  /// The appearance callbacks of one controller.
  func appearances(of name: String) -> [String] {
    simulation.log.events.filter { $0.subject == name && $0.kind == .appearance }.map(\.name)
  }

  /// The navigation controller of the primary column.
  var master: UINavigationController? { split.viewControllers.first as? UINavigationController }

  /// The names of the controllers on the primary column's stack.
  var stack: [String] { master?.viewControllers.map(\.modelName) ?? [] }
}

/// A controller with a name in the log and a title.
@MainActor
func named(_ name: String) -> UIViewController {
  let controller = UIViewController()
  controller.modelName = name
  controller.title = name
  return controller
}

/// A navigation controller with a name in the log.
@MainActor
func navigation(_ name: String, _ root: UIViewController) -> UINavigationController {
  let controller = UINavigationController(rootViewController: root)
  controller.modelName = name
  return controller
}

/// The classic pair: `MasterNav` with `Master`, `DetailNav` with `Detail`.
@MainActor
func classicPair() -> UISplitViewController {
  let split = UISplitViewController()
  split.viewControllers = [navigation("MasterNav", named("Master")), navigation("DetailNav", named("Detail"))]
  return split
}

/// Two columns, or three, with the controllers `Primary`, `Supplementary` and `Secondary`.
@MainActor
func columns(_ style: UISplitViewController.Style = .doubleColumn, compact: Bool = false) -> UISplitViewController {
  let split = UISplitViewController(style: style)
  split.setViewController(named("Primary"), for: .primary)
  if style == .tripleColumn { split.setViewController(named("Supplementary"), for: .supplementary) }
  split.setViewController(named("Secondary"), for: .secondary)
  if compact { split.setViewController(named("Compact"), for: .compact) }
  return split
}

private final class PlainAppDelegate: NSObject, UIApplicationDelegate {}

/// The window's contents.
@MainActor
private final class Root {
  var controller: UIViewController?
}

private final class WindowHolder: UIResponder, UIWindowSceneDelegate {
  private let root: Root
  var window: UIWindow?

  init(_ root: Root) {
    self.root = root
    super.init()
  }

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = root.controller
    root.controller = nil
    window.makeKeyAndVisible()
    self.window = window
  }
}
