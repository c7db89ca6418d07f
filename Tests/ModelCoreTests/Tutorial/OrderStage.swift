import ModelCore

// begin: stage
/// Notes what the app reports.
final class Reports: Analytics {
  private(set) var screens: [String] = []

  func seen(_ screen: String) { screens.append(screen) }
}

struct FewOrders: Orders {
  func name(of order: String) async -> String { "Order \(order)" }
}

/// The app, launched from its icon.
@MainActor
struct OrderStage {
  let reports: Reports
  let simulation: Simulation

  init(_ cause: LaunchCause = .icon) {
    let reports = Reports()
    self.reports = reports
    let scene = InfoPlist.SceneConfiguration(name: "Default", delegateClass: OrderScene.self) { OrderScene() }
    simulation = Simulation(
      infoPlist: InfoPlist(sceneManifest: InfoPlist.SceneManifest(configurations: [.windowApplication: [scene]])),
      appDelegate: OrderApp(orders: FewOrders(), analytics: reports))
    simulation.launch(cause)
    simulation.settle()
  }

  var navigation: UINavigationController {
    get throws { try found(UINavigationController.self) }
  }

  /// The screen of a class in the window in front.
  func found<Screen: UIViewController>(_ type: Screen.Type) throws -> Screen {
    guard let screen = simulation.window?.find(type) else { throw NotFound(name: "\(type)") }
    return screen
  }
}

struct NotFound: Error {
  let name: String
}
// end: stage
