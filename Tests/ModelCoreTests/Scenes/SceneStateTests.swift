import ModelCore
import PelmetTestSupport
import Testing

/// Notes the state of its scene within every call.
private final class StateRecorder: UIResponder, UIWindowSceneDelegate {
  var states: [String] = []

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
    note("connect", scene)
  }

  func sceneWillEnterForeground(_ scene: UIScene) { note("foreground", scene) }
  func sceneDidBecomeActive(_ scene: UIScene) { note("active", scene) }
  func sceneWillResignActive(_ scene: UIScene) { note("resign", scene) }
  func sceneDidEnterBackground(_ scene: UIScene) { note("background", scene) }
  func sceneDidDisconnect(_ scene: UIScene) { note("disconnect", scene) }

  private func note(_ call: String, _ scene: UIScene) {
    states.append("\(call): \(scene.activationState)")
  }
}

@MainActor
struct SceneStateTests {
  @Test("SCN-1: the states, and their numbers")
  func states() throws {
    #expect(
      [UIScene.ActivationState.unattached, .foregroundActive, .foregroundInactive, .background].map(\.rawValue) == [-1, 0, 1, 2])
    let recorder = StateRecorder()
    let infoPlist = InfoPlist(
      sceneManifest: InfoPlist.SceneManifest(configurations: [.windowApplication: [InfoPlist.SceneConfiguration(name: "A")]]))
    final class App: UIResponder, UIApplicationDelegate {
      func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
      ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: "A", sessionRole: connectingSceneSession.role)
        configuration.delegateClass = StateRecorder.self
        return configuration
      }
    }
    let simulation = Simulation(infoPlist: infoPlist, appDelegate: App())
    simulation.register(StateRecorder.self) { recorder }
    simulation.launchAndSettle()
    let session = try #require(simulation.scene?.session)
    simulation.goHome()
    simulation.reclaim(session)
    #expect(
      recorder.states == [
        "connect: unattached", "foreground: background", "active: foregroundActive", "resign: foregroundActive",
        "background: background", "disconnect: unattached",
      ])
  }

  @Test("SCN-2: every call has its notification")
  func notifications() throws {
    let simulation = sceneApp()
    let posted = PostedNotifications([
      UIScene.willConnectNotification, UIScene.didDisconnectNotification, UIScene.didActivateNotification,
      UIScene.willDeactivateNotification, UIScene.willEnterForegroundNotification, UIScene.didEnterBackgroundNotification,
    ])
    defer { posted.stop() }
    simulation.launchAndSettle()
    let session = try #require(simulation.scene?.session)
    simulation.goHome()
    simulation.reclaim(session)
    #expect(
      posted.names == [
        "UISceneWillConnectNotification", "UISceneWillEnterForegroundNotification", "UISceneDidActivateNotification",
        "UISceneWillDeactivateNotification", "UISceneDidEnterBackgroundNotification", "UISceneDidDisconnectNotification",
      ])
  }

  @Test("SCN-5: leaving and coming back, without disconnection")
  func backgroundAndReturn() {
    let simulation = sceneApp()
    simulation.launchAndSettle()
    let scene = simulation.scene
    simulation.log.clear()
    simulation.goHome()
    #expect(simulation.window == nil)
    expectEqual(simulation.sceneCalls, ["WindowedScene.sceneWillResignActive", "WindowedScene.sceneDidEnterBackground"])
    simulation.log.clear()
    simulation.returnToApp()
    expectEqual(simulation.sceneCalls, ["WindowedScene.sceneWillEnterForeground", "WindowedScene.sceneDidBecomeActive"])
    #expect(simulation.scene === scene)
    simulation.settle()
    #expect(simulation.log.names(for: [.appearance]).isEmpty)
  }

  @Test("SCN-5: an interruption does not reach the background")
  func interruption() {
    let simulation = sceneApp()
    simulation.launchAndSettle()
    simulation.log.clear()
    simulation.beginInterruption()
    expectEqual(UIApplication.shared.applicationState, .inactive)
    simulation.endInterruption()
    expectEqual(simulation.sceneCalls, ["WindowedScene.sceneWillResignActive", "WindowedScene.sceneDidBecomeActive"])
  }

  @Test("LCH-6, SCN-5: without scenes the app delegate is told", arguments: [12, 26] as [Device.Release])
  func withoutScenes(version: Device.Release) {
    let simulation = plainApp(on: version)
    simulation.launchAndSettle()
    simulation.log.clear()
    simulation.goHome()
    simulation.returnToApp()
    #expect(
      simulation.life == [
        "WindowedApp.applicationWillResignActive", "WindowedApp.applicationDidEnterBackground",
        "WindowedApp.applicationWillEnterForeground", "WindowedApp.applicationDidBecomeActive",
      ])
  }

  @Test("SCN-6: a reclaimed scene is released; its session connects again under the same identifier")
  func reclaim() throws {
    let simulation = sceneApp(delegate: ChoosingApp())
    simulation.register(WindowedScene.self) { WindowedScene() }
    simulation.launchAndSettle()
    let session = try #require(simulation.scene?.session)
    weak let scene = simulation.scene
    weak let delegate = simulation.sceneDelegate
    weak let window = simulation.window
    weak let controller = simulation.window?.rootViewController
    simulation.goHome()
    simulation.log.clear()
    simulation.reclaim(session)
    expectEqual(simulation.sceneCalls, ["WindowedScene.sceneDidDisconnect"])
    #expect(scene == nil && delegate == nil && window == nil && controller == nil)
    #expect(UIApplication.shared.connectedScenes.isEmpty)
    expectEqual(UIApplication.shared.openSessions, [session])

    simulation.log.clear()
    simulation.activate(session)
    #expect(simulation.scene?.session === session)
    #expect(!simulation.log.names().contains { $0.hasSuffix("configurationForConnecting") })
    #expect(simulation.sceneDelegate != nil)
  }

  @Test("SCN-15: the app is as active as its most active scene")
  func aggregateState() throws {
    let simulation = sceneApp(on: .iPad)
    let posted = PostedNotifications([
      UIApplication.didBecomeActiveNotification, UIApplication.willResignActiveNotification,
      UIApplication.didEnterBackgroundNotification, UIApplication.willEnterForegroundNotification,
    ])
    defer { posted.stop() }
    expectEqual(UIApplication.shared.applicationState, .background)
    simulation.launchAndSettle()
    let first = try #require(simulation.scene?.session)
    simulation.openWindow()
    simulation.reclaim(first)
    expectEqual(UIApplication.shared.applicationState, .active)
    expectEqual(posted.names, ["UIApplicationWillEnterForegroundNotification", "UIApplicationDidBecomeActiveNotification"])
    simulation.goHome()
    expectEqual(UIApplication.shared.applicationState, .background)
    #expect(
      posted.names.suffix(2) == ["UIApplicationWillResignActiveNotification", "UIApplicationDidEnterBackgroundNotification"])
  }

  @Test("SCN-18: subtitle and key window of a scene")
  func laterInterface() {
    let simulation = sceneApp()
    simulation.launchAndSettle()
    simulation.scene?.subtitle = "Draft"
    expectEqual(simulation.scene?.subtitle, "Draft")
    #expect(simulation.scene?.keyWindow === simulation.window)
  }
}
