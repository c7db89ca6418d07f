#if canImport(ModelCore)
  import ModelCore

  /// A scenario that ModelCore plays.
  @MainActor
  struct Player {
    let stage: Stage
    let steps: [Step]
    private let isLaunch: Bool

    var simulation: Simulation { stage.simulation }

    /// Sets the stage. What is not recorded is over.
    init(_ scenario: Scenario, on device: Device = .iPhone, policies: Policies = Policies()) {
      let recorder = Recorder(hearsLayout: scenario.hearsLayout)
      let stage = Stage(recorder, in: Simulation(device: device, policies: policies))
      if scenario.isLaunch { stage.install(Self.infoPlist(recorder), RecordedApp(recorder)) }
      let steps = scenario.isLaunch ? [Step("launch()") { stage.simulation.launch() }] : scenario.script(stage)
      let first = steps.firstIndex { $0.title != nil } ?? steps.endIndex
      for step in steps[..<first] {
        step.act()
        stage.simulation.settle()
      }
      (self.stage, self.steps, isLaunch) = (stage, Array(steps[first...]), scenario.isLaunch)
    }

    /// The lines of the scenario.
    func play() -> [String] {
      for step in steps {
        stage.recorder.begin(step.title)
        step.act()
        stage.recorder.isLater = !isLaunch
        simulation.settle()
        stage.recorder.note(states: step.states())
      }
      return stage.recorder.lines
    }

    /// The property list of the app that hosts the tests.
    private static func infoPlist(_ recorder: Recorder) -> InfoPlist {
      InfoPlist(
        sceneManifest: InfoPlist.SceneManifest(configurations: [
          .windowApplication: [
            InfoPlist.SceneConfiguration(
              name: "Default", delegateClass: RecordedScene.self, make: { RecordedScene(recorder) })
          ]
        ]))
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
