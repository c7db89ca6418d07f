import ModelCore
import PelmetTestSupport
import Testing

@MainActor
struct SceneSessionTests {
  @Test("SCN-3: a configuration is asked for at the first launch and for new windows, not when a session connects again")
  func configurationForNewSessions() {
    let simulation = sceneApp(on: .iPad, delegate: ChoosingApp())
    simulation.register(WindowedScene.self) { WindowedScene() }
    let asked = { simulation.log.names(for: [.application]).filter { $0.hasSuffix("configurationForConnecting") }.count }
    simulation.launchAndSettle()
    expectEqual(asked(), 1)
    simulation.openWindow()
    expectEqual(asked(), 2)
    simulation.terminate()
    simulation.launchAndSettle()
    expectEqual(asked(), 2)
    expectEqual(simulation.scene?.session.persistentIdentifier, "session 2")
    expectEqual(simulation.scene?.session.configuration.name, ChoosingApp.name)
    #expect(simulation.sceneDelegate != nil)
    expectEqual(UIApplication.shared.openSessions.count, 2)
    expectEqual(UIApplication.shared.connectedScenes.count, 1)
  }

  @Test("SCN-3: without the method the first entry of the role is used, and nobody is asked")
  func firstEntry() {
    let simulation = sceneApp()
    simulation.launchAndSettle()
    expectEqual(simulation.scene?.session.configuration.name, "Default")
    #expect(!simulation.log.names().contains { $0.hasSuffix("configurationForConnecting") })
  }

  @Test("SCN-3: a configuration for another role is a fault")
  func wrongRole() {
    let app = ChoosingApp()
    app.role = .windowExternalDisplayNonInteractive
    let simulation = sceneApp(delegate: app)
    simulation.launchAndSettle()
    expectEqual(simulation.faults.map(\.rule), [.scn3])
    expectEqual(simulation.scene?.session.configuration.name, "Default")
  }

  @Test("SCN-4: a configuration looks its entry up by name and role")
  func lookUp() {
    let simulation = sceneApp()
    let first = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
    expectEqual(first.name, "Default")
    #expect(first.delegateClass == WindowedScene.self)
    let unknown = UISceneConfiguration(name: "Unknown", sessionRole: .windowApplication)
    #expect(unknown.delegateClass == nil && unknown.storyboard == nil && unknown.sceneClass == nil)
    #expect(UISceneConfiguration(name: "Default", sessionRole: .windowExternalDisplayNonInteractive).delegateClass == nil)
    #expect(simulation.faults.isEmpty)
  }

  @Test("SCN-4: a delegate's class that nothing makes is a fault")
  func unknownDelegateClass() {
    let simulation = Simulation(appDelegate: ChoosingApp())
    simulation.launchAndSettle()
    expectEqual(simulation.faults.map(\.rule), [.scn4])
  }

