import ModelCore
import PelmetTestSupport
import Testing

@MainActor
struct LaunchPathTests {
  @Test("LCH-1: a configuration in the manifest means scenes")
  func manifestMeansScenes() {
    let simulation = sceneApp(version: 13)
    simulation.launchAndSettle()
    expectEqual(simulation.sceneCalls.first, "WindowedScene.willConnectTo")
    expectEqual(simulation.window?.rootViewController?.modelName, "root")
  }

  @Test(
    "LCH-1, LCH-2: the delegate's method alone means scenes, with or without what is left of a manifest",
    arguments: [false, true])
  func methodMeansScenes(withEmptyManifest: Bool) {
    let simulation = Simulation(
      infoPlist: InfoPlist(sceneManifest: withEmptyManifest ? InfoPlist.SceneManifest() : nil), appDelegate: ChoosingApp())
    simulation.register(WindowedScene.self) { WindowedScene() }
    simulation.launchAndSettle()
    expectEqual(simulation.window?.windowScene?.session.configuration.name, ChoosingApp.name)
    #expect(simulation.faults.isEmpty)
    expectEqual(simulation.log.names(for: [.application]).filter { $0.hasSuffix("configurationForConnecting") }.count, 1)
  }

  @Test("LCH-1: a manifest is ignored before iOS 13", arguments: [5, 9, 12] as [Device.Release])
  func ignoresManifest(version: Device.Release) {
    let simulation = plainApp(on: version, infoPlist: manifest())
    simulation.launchAndSettle()
    #expect(simulation.sceneCalls.isEmpty)
    #expect(UIApplication.shared.connectedScenes.isEmpty)
    expectEqual(simulation.window?.rootViewController?.modelName, "root")
  }

  @Test("LCH-1: a kept session means scenes")
  func sessionMeansScenes() {
    let simulation = Simulation(appDelegate: ChoosingApp())
    simulation.register(WindowedScene.self) { WindowedScene() }
    simulation.launchAndSettle()
    simulation.terminate()
    simulation.launchAndSettle()
    expectEqual(simulation.scene?.session.persistentIdentifier, "session 1")
  }

  @Test("LCH-1: the property list can say so without asking")
  func explicitLifeCycle() {
    var infoPlist = manifest()
    infoPlist.lifeCycle = .appDelegate
    let without = plainApp(on: 26, infoPlist: infoPlist)
    without.launchAndSettle()
    #expect(without.sceneCalls.isEmpty)

    infoPlist = InfoPlist()
    infoPlist.lifeCycle = .scenes
    let with = plainApp(on: 26, infoPlist: infoPlist)
    with.launchAndSettle()
    #expect(with.window == nil)
    expectEqual(UIApplication.shared.connectedScenes.count, 1)
  }

  @Test("LCH-2: without configurations and without the method there are no scenes", arguments: [false, true])
  func optingOut(keepsEmptyManifest: Bool) {
    let simulation = plainApp(
      on: 26, infoPlist: InfoPlist(sceneManifest: keepsEmptyManifest ? InfoPlist.SceneManifest() : nil))
    simulation.launchAndSettle()
    expectEqual(simulation.window?.rootViewController?.modelName, "root")
    #expect(simulation.sceneCalls.isEmpty)
  }

  @Test("LCH-2: a window of didFinishLaunching stays invisible if the manifest is left over")
  func leftOverManifest() {
    let simulation = Simulation(infoPlist: manifest(), appDelegate: WindowedApp())
    simulation.launchAndSettle()
    let app = UIApplication.shared.delegate as? WindowedApp
    #expect(app?.window?.rootViewController !== simulation.window?.rootViewController)
    #expect(app?.window?.rootViewController?.isViewLoaded == false)
    #expect(app?.window?.windowScene == nil)
    expectEqual(simulation.log.names(for: [.appearance]).filter { $0 == "root.viewWillAppear" }.count, 1)
  }

  @Test("LCH-3: with scenes a window without one is on no screen until it gets one")
  func windowWithoutScene() {
    let simulation = sceneApp()
    simulation.launchAndSettle()
    simulation.log.clear()
    let window = UIWindow(frame: UIScreen.main.bounds)
    let late = UIViewController()
    late.modelName = "late"
    window.rootViewController = late
    window.makeKeyAndVisible()
    simulation.settle()
    #expect(simulation.log.names(for: [.appearance]).isEmpty)
    #expect(simulation.window !== window)
    #expect(!window.isKeyWindow)

    window.windowScene = simulation.scene
    simulation.settle()
    expectEqual(simulation.log.names(for: [.appearance]), ["late.viewWillAppear", "late.viewIsAppearing", "late.viewDidAppear"])
    #expect(simulation.scene?.windows.contains(window) == true)
  }

