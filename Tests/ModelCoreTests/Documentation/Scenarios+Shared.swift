import ModelCore

@testable import Conformance

extension Scenario {
  /// A scenario that UIKit plays, too, or would with a finger: on its own simulation, told from the log.
  init(_ shared: Conformance.Scenario) {
    let own: Set<EventLog.Kind> = [.application, .scene, .loading, .appearance, .containment, .delegate]
    self.init(shared.name, shared.hearsLayout ? own.union([.layout]) : own, rules: shared.rules) {
      let player = Player(shared)
      var stage = ScenarioStage(player.simulation, keeping: player.stage)
      for step in player.steps { stage = stage.then("`\(step.title ?? "")`", act: step.act) }
      return stage
    }
  }
}

extension Scenarios {
  /// The scenarios of the conformance kit that articles tell.
  static let shared = (Launch.all + CallbackOrders.told + Fingers.told).map { Scenario($0) }

  /// Those that are only compared with fixtures.
  static let untold = {
    let told = Set(shared.map(\.name))
    return Repertoire.known.filter { !told.contains($0.name) }.map { Scenario($0) }
  }()
}
