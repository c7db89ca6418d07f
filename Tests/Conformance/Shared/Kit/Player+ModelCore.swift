#if canImport(ModelCore)
  import ModelCore

  /// A scenario that ModelCore plays.
  @MainActor
  struct Player {
    let stage: Stage
    let steps: [Step]

    var simulation: Simulation { stage.simulation }

    /// Sets the stage. What is not recorded is over.
    init(_ scenario: Scenario, on device: Device = .iPhone, policies: Policies = Policies()) {
      stage = Stage(for: scenario, in: Simulation(device: device, policies: policies))
      let steps = scenario.script(stage)
      let first = steps.firstIndex { $0.title != nil } ?? steps.endIndex
      for step in steps[..<first] {
        step.act()
        stage.simulation.settle()
      }
      self.steps = Array(steps[first...])
    }

    /// The lines of the scenario.
    func play() -> [String] {
      for step in steps {
        stage.recorder.begin(step.title)
        step.act()
        stage.recorder.isLater = true
        simulation.settle()
        stage.recorder.note(states: step.states())
      }
      return stage.recorder.lines
    }
  }

  extension Probe {
    /// The value in ModelCore.
    @MainActor func read(on device: Device = .iPhone) -> String {
      let simulation = Simulation(device: device)
      return withExtendedLifetime(simulation) { value() }
    }
  }
#endif
