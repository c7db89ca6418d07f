import ModelCore

/// `A` in a window, and what the handlers of an alert's actions saw.
@MainActor
final class AlertStage {
  let modal: ModalStage
  private(set) var handled: [String] = []

  var simulation: Simulation { modal.simulation }
  var a: UIViewController { modal.a }

  init(on version: Device.Release = 26, device: Device = .iPhone, root: UIViewController? = nil) {
    modal = ModalStage(on: version, device: device, root: root)
  }

  /// An alert named `Alert` with "Delete" and "Cancel", whose handlers are noted.
  func alert(_ style: UIAlertController.Style = .alert) -> UIAlertController {
    let alert = named(UIAlertController(title: "Delete?", message: nil, preferredStyle: style), "Alert")
    alert.addAction(action("Delete", .destructive))
    alert.addAction(action("Cancel", .cancel))
    return alert
  }

  func action(_ title: String, _ style: UIAlertAction.Style = .default) -> UIAlertAction {
    UIAlertAction(title: title, style: style) { [unowned self] _ in handled.append(title) }
  }

  func present(_ alert: UIAlertController) {
    a.present(alert, animated: true)
    simulation.settle()
    simulation.log.clear()
  }

  /// The messages of faults so far, with their rules.
  var complaints: [String] { simulation.faults.map { "\($0.rule): \($0.message)" } }
}