  @Test("LCH-3: without scenes of its own an app gets one for every window", arguments: [13, 26] as [Device.Release])
  func suppliedScene(version: Device.Release) {
    let simulation = plainApp(on: version)
    simulation.launchAndSettle()
    #expect(simulation.window?.windowScene != nil)
    #expect(simulation.window?.windowScene === UIApplication.shared.connectedScenes.first)
  }

  @Test("LCH-8: launch options are nil with scenes, and say what will follow without")
  func launchOptions() throws {
    let url = try #require(URL(string: "app://note"))
    let with = Simulation(infoPlist: manifest(), appDelegate: WindowedApp())
    with.launchAndSettle(.url(url))
    #expect((UIApplication.shared.delegate as? WindowedApp)?.launchOptions == nil)
    expectEqual(with.sceneDelegate?.options?.urlContexts.map(\.url), [url])

    let without = plainApp(on: 12)
    without.launchAndSettle(.url(url))
    let app = UIApplication.shared.delegate as? WindowedApp
    expectEqual(app?.launchOptions?[.url] as? URL, url)
    expectEqual(app?.opened, [url])
  }

  @Test("LCH-12: what systems say to an app without scenes")
  func sceneRequirement() {
    let silent = plainApp(on: Device.Release(18, 3))
    silent.launchAndSettle()
    #expect(silent.console.isEmpty)
    let announced = plainApp(on: Device.Release(18, 4))
    announced.launchAndSettle()
    expectEqual(announced.console, ["This process does not adopt UIScene lifecycle."])
    let soon = plainApp(on: 26)
    soon.launchAndSettle()
    #expect(soon.console.first?.contains("required") == true)
    #expect(soon.faults.isEmpty)
    let oldSDK = plainApp(on: 27, sdk: 26)
    oldSDK.launchAndSettle()
    #expect(oldSDK.window != nil)
  }

  @Test("LCH-12: from iOS 27 on an app of its SDK does not launch without scenes")
  func refusesAppWithoutScenes() {
    let simulation = plainApp(on: 27, sdk: 27)
    simulation.launchAndSettle()
    expectEqual(simulation.faults.map(\.rule), [.lch12])
    #expect(simulation.faults.first?.message.contains("add UIApplicationSceneManifest") == true)
    #expect(simulation.life.isEmpty)
    #expect(simulation.window == nil)
  }

  @Test(
    "LCH-12: an app with scenes launches on iOS 27, whether the manifest or the delegate's method brings them",
    arguments: [false, true])
  func admitsScenes(inCode: Bool) {
    var device = Device.iPhone
    (device.systemVersion, device.linkedSDK) = (27, 27)
    let simulation =
      inCode
      ? Simulation(device: device, appDelegate: ChoosingApp())
      : Simulation(device: device, infoPlist: manifest(), appDelegate: PlainApp())
    simulation.register(WindowedScene.self) { WindowedScene() }
    simulation.launchAndSettle()
    #expect(simulation.faults.isEmpty)
    expectEqual(simulation.window?.rootViewController?.modelName, "root")
  }

  @Test(
    "WIN-12: an app without a launch screen launches, also on iOS 27 with its SDK",
    arguments: [(26, 26), (26, 27), (27, 26), (27, 27)] as [(Device.Release, Device.Release)])
  func launchScreen(os: Device.Release, sdk: Device.Release) {
    var device = Device.iPhone
    (device.systemVersion, device.linkedSDK) = (os, sdk)
    var infoPlist = manifest()
    infoPlist.hasLaunchScreen = false
    let simulation = Simulation(device: device, infoPlist: infoPlist, appDelegate: PlainApp())
    simulation.launchAndSettle()
    #expect(simulation.window != nil)
    #expect(simulation.faults.isEmpty)
  }

  @Test("LCH-12: the fault has the name that crash reports have")
  func symbol() {
    let simulation = plainApp(on: 27, sdk: 27)
    simulation.launchAndSettle()
    #expect(
      simulation.faults.first?.message.contains("UIApplicationEvaluateRuntimeIssueForNoSceneLifecycleAdoption") == true)
  }

  @Test("LCH-13: the manifest's grammar")
  func manifestGrammar() {
    expectEqual(UISceneSession.Role.windowApplication.rawValue, "UIWindowSceneSessionRoleApplication")
    #expect(
      UISceneSession.Role.windowExternalDisplayNonInteractive.rawValue
        == "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
    #expect(
      UISceneSession.Role.windowAssistiveAccessApplication.rawValue == "UIWindowSceneSessionRoleAssistiveAccessApplication")
    #expect(InfoPlist.SceneManifest().supportsMultipleScenes == false)
    expectEqual(manifest().sceneManifest?.configurations[.windowApplication]?.map(\.name), ["Default"])
  }
}
