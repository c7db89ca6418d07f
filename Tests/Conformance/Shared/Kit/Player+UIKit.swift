#if !canImport(ModelCore)
  import UIKit

  /// A scenario that UIKit plays, in a window of the app that hosts the tests.
  @MainActor
  struct Player {
    /// Why a scenario was not played to its end.
    struct NotAtRest: Error, CustomStringConvertible {
      let scenario: String
      let step: String?

      var description: String { "\(scenario): \(step ?? "the stage") did not come to rest in time" }
    }

    private let scenario: Scenario
    private let stage: Stage

    init(_ scenario: Scenario) {
      self.scenario = scenario
      stage = Stage(Recorder(hearsLayout: scenario.hearsLayout))
    }

    /// The lines of the scenario. Those of the launch were heard when the app was launched.
    func play() async throws -> [String] {
      guard !scenario.isLaunch else { return Recorder.ofLaunch.lines }
      defer { stage.clear() }
      for step in scenario.script(stage) {
        stage.recorder.begin(step.title)
        step.act()
        stage.recorder.isLater = true
        guard try await comesToRest() else { throw NotAtRest(scenario: scenario.name, step: step.title) }
        stage.recorder.note(states: step.states())
      }
      return stage.recorder.lines
    }

    /// Lets the run loop turn until no transition runs, nothing is animated and nobody is called any more. Some looks of the system are
    /// animated without end: whoever is not called for a hundred turns is at rest all the same.
    /// - Returns: Whether that came within a thousand turns, which is ten seconds or more.
    private func comesToRest() async throws -> Bool {
      var quiet = 0
      var heard = stage.recorder.lines.count
      for _ in 0..<1000 {
        try await Task.sleep(nanoseconds: 10_000_000)
        let isCalm = stage.recorder.lines.count == heard && !isInTransition
        quiet = isCalm ? quiet + 1 : 0
        heard = stage.recorder.lines.count
        if quiet >= 100 || quiet >= 3 && !isAnimated { return true }
      }
      return false
    }

    /// The controllers on the screen: the root, what it contains, and what is presented over them.
    private var isInTransition: Bool {
      var rest = [stage.window?.rootViewController].compactMap { $0 }
      while let controller = rest.popLast() {
        if controller.transitionCoordinator != nil || controller.isBeingPresented || controller.isBeingDismissed { return true }
        rest += controller.children
        if let presented = controller.presentedViewController, presented.presentingViewController === controller {
          rest.append(presented)
        }
      }
      return false
    }

    private var isAnimated: Bool {
      var rest = [stage.window?.layer].compactMap { $0 }
      while let layer = rest.popLast() {
        if layer.animationKeys()?.isEmpty == false { return true }
        rest += layer.sublayers ?? []
      }
      return false
    }
  }
#endif
