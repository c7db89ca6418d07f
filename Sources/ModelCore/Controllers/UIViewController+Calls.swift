import Foundation

/// The callbacks, each logged whether or not the app overrides it.
extension UIViewController {
  func note(_ kind: EventLog.Kind, _ name: String, _ arguments: String = "") {
    CurrentSimulation.simulation?.note(kind, responder: self, name, arguments)
  }

  func noteAppearance(_ name: String, animated: Bool) {
    note(.appearance, name, animated ? "animated: true" : "animated: false")
  }

  func sendWillLayoutSubviews() {
    note(.layout, "viewWillLayoutSubviews")
    viewWillLayoutSubviews()
  }

  func sendDidLayoutSubviews() {
    note(.layout, "viewDidLayoutSubviews")
    viewDidLayoutSubviews()
  }

  func sendTraitCollectionDidChange(_ previous: UITraitCollection) {
    note(.traits, "traitCollectionDidChange")
    traitCollectionDidChange(previous)
  }

  /// From the top down.
  func sendMemoryWarning() {
    note(.application, "didReceiveMemoryWarning")
    didReceiveMemoryWarning()
    for child in children { child.sendMemoryWarning() }
  }
}
