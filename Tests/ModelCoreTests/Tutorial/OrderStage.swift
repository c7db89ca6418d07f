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
    simulation = Simulation.launched(
      cause, sceneDelegate: OrderScene(), appDelegate: OrderApp(orders: FewOrders(), analytics: reports))
  }

  var navigation: UINavigationController {
    get throws { try found(UINavigationController.self) }
  }

  /// The screen of a class that the user sees.
  func found<Screen: UIViewController>(_ type: Screen.Type) throws -> Screen { try simulation.found(type) }
}
// end: stage
