import Foundation
import ModelCore
import Testing

/// A tab bar controller `T` whose tabs scroll, on a device of 402 by 874 points.
@MainActor
struct MinimizingStage {
  let simulation: Simulation
  let window: UIWindow
  let tabs: UITabBarController

  /// - Parameter configure: Runs before the window is shown.
  init(
    on version: Device.Release = 26, device: Device = .iPhone, plist: InfoPlist = InfoPlist(), policies: Policies = Policies(),
    behavior: UITabBarController.MinimizeBehavior = .onScrollDown, roots: [UIViewController]? = nil,
    configure: (UITabBarController) -> Void = { _ in }
  ) {
    var device = device
    device.systemVersion = version
    device.linkedSDK = version
    if device.idiom == .phone, device.screenSize.width < device.screenSize.height {
      device.screenSize = CGSize(width: 402, height: 874)
    }
    simulation = Simulation(device: device, infoPlist: plist, policies: policies)
    tabs = UITabBarController()
    tabs.modelName = "T"
    tabs.viewControllers = roots ?? [ScrollingController(), ScrollingController()]
    tabs.tabBarMinimizeBehavior = behavior
    configure(tabs)
    window = UIWindow(frame: CGRect(origin: .zero, size: device.screenSize))
    window.rootViewController = tabs
    window.isHidden = false
    simulation.settle()
  }

  /// Drags the first scroll view below a controller, or the selected one.
  func drag(to y: CGFloat, in controller: UIViewController? = nil) throws {
    let root = try #require(controller ?? tabs.selectedViewController)
    try drag(#require(Self.scrollView(in: root.view)), to: y)
  }

  func drag(_ scrollView: UIScrollView, to y: CGFloat) {
    simulation.scroll(scrollView, to: CGPoint(x: 0, y: y))
    simulation.settle()
  }

  var bar: ModelTabBar? { window.modelScreen?.tabBar }

  var isMinimized: Bool { bar?.isMinimized ?? false }

  /// Breadth first.
  private static func scrollView(in view: UIView) -> UIScrollView? {
    var waiting = [view]
    while !waiting.isEmpty {
      let next = waiting.removeFirst()
      if let scrollView = next as? UIScrollView { return scrollView }
      waiting += next.subviews
    }
    return nil
  }
}

/// A controller whose list is where UIKit does not look: behind another view, inside a wrapper.
final class WrappedListController: UIViewController {
  let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 402, height: 874))

  override func viewDidLoad() {
    super.viewDidLoad()
    list.contentSize = CGSize(width: 402, height: 3000)
    let wrapper = UIView(frame: list.frame)
    wrapper.addSubview(list)
    view.addSubview(UIView())
    view.addSubview(wrapper)
  }
}
