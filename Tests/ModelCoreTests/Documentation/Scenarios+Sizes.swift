import ModelCore

@testable import Conformance

extension Scenarios {
  private static let rotationRules: [String: String] = .all(
    "ROT-1", "viewWillTransition", "willTransition", "traitCollectionDidChange")

  /// Changes of size.
  static let sizes = [
    Scenario("a phone that is turned", [.size, .traits], rules: rotationRules) {
      let stage = ModalStage()
      stage.a.present(controller("B", .pageSheet), animated: false)
      stage.simulation.settle()
      return ScenarioStage(stage.simulation, keeping: stage.window, title: "`rotate(to: .landscapeLeft)`") {
        stage.simulation.rotate(to: .landscapeLeft)
      }
    }
  ]
}
