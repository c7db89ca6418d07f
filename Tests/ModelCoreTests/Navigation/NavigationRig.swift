import ModelCore
import Testing

/// A navigation controller in a window, with a delegate `D` that only listens. Its controllers are named A, B, C and so on.
@MainActor
final class NavigationRig {
  let simulation: Simulation
  let navigation: UINavigationController
  let window: UIWindow
  let listener = Listener()
  /// A delegate that nothing else retains.
  var kept: AnyObject?

  init(
    _ count: Int = 1, device: Device = .iPhone, policies: Policies = Policies(),
    make: () -> UINavigationController = { UINavigationController() }
  ) {
    simulation = Simulation(device: device, policies: policies)
    navigation = make()
    navigation.modelName = "N"
    navigation.viewControllers = (0..<count).map { page(String("ABCDEFG".dropFirst($0).prefix(1))) }
    window = UIWindow(frame: CGRect(origin: .zero, size: device.screenSize))
    window.rootViewController = navigation
  }

  /// Shows the window and forgets what that logged.
  func shown() -> NavigationRig {
    navigation.delegate = listener
    window.isHidden = false
    simulation.settle()
    simulation.log.clear()
    return self
  }

  var names: [String] { navigation.viewControllers.map(\.modelName) }

  /// Such as `B.wA`; without the navigation controller's own.
  func events(_ kinds: Set<EventLog.Kind> = [.appearance, .containment, .loading, .delegate]) -> [String] {
    simulation.log.names(for: kinds).filter { !$0.hasPrefix("N.") }.map(Self.short)
  }

  /// The events that `operation` logs until nothing is left to do.
  func events(_ kinds: Set<EventLog.Kind> = [.appearance], of operation: () -> Void) -> [String] {
    simulation.log.clear()
    operation()
    simulation.settle()
    return events(kinds)
  }

  private static func short(_ name: String) -> String {
    shortNames.reduce(name) { $0.replacingOccurrences(of: $1.key, with: $1.value) }
  }

  private static let shortNames: KeyValuePairs = [
    "viewWillAppear": "wA", "viewDidAppear": "dA", "viewWillDisappear": "wD", "viewDidDisappear": "dD", "viewIsAppearing": "iA",
    "viewDidLoad": "didLoad", "willMove": "wM", "didMove": "dM", "viewWillLayoutSubviews": "wL", "viewDidLayoutSubviews": "dLS",
  ]
}

/// A delegate without methods.
final class Listener: UIResponder, UINavigationControllerDelegate {
  override init() {
    super.init()
    modelName = "D"
  }
}

/// A controller of this name.
@MainActor
func page(_ name: String) -> UIViewController {
  let controller = UIViewController()
  controller.modelName = name
  controller.title = name
  return controller
}

/// A controller that does something when it hears of a callback.
class WatchedPage: UIViewController {
  var onWillAppear: (WatchedPage) -> Void = { _ in }
  var onIsAppearing: (WatchedPage) -> Void = { _ in }
  var onDidAppear: (WatchedPage) -> Void = { _ in }
  var onWillDisappear: (WatchedPage) -> Void = { _ in }
  var onDidDisappear: (WatchedPage) -> Void = { _ in }

  convenience init(_ name: String) {
    self.init()
    modelName = name
    title = name
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    onWillAppear(self)
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    onIsAppearing(self)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    onDidAppear(self)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    onWillDisappear(self)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    onDidDisappear(self)
  }
}

/// Whether an object still lives.
struct Weak<Object: AnyObject> {
  private(set) weak var object: Object?

  init(_ object: Object?) {
    self.object = object
  }
}