  @Test("SCN-7: a closed window's session is discarded, for good")
  func closeWindow() throws {
    let simulation = sceneApp(on: .iPad)
    simulation.launchAndSettle()
    let first = try #require(simulation.scene?.session)
    simulation.openWindow()
    simulation.log.clear()
    simulation.closeWindow(first)
    #expect(
      simulation.log.names(for: [.application, .scene]) == [
        "WindowedScene.sceneWillResignActive", "WindowedScene.sceneDidDisconnect", "PlainApp.didDiscardSceneSessions",
      ])
    expectEqual(UIApplication.shared.openSessions.map(\.persistentIdentifier), ["session 2"])
    simulation.activate(first)
    expectEqual(simulation.faults.map(\.rule), [.scn16])
  }

  @Test("SCN-7: what was closed while the app was not running is told after the next launch")
  func closeWithoutProcess() throws {
    let simulation = sceneApp(on: .iPad)
    simulation.launchAndSettle()
    let first = try #require(simulation.scene?.session)
    simulation.openWindow()
    simulation.goHome()
    simulation.terminate()
    simulation.closeWindow(first)
    simulation.log.clear()
    simulation.launchAndSettle()
    #expect(
      simulation.log.names(for: [.application, .scene]).prefix(4) == [
        "PlainApp.willFinishLaunchingWithOptions", "PlainApp.didFinishLaunchingWithOptions",
        "PlainApp.didDiscardSceneSessions", "WindowedScene.willConnectTo",
      ])
    expectEqual(UIApplication.shared.openSessions.map(\.persistentIdentifier), ["session 2"])
  }

  @Test("SCN-7: a session of an ended process is known by its identifier")
  func sessionOfEndedProcess() throws {
    let simulation = sceneApp(on: .iPad)
    simulation.launchAndSettle()
    let first = try #require(simulation.scene?.session)
    simulation.openWindow()
    simulation.terminate()
    simulation.launchAndSettle()
    simulation.closeWindow(first)
    expectEqual(simulation.log.names(for: [.application]).last, "PlainApp.didDiscardSceneSessions")
    #expect(simulation.faults.isEmpty)
  }

  @Test("SCN-8, P-2: a phone's app thrown out of the switcher", arguments: Policies.ForceQuit.allCases)
  func forceQuitOnPhone(policy: Policies.ForceQuit) {
    var policies = Policies()
    policies.forceQuit = policy
    let simulation = sceneApp(policies: policies)
    simulation.launchAndSettle()
    simulation.log.clear()
    simulation.forceQuit()
    let ending = ["WindowedScene.sceneWillResignActive", "WindowedScene.sceneDidDisconnect"]
    switch policy {
    case .disconnects: #expect(simulation.log.names(for: [.application, .scene]) == ending)
    case .discards: #expect(simulation.log.names(for: [.application, .scene]) == ending + ["PlainApp.didDiscardSceneSessions"])
    case .silent: #expect(simulation.log.names().isEmpty)
    }
    #expect(simulation.window == nil)
    simulation.launchAndSettle()
    expectEqual(simulation.scene?.session.persistentIdentifier, policy == .discards ? "session 2" : "session 1")
  }

  @Test("SCN-8, P-2: closing the windows of a pad one by one", arguments: Policies.ForceQuit.allCases)
  func closeLastWindow(policy: Policies.ForceQuit) throws {
    var policies = Policies()
    policies.forceQuit = policy
    let simulation = sceneApp(on: .iPad, policies: policies)
    simulation.launchAndSettle()
    let first = try #require(simulation.scene?.session)
    let second = try #require(simulation.openWindow())
    simulation.log.clear()
    simulation.closeWindow(second)
    expectEqual(simulation.log.names(for: [.application]), ["PlainApp.didDiscardSceneSessions"])
    simulation.log.clear()
    simulation.closeWindow(first)
    #expect(UIApplication.shared.delegate == nil)
    expectEqual(simulation.log.names(for: [.application]), policy == .discards ? ["PlainApp.didDiscardSceneSessions"] : [])
  }

  @Test("SCN-14: windows that the app asks for")
  func requests() throws {
    let simulation = sceneApp(on: .iPad)
    simulation.launchAndSettle()
    #expect(UIApplication.shared.supportsMultipleScenes)
    let activity = NSUserActivity(activityType: "edit")
    UIApplication.shared.requestSceneSessionActivation(nil, userActivity: activity, options: nil)
    simulation.settle()
    expectEqual(UIApplication.shared.connectedScenes.count, 2)
    expectEqual(simulation.sceneDelegate?.options?.userActivities, [activity])
    let session = try #require(simulation.scene?.session)
    simulation.reclaim(session)
    UIApplication.shared.requestSceneSessionActivation(session, userActivity: nil, options: nil)
    simulation.settle()
    expectEqual(session.scene?.activationState, .foregroundActive)
    UIApplication.shared.requestSceneSessionRefresh(session)
    UIApplication.shared.requestSceneSessionDestruction(session, options: nil)
    simulation.settle()
    #expect(session.scene == nil)
    expectEqual(simulation.log.names(for: [.application]).last, "PlainApp.didDiscardSceneSessions")
    var errors: [UISceneError] = []
    UIApplication.shared.requestSceneSessionActivation(session, userActivity: nil, options: nil) { error in
      if let error = error as? UISceneError { errors.append(error) }
    }
    simulation.settle()
    expectEqual(errors.map(\.code), [.requestDenied])
  }

  @Test("SCN-14: a new window of an app that is not running")
  func windowOfEndedProcess() {
    let pad = sceneApp(on: .iPad)
    pad.launchAndSettle()
    pad.terminate()
    expectEqual(pad.openWindow()?.persistentIdentifier, "session 2")
    expectEqual(UIApplication.shared.connectedScenes.count, 1)
    expectEqual(UIApplication.shared.openSessions.count, 2)
    let phone = sceneApp()
    #expect(phone.openWindow() == nil)
    #expect(UIApplication.shared.openSessions.isEmpty)
  }

  @Test("SCN-14: a phone has one window")
  func oneWindow() {
    let simulation = sceneApp(on: .iPhone)
    simulation.launchAndSettle()
    #expect(!UIApplication.shared.supportsMultipleScenes)
    #expect(simulation.openWindow() == nil)
    var errors: [UISceneError] = []
    UIApplication.shared.requestSceneSessionActivation(nil, userActivity: nil, options: nil) { error in
      if let error = error as? UISceneError { errors.append(error) }
    }
    simulation.settle()
    expectEqual(errors.map(\.code), [.multipleScenesNotSupported])
    expectEqual(UIApplication.shared.connectedScenes.count, 1)
  }

  @Test("SCN-16: connected scenes are those that live, open sessions also those that wait")
  func sets() throws {
    let simulation = sceneApp(on: .iPad)
    simulation.launchAndSettle()
    let first = try #require(simulation.scene?.session)
    let second = try #require(simulation.openWindow())
    simulation.reclaim(first)
    expectEqual(UIApplication.shared.connectedScenes.compactMap(\.session), [second])
    expectEqual(UIApplication.shared.openSessions, [first, second])
  }

  @Test("SCN-17: a second window of a pad")
  func secondWindow() {
    let simulation = sceneApp(on: .iPad, delegate: ChoosingApp())
    simulation.register(WindowedScene.self) { WindowedScene() }
    simulation.launchAndSettle()
    simulation.log.clear()
    simulation.openWindow()
    #expect(
      simulation.log.names(for: [.application, .scene]) == [
        "ChoosingApp.configurationForConnecting", "WindowedScene2.willConnectTo", "WindowedScene2.sceneWillEnterForeground",
        "WindowedScene2.sceneDidBecomeActive",
      ])
    #expect(UIApplication.shared.connectedScenes.allSatisfy { $0.activationState == .foregroundActive })
    simulation.log.clear()
    simulation.goHome()
    simulation.returnToApp()
    #expect(UIApplication.shared.connectedScenes.allSatisfy { $0.activationState == .foregroundActive })
    expectEqual(simulation.sceneCalls.count, 8)
  }
}
