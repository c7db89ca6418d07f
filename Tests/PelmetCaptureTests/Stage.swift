import ModelCore
import Pelmet
import PelmetCapture
import PelmetUIKit

/// A simulated device with one window.
@MainActor
struct Stage {
  let simulation: Simulation
  let window: UIWindow

  init(on release: Device.Release = 17, _ device: Device = .iPhone, style: UIUserInterfaceStyle = .light) {
    var device = device
    device.systemVersion = release
    simulation = Simulation(device: device)
    simulation.userInterfaceStyle = style
    window = UIWindow(frame: UIScreen.main.bounds)
  }

  /// Shows a controller.
  func show(_ controller: UIViewController) {
    window.rootViewController = controller
    window.makeKeyAndVisible()
    simulation.settle()
  }

  /// Shows controllers as tabs, one after the other, and reads each.
  func captureTabs(_ controllers: [UIViewController], in tabs: UITabBarController = UITabBarController()) -> [CapturedTheme] {
    tabs.viewControllers = controllers
    show(tabs)
    return controllers.indices.map { index in
      tabs.selectedIndex = index
      simulation.settle()
      return capture()
    }
  }

  /// Selects the tabs of a window one after the other, and reads each.
  func captureTabs(of window: UIWindow) -> [CapturedTheme] {
    simulation.settle()
    guard let tabs = window.rootViewController as? UITabBarController else { return [] }
    return (tabs.viewControllers ?? []).indices.map { index in
      tabs.selectedIndex = index
      simulation.settle()
      return Theme.capture(from: window, named: "app")
    }
  }

  func capture(_ name: String = "app") -> CapturedTheme { Theme.capture(from: window, named: name) }
}

/// A screen without a look of its own, with a button.
class HomeViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Home"
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
  }
}
