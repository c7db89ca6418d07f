import Foundation
import ModelCore

@testable import Conformance

extension Scenarios {
  private static let rootRules: [String: String] = .all(
    "LCH-14, P-1", "loadView", "viewDidLoad", "viewWillAppear", "viewDidAppear"
  ).or(["viewIsAppearing": "VCL-14", "viewWillDisappear": "VCL-12", "viewDidDisappear": "VCL-12"])

  private static let appRules: [String: String] = .all(
    "LCH-6", "willFinishLaunchingWithOptions", "didFinishLaunchingWithOptions", "applicationDidBecomeActive"
  ).or(rootRules)

  private static let plainRules: [String: String] = .all(
    "LCH-6", "applicationWillResignActive", "applicationDidEnterBackground", "applicationWillEnterForeground",
    "applicationDidBecomeActive", "open")

  private static let sceneRules: [String: String] = Launch.rules
    .or(.all("SCN-5", "sceneWillResignActive", "sceneDidEnterBackground"))
    .or(["configurationForConnecting": "SCN-3", "sceneDidDisconnect": "SCN-6", "didDiscardSceneSessions": "SCN-7"])
    .or(["openURLContexts": "SCN-11", "stateRestorationActivity": "SCN-9"])
    .or(rootRules)

  static let launch = [
    Scenario("a launch without scenes", rules: appRules) {
      let simulation = plainApp(on: 12)
      return ScenarioStage(simulation, title: "`launch()`") { simulation.launch() }
    },
    Scenario("to the background and back without scenes", [.application, .scene], rules: plainRules) {
      let simulation = plainApp(on: 18)
      simulation.launchAndSettle()
      return ScenarioStage(simulation, title: "`goHome()`") { simulation.goHome() }
        .then("`returnToApp()`") { simulation.returnToApp() }
    },
    Scenario("a URL without scenes", [.application, .scene], rules: plainRules) {
      let simulation = plainApp(on: 18)
      simulation.launchAndSettle()
      simulation.goHome()
      return ScenarioStage(simulation, title: "`open(url)`") { simulation.open(URL(fileURLWithPath: "/order/7")) }
    },
    Scenario("a first launch of an app that chooses configurations in code", [.application, .scene], rules: sceneRules) {
      let simulation = sceneApp(delegate: ChoosingApp())
      simulation.register(WindowedScene.self) { WindowedScene() }
      return ScenarioStage(simulation, title: "`launch()`") { simulation.launch() }
    },
  ]

  private static func launched(on device: Device = .iPhone) -> Simulation {
    let simulation = sceneApp(on: device)
    simulation.launchAndSettle()
    simulation.log.clear()
    return simulation
  }

  /// SCN-5 and 17 in place of LCH-7.
  private static let laterRules = sceneRules.merging(
    .all("SCN-5", "sceneWillEnterForeground", "sceneDidBecomeActive").or(["willConnectTo": "SCN-17"])
  ) { $1 }

  static let scenes = [
    Scenario(
      "a window that a hand resizes", [.scene], rules: .all("WIN-7", "didUpdateEffectiveGeometry").or(["didUpdate": "SCN-19"])
    ) {
      let simulation = launched(on: .iPad)
      guard let session = simulation.scene?.session, let drag = simulation.beginResize(of: session) else {
        return ScenarioStage(simulation)
      }
      return ScenarioStage(simulation, title: "`update(to:)` 700 points") { drag.update(to: CGSize(width: 700, height: 800)) }
        .then("`end()`") { drag.end() }
    },
    Scenario("to the background and back", rules: laterRules) {
      let simulation = launched()
      return ScenarioStage(simulation, title: "`goHome()`") { simulation.goHome() }
        .then("`returnToApp()`") { simulation.returnToApp() }
    },
    Scenario("an interruption", rules: laterRules) {
      let simulation = launched()
      return ScenarioStage(simulation, title: "`beginInterruption()`") { simulation.beginInterruption() }
        .then("`endInterruption()`") { simulation.endInterruption() }
    },
    Scenario("a URL", rules: laterRules) {
      let simulation = launched()
      simulation.goHome()
      return ScenarioStage(simulation, title: "`open(url)`") { simulation.open(URL(fileURLWithPath: "/order/7")) }
    },
    Scenario("a second window of a pad, which is closed", [.application, .scene], rules: laterRules) {
      let simulation = launched(on: .iPad)
      var second: UISceneSession?
      return ScenarioStage(simulation, title: "`openWindow()`") { second = simulation.openWindow() }
        .then("`closeWindow(session)`") { second.map(simulation.closeWindow) }
    },
  ]
}
