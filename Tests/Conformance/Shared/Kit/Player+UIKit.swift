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
      guard !scenario.isLaunch else {
        guard try await Recorder.ofLaunch.fallsSilent() else { throw NotAtRest(scenario: scenario.name, step: nil) }
        return Recorder.ofLaunch.lines
      }
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

    /// Lets the run loop turn until no transition runs and nobody has been called for a hundred turns, about a second: some of UIKit's
    /// animations, such as a page that scrolls, belong to no layer and to no coordinator.
    /// - Returns: Whether that came within a thousand turns, which is ten seconds or more.
    private func comesToRest() async throws -> Bool {
      try await stage.recorder.fallsSilent(while: { isInTransition })
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
  }

  extension Recorder {
    /// Lets the run loop turn until nothing has been noted for a hundred turns.
    /// - Parameter isBusy: Whether something still runs that will be noted.
    /// - Returns: Whether that came within a thousand turns.
    fileprivate func fallsSilent(while isBusy: () -> Bool = { false }) async throws -> Bool {
      var (quiet, heard) = (0, lines.count)
      for _ in 0..<1000 {
        try await Task.sleep(nanoseconds: 10_000_000)
        quiet = lines.count == heard && !isBusy() ? quiet + 1 : 0
        heard = lines.count
        if quiet >= 100 { return true }
      }
      return false
    }
  }
#endif
