import Foundation
import ModelCore

/// A window on the screen, with the root controller `P`.
@MainActor
struct ContainmentStage {
  let simulation: Simulation
  let window: UIWindow
  let root: UIViewController

  /// - Parameter isShown: Otherwise the window is still hidden.
  init(
    root: @autoclosure () -> UIViewController = UIViewController(), isShown: Bool = true, version: Device.Release = 26,
    policies: Policies = Policies()
  ) {
    var device = Device.iPhone
    device.systemVersion = version
    simulation = Simulation(device: device, policies: policies)
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    self.root = root()
    self.root.modelName = "P"
    window.rootViewController = self.root
    if isShown { show() }
  }

  /// Shows the window, and forgets what that took.
  func show() {
    window.isHidden = false
    simulation.settle()
    simulation.log.clear()
  }

  func controller(_ name: String) -> UIViewController {
    let controller = UIViewController()
    controller.modelName = name
    return controller
  }

  /// Adds a child as UIKit's documentation says it.
  func add(_ child: UIViewController, to parent: UIViewController) {
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  /// Removes a child as UIKit's documentation says it.
  func remove(_ child: UIViewController) {
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
  }

  /// The names of the events so far, shortened as in UIKit's literature: `C.wA`.
  func events(_ kinds: Set<EventLog.Kind> = [.appearance]) -> [String] {
    simulation.log.names(for: kinds).map { name in
      let parts = name.split(separator: ".").map(String.init)
      return "\(parts[0]).\(Self.short[parts[1]] ?? parts[1])"
    }
  }

  /// As ``events(_:)``, without `viewIsAppearing`.
  var wills: [String] { events().filter { !$0.hasSuffix(".iA") } }

  private static let short = [
    "viewDidLoad": "didLoad", "viewWillAppear": "wA", "viewIsAppearing": "iA", "viewDidAppear": "dA", "viewWillDisappear": "wD",
    "viewDidDisappear": "dD", "viewWillLayoutSubviews": "wL", "viewDidLayoutSubviews": "dLS", "willMove": "wM", "didMove": "dM",
  ]
}
