import ModelCore
import Testing

/// The record that an app's own overrides and delegates keep.
@MainActor final class PageDiary {
  var lines: [String] = []
}

/// A screen of an app that keeps a diary of what it was told.
class DiaryPage: UIViewController {
  let diary: PageDiary?
  var onLoad: (() -> Void)?
  var onDidAppear: (() -> Void)?
  var onWillDisappear: (() -> Void)?
  var scroll: UIScrollView?

  init(_ name: String, _ diary: PageDiary? = nil) {
    self.diary = diary
    super.init(nibName: nil, bundle: nil)
    modelName = name
  }

  required init?(coder: NSCoder) { nil }

  func write(_ what: String) { diary?.lines.append("\(modelName).\(what)") }

  override func viewDidLoad() {
    super.viewDidLoad()
    write("didLoad")
    if let scroll { view.addSubview(scroll) }
    onLoad?()
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    write("wA")
  }
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    write("iA")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    write("dA")
    onDidAppear?()
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    write("wD")
    onWillDisappear?()
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    write("dD")
  }
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    write("dLS")
  }
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    write(parent == nil ? "wM(nil)" : "wM")
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    write(parent == nil ? "dM(nil)" : "dM")
  }
}

@MainActor final class DiaryNavigationDelegate: UIResponder, UINavigationControllerDelegate {
  let diary: PageDiary
  init(_ diary: PageDiary) {
    self.diary = diary
    super.init()
    modelName = "D"
  }
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {
    diary.lines.append("willShow(\(viewController.modelName), \(animated))")
  }
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    diary.lines.append("didShow(\(viewController.modelName), \(animated))")
  }
}

@MainActor final class WindowApp: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  let root: () -> UIViewController
  init(_ root: @escaping () -> UIViewController) {
    self.root = root
    super.init()
  }
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = root()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

extension Device {
  static func phone(_ version: Device.Release, size: CGSize = CGSize(width: 375, height: 667)) -> Device {
    var device = Device.iPhone
    device.systemVersion = version
    device.linkedSDK = version
    device.screenSize = size
    device.statusBarHeight = 20
    device.homeIndicator = false
    return device
  }
  static func pad(_ version: Device.Release) -> Device {
    var device = Device.iPad
    device.systemVersion = version
    device.linkedSDK = version
    device.screenSize = CGSize(width: 1024, height: 768)
    device.statusBarHeight = 20
    device.homeIndicator = false
    return device
  }
}

/// A launched app whose window shows `root`.
@MainActor struct LaunchedApp {
  let simulation: Simulation
  let app: Box
  @MainActor final class Box { var delegate: WindowApp? }
  var window: UIWindow { app.delegate?.window ?? UIWindow(frame: .zero) }
  var screen: ModelScreen? { window.modelScreen }

  init(
    _ device: Device = .phone(16), policies: Policies = Policies(), root: @escaping () -> UIViewController
  ) {
    let box = Box()
    app = box
    simulation = Simulation(
      device: device,
      appDelegate: {
        let delegate = WindowApp(root)
        box.delegate = delegate
        return delegate
      }(), policies: policies)
    simulation.launch()
    simulation.settle()
  }

  /// The names that were added while `body` ran.
  func during(_ kinds: Set<EventLog.Kind> = [.appearance, .containment, .delegate], _ body: () -> Void) -> [String] {
    let count = simulation.log.names(for: kinds).count
    body()
    return Array(simulation.log.names(for: kinds).dropFirst(count))
  }
}
