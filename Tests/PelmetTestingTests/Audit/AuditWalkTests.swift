import ModelCore
import Pelmet
import PelmetTestSupport
import PelmetTesting
import PelmetUIKit
import Testing

/// The parts of an app that an audit visits: windows, containers, contexts, rows.
@MainActor
@Suite struct AuditWalkTests {
  private let photo = Theme(.init(), ["photo": .bars(0xFFFFFF, statusBar: .lightContent)])

  @Test func findsWhatIsPresentedAndWhatIsInTabsThatWereNeverShown() {
    let stage = AuditStage {
      let root = tabs(stack("home"), stack("photo"))
      return root
    }
    expectEqual(stage.findings(.statusBarNotForwarded, photo).count, 1)

    let presenting = AuditStage { stack("home") }
    let presented = stack("photo")
    presented.modelName = "Sheet"
    presenting.simulation.window?.rootViewController?.present(presented, animated: true)
    expectEqual(presenting.findings(.statusBarNotForwarded, photo).map(\.screen), ["Sheet"])
  }

  @Test func findsColumnsThatAreNotShown() {
    let stage = AuditStage(.iPad) {
      let split = UISplitViewController(style: .doubleColumn)
      split.modelName = "Split"
      split.setViewController(screen("list"), for: .primary)
      split.setViewController(stack("photo"), for: .compact)
      return split
    }
    #expect(stage.findings(.statusBarNotForwarded, photo).map(\.screen).contains("Split"))
  }

  @Test func looksAtScenesThatAreConnected() {
    let scene = InfoPlist.SceneConfiguration(name: "Default", delegateClass: PhotoScene.self) { PhotoScene() }
    let simulation = Simulation(
      infoPlist: InfoPlist(sceneManifest: InfoPlist.SceneManifest(configurations: [.windowApplication: [scene]])),
      appDelegate: PlainApp())
    #expect(simulation.audit(theme: photo).isEmpty)
    simulation.launch()
    simulation.settle()
    expectEqual(simulation.audit(theme: photo).map(\.rule), [.statusBarNotForwarded])
  }

  @Test func loadsNoViewAndLogsNothing() {
    let stage = AuditStage { tabs(stack("home"), stack("photo")) }
    let mark = stage.simulation.log.mark
    _ = stage.simulation.audit(theme: photo)
    #expect(stage.simulation.log.since(mark).events.isEmpty)
    #expect(stage.simulation.faults.isEmpty)
  }

  @Test("a context holds inside its containers, the outermost of several") func knowsContexts() {
    let settings = Theme.Context("settings")
    let theme = Theme(
      name: "probe", table: Theme.Table(.init()),
      places: [Theme.PlaceTable(Theme.Place(context: settings), Theme.Table(.statusBar(.lightContent)))])
    let stage = AuditStage { tabs(stack("home"), stack("home", as: Settings())) }
    #expect(stage.findings(.statusBarNotForwarded, theme).isEmpty)
    let findings = stage.findings(.statusBarNotForwarded, theme, contexts: [settings: [Settings.self]])
    expectEqual(findings.map(\.place), ["contexts.settings.statusBar.style"])

    stage.simulation.window.map { theme.apply(to: $0, contexts: [settings: [Settings.self]]) }
    expectEqual(stage.findings(.statusBarNotForwarded, theme).count, 1)
  }

  @Test func judgesRowsThatTheDeviceIsNotIn() {
    let row = Theme.Row(Theme.Condition(idiom: .pad, minimumOS: 18), .statusBar(.lightContent))
    let theme = Theme(name: "probe", table: Theme.Table(.init(), rows: [row]))
    expectEqual(AuditStage { stack("home") }.findings(.statusBarNotForwarded, theme).count, 1)
  }

  @Test func judgesNoSystemThatTheAppDoesNotRunOn() {
    let stage = AuditStage { stack("home") }
    let theme = Theme(.bars(0x000000))
    expectEqual(stage.simulation.audit(theme: theme).map(\.rule), [.statusBarContrast])
    #expect(stage.simulation.audit(theme: theme, minimumOS: 17).isEmpty)
  }

  @Test func aForcedSchemeLeavesTheOtherOut() {
    var style = Theme.Style.bars(0x000000)
    style.userInterfaceStyle = .dark
    #expect(AuditStage { stack("home") }.findings(.statusBarContrast, Theme(style)).isEmpty)
  }

  @Test func takesScreensFromAClosure() {
    let stage = AuditStage { stack("home") }
    let findings = stage.simulation.audit(theme: photo) { _ in Theme.Screen("photo") }
    expectEqual(findings.map(\.rule), [.statusBarNotForwarded])
  }

  @Test func findsTheSameInTheSameOrder() {
    func findings() -> [AuditFinding] {
      AuditStage { tabs(stack("home", "photo"), stack("photo")) }.simulation.audit(theme: photo)
    }
    expectEqual(findings(), findings())
  }
}

private final class Settings: UINavigationController {}

private final class PlainApp: NSObject, UIApplicationDelegate {}

private final class PhotoScene: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = stack("photo")
    window.makeKeyAndVisible()
    self.window = window
  }
}
