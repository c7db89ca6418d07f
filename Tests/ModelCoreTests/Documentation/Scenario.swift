import Foundation
import ModelCore

/// A small story on a stage of its own, which the documentation tells as a table and other tests run again.
struct Scenario: Sendable {
  /// The name in the documentation.
  let name: String
  /// The kinds of events in the table.
  let kinds: Set<EventLog.Kind>
  /// The rule behind each callback, by the callback's name.
  let rules: [String: String]
  /// Sets the stage.
  let stage: @MainActor @Sendable () -> ScenarioStage

  init(
    _ name: String, _ kinds: Set<EventLog.Kind> = [.application, .scene, .loading, .appearance, .containment, .delegate],
    rules: [String: String], stage: @escaping @MainActor @Sendable () -> ScenarioStage
  ) {
    self.name = name
    self.kinds = kinds
    self.rules = rules
    self.stage = stage
  }

  /// Plays the scenario, and returns its log in order.
  @MainActor func play() -> [ScenarioRow] {
    let stage = stage()
    stage.simulation.log.clear()
    var rows: [ScenarioRow] = []
    for step in stage.steps {
      let called = events(in: stage) { step.act() }
      rows += called.map { ScenarioRow(when: step.title, event: $0) }
      let start = stage.simulation.now
      let later = events(in: stage) {
        stage.simulation.layoutPass()
        stage.simulation.settle()
      }
      // What logs nothing itself is named by what follows.
      let title = called.isEmpty ? "\(step.title), " : ""
      rows += later.map { ScenarioRow(when: title + ($0.time > start ? "animation end" : "layout pass"), event: $0) }
    }
    return rows
  }

  @MainActor private func events(in stage: ScenarioStage, of operation: () -> Void) -> [Event] {
    let mark = stage.simulation.log.mark
    operation()
    return stage.simulation.log.since(mark).events.filter { kinds.contains($0.kind) }
  }

  /// Everything that can be told apart from outside: log, time, faults, what the system writes, and what a person sees.
  @MainActor func transcript() -> String {
    let stage = stage()
    for step in stage.steps {
      step.act()
      stage.simulation.settle()
    }
    let lines = stage.simulation.log.events.map { "\($0.time) \($0.kind) \($0)" }
    let faults = stage.simulation.faults.map { "\($0.rule) \($0.message)" }
    return (lines + faults + stage.simulation.console + [stage.answer()]).joined(separator: "\n")
  }
}

/// A callback of a played scenario.
struct ScenarioRow: Sendable {
  /// The step in which it came, or the phase of the model clock after it.
  let when: String
  let event: Event
}

/// A simulation, and what is to happen in it.
@MainActor
struct ScenarioStage {
  struct Step {
    let title: String
    let act: @MainActor () -> Void
  }

  let simulation: Simulation
  var steps: [Step] = []
  /// The visible state at the end, where the log does not have it.
  var answer: @MainActor () -> String = { "" }
  /// Objects that nothing else retains, such as windows and delegates.
  private let kept: [AnyObject]

  init(_ simulation: Simulation, keeping kept: AnyObject...) {
    self.simulation = simulation
    self.kept = kept
  }

  init(_ simulation: Simulation, keeping kept: AnyObject..., title: String, act: @escaping @MainActor () -> Void) {
    self.simulation = simulation
    self.kept = kept
    steps = [Step(title: title, act: act)]
  }

  /// With one more step.
  func then(_ title: String, act: @escaping @MainActor () -> Void) -> ScenarioStage {
    var stage = self
    stage.steps.append(Step(title: title, act: act))
    return stage
  }

  /// With something to see in the end.
  func showing(_ answer: @escaping @MainActor () -> String) -> ScenarioStage {
    var stage = self
    stage.answer = answer
    return stage
  }
}
