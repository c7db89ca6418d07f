import ModelCore

/// A tab bar controller `T` with controllers `A`, `B`, `C` … on the screen.
@MainActor
struct TabStage {
  let simulation: Simulation
  let tabs: UITabBarController
  let window: UIWindow

  init(
    _ names: String, on version: Device.Release = 26, device: Device = .iPhone, policies: Policies = Policies(),
    visible: Bool = true
  ) {
    var device = device
    device.systemVersion = version
    simulation = Simulation(device: device, policies: policies)
    tabs = UITabBarController()
    tabs.modelName = "T"
    window = UIWindow(frame: CGRect(origin: .zero, size: device.screenSize))
    window.rootViewController = tabs
    if !names.isEmpty { tabs.viewControllers = names.map { controller(String($0)) } }
    guard visible else { return }
    window.isHidden = false
    simulation.settle()
    simulation.log.clear()
  }

  func controller(_ name: String) -> UIViewController {
    let controller = UIViewController()
    controller.modelName = name
    controller.title = name
    return controller
  }

  func child(_ index: Int) -> UIViewController {
    tabs.viewControllers?[index] ?? UIViewController()
  }

  /// The appearance callbacks of all controllers but `T`, abbreviated: `B.wA`.
  var appearances: [String] {
    simulation.log.names(for: [.loading, .appearance]).filter { !$0.hasPrefix("T.") }.map(Self.short)
  }

  private static func short(_ name: String) -> String {
    let names = [
      "viewDidLoad": "didLoad", "viewWillAppear": "wA", "viewIsAppearing": "iA", "viewDidAppear": "dA",
      "viewWillDisappear": "wD", "viewDidDisappear": "dD",
    ]
    let parts = name.split(separator: ".").map(String.init)
    return "\(parts[0]).\(names[parts[1]] ?? parts[1])"
  }
}

/// A delegate `D` that allows what it is told to, and notes what `T` shows when it is told.
@MainActor
final class TabDelegate: UIResponder, UITabBarControllerDelegate {
  var allows = true
  var selectedAtShould: [Int] = []
  var selectedAtDid: [Int] = []

  override init() {
    super.init()
    modelName = "D"
  }

  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
    selectedAtShould.append(tabBarController.selectedIndex)
    return allows
  }

  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    selectedAtDid.append(tabBarController.selectedIndex)
  }

  func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool { allows }
}

/// A delegate that implements nothing.
@MainActor
final class SilentTabDelegate: UIResponder, UITabBarControllerDelegate {}
