import ModelCore
import Pelmet
import PelmetTestSupport
import PelmetTesting
import Testing

private final class PlainScene: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = tabs(screen("a"), screen("b"), screen("c"), screen("d"), screen("e"), screen("f"))
    window?.makeKeyAndVisible()
  }
}

private final class PlainApp: UIResponder, UIApplicationDelegate {}

@MainActor
@Suite struct PostureAuditTests {
  /// An app with scenes on a device that folds.
  private func launched(_ change: (inout InfoPlist) -> Void = { _ in }) -> Simulation {
    let entry = InfoPlist.SceneConfiguration(name: "Default", delegateClass: PlainScene.self, make: { PlainScene() })
    var infoPlist = InfoPlist(sceneManifest: InfoPlist.SceneManifest(configurations: [.windowApplication: [entry]]))
    change(&infoPlist)
    let simulation = Simulation(device: .iPhoneDuo, infoPlist: infoPlist, appDelegate: PlainApp())
    simulation.launch()
    simulation.settle()
    return simulation
  }

  private let theme = Theme(name: "probe", table: Theme.Table(.init()))

  @Test("what holds in every posture names none, and comes once") func everyPosture() {
    let stage = AuditStage(.iPhoneDuo) { tabs(screen("a"), screen("b"), screen("c"), screen("d"), screen("e"), screen("f")) }
    let found = stage.findings(.moreTab, theme)
    expectEqual(found.count, 1)
    expectEqual(found.first?.postures, [])
  }

  @Test("an audit leaves a device that folds as it was, with its stack") func restores() {
    let navigation = stack("a", "b")
    let stage = AuditStage(.iPhoneDuo) { navigation }
    stage.simulation.fold(to: .partiallyOpen)
    stage.simulation.rotate(to: .landscapeRight)
    stage.simulation.settle()
    let (size, traits) = (navigation.view.bounds.size, navigation.traitCollection)
    _ = stage.simulation.audit(theme: theme)
    expectEqual(stage.simulation.posture, .partiallyOpen)
    expectEqual(navigation.view.bounds.size, size)
    expectEqual(navigation.traitCollection, traits)
    expectEqual(navigation.viewControllers.count, 2)
    #expect(stage.simulation.faults.isEmpty)
  }

  @Test("an audit restores the hinge, the way the device is held, and the half of a window") func restoresAll() throws {
    let simulation = launched()
    let scene = try #require(simulation.scene)
    simulation.fold(to: .open)
    simulation.rotate(to: .landscapeLeft)
    simulation.place(scene.session, in: .left)
    simulation.settle()
    _ = simulation.audit(theme: theme)
    expectEqual(scene.coordinateSpace.bounds.width, 469)
    expectEqual(scene.traitCollection.verticalBarEdge, .leading)

    simulation.fold(toAngle: 1.8)
    simulation.settle()
    _ = simulation.audit(theme: theme)
    expectEqual(simulation.posture, .partiallyOpen)
    simulation.fold(toAngle: 1.7)
    expectEqual(simulation.posture, .partiallyOpen, "1.8 again, not the angle at which half open rests")
  }

  @Test("a posture to which an app does not turn has no findings, and the others are all") func refusedPosture() {
    let simulation = launched { $0.supportedInterfaceOrientations = .portrait }
    let found = simulation.findings(.moreTab, theme)
    expectEqual(found.map(\.postures), [[]])
    #expect(simulation.faults.isEmpty)
  }

  @Test("other devices are neither folded nor turned") func otherDevices() {
    let page = screen("a")
    let stage = AuditStage { page }
    stage.simulation.log.clear()
    _ = stage.simulation.audit(theme: theme)
    #expect(stage.simulation.log.events.isEmpty)
  }
}
