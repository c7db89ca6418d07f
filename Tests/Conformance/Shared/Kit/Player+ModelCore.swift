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
      isLaunch = scenario.isLaunch
      let simulation =
        isLaunch
        ? Simulation(
          device: device, infoPlist: Self.infoPlist(recorder), appDelegate: RecordedApp(recorder), policies: policies)
        : Simulation(device: device, policies: policies)
      stage = Stage(recorder, in: simulation)
      let steps = isLaunch ? [Step("launch()") { simulation.launch() }] : scenario.script(stage)
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
