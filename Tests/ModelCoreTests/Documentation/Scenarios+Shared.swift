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
  static let shared = kit.filter(\.isTold).map { Scenario($0) }

  /// The others, which only fixtures are compared with.
  static let untold = kit.filter { !$0.isTold }.map { Scenario($0) }

  private static let kit = Launch.all + CallbackOrders.all + Fingers.all
}
