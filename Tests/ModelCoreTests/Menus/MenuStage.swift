import ModelCore

/// A page with an item in its navigation bar, and what was chosen from menus.
@MainActor
final class MenuStage {
  let simulation: Simulation
  let page = UIViewController()
  let navigation: UINavigationController
  let item = UIBarButtonItem(title: "More")
  private let window = UIWindow(frame: .zero)
  private(set) var chosen: [String] = []

  init(on version: Device.Release = 26) {
    simulation = run(on: version)
    navigation = named(UINavigationController(rootViewController: page), "Stack")
    page.navigationItem.rightBarButtonItem = item
    window.rootViewController = navigation
    window.isHidden = false
    simulation.settle()
    simulation.log.clear()
  }

  func action(_ title: String, _ attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off) -> UIAction {
    UIAction(title: title, attributes: attributes, state: state) { [unowned self] in chosen.append($0.title) }
  }

  var complaints: [String] { simulation.faults.map { "\($0.rule): \($0.message)" } }
}
