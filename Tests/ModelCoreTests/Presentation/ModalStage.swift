import Foundation
import ModelCore

/// A simulation with a window that shows `A`, and a log that begins there.
@MainActor
struct ModalStage {
  let simulation: Simulation
  let window: UIWindow
  let a: UIViewController

  init(on version: Device.Release = 26, device: Device = .iPhone, policies: Policies = Policies(), root: UIViewController? = nil)
  {
    var device = device
    device.systemVersion = version
    let simulation = Simulation(device: device, policies: policies)
    let a = root ?? UIViewController()
    a.modelName = "A"
    self.init(in: simulation, root: a)
  }

  /// With a controller that was made in the simulation.
  init(in simulation: Simulation, root: UIViewController) {
    self.simulation = simulation
    a = root
    window = UIWindow(frame: CGRect(origin: .zero, size: simulation.device.screenSize))
    window.rootViewController = a
    window.isHidden = false
    simulation.settle()
    simulation.log.clear()
  }

  /// The names of events since the last call, without layout.
  func takeNames(_ kinds: Set<EventLog.Kind> = [.loading, .appearance, .delegate]) -> [String] {
    defer { simulation.log.clear() }
    return simulation.log.names(for: kinds)
  }

  /// The four events of an appearance, and what a delegate hears, shortened: `B.wA`.
  func takeEvents() -> String {
    let shorts = ["viewWillAppear": "wA", "viewDidAppear": "dA", "viewWillDisappear": "wD", "viewDidDisappear": "dD"]
    let events = takeNames([.appearance, .delegate]).compactMap { name -> String? in
      let parts = name.split(separator: ".")
      if parts[1].hasPrefix("presentationController") { return String(parts[1].dropFirst("presentationController".count)) }
      return shorts[String(parts[1])].map { "\(parts[0]).\($0)" }
    }
    return events.joined(separator: " ")
  }
}

@MainActor
func controller(_ name: String, _ style: UIModalPresentationStyle = .fullScreen) -> UIViewController {
  named(UIViewController(), name, style)
}

@MainActor
func named<Controller: UIViewController>(
  _ controller: Controller, _ name: String, _ style: UIModalPresentationStyle = .fullScreen
) -> Controller {
  controller.modelName = name
  controller.modalPresentationStyle = style
  return controller
}
