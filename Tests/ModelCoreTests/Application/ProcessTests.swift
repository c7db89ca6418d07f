import ModelCore
import PelmetTestSupport
import Testing

@MainActor
struct ProcessTests {
  @Test("LCH-9: all of an ended process is released", arguments: [false, true])
  func releasesEverything(usesScenes: Bool) {
    let simulation = usesScenes ? sceneApp() : plainApp(on: 26)
    simulation.launch()
    weak let application = UIApplication.shared
    weak let delegate = UIApplication.shared.delegate
    weak let scene = simulation.scene
    weak let session = simulation.scene?.session
    weak let sceneDelegate = simulation.sceneDelegate
    weak let window = simulation.window
    weak let controller = simulation.window?.rootViewController
    weak let view = simulation.window?.rootViewController?.view
    #expect(application != nil && delegate != nil && window != nil && view != nil)
    simulation.terminate()
    #expect(application == nil && delegate == nil && scene == nil && session == nil)
    #expect(sceneDelegate == nil && window == nil && controller == nil && view == nil)
    simulation.log.clear()
    simulation.settle()
    #expect(simulation.log.names().isEmpty)
  }

  @Test("LCH-9: only an app that is not in the background is told that it ends", arguments: [false, true])
  func willTerminate(inBackground: Bool) {
    let simulation = sceneApp()
    simulation.launchAndSettle()
    if inBackground { simulation.goHome() }
    simulation.log.clear()
    simulation.terminate()
    expectEqual(simulation.log.names(for: [.application]), inBackground ? [] : ["PlainApp.applicationWillTerminate"])
  }

  @Test func aRelaunchMakesANewDelegate() {
    let simulation = sceneApp()
    simulation.launchAndSettle()
    let first = UIApplication.shared.delegate
    simulation.terminate()
    #expect(UIApplication.shared.delegate == nil)
    simulation.launchAndSettle()
    #expect(UIApplication.shared.delegate !== first)
  }

  @Test func launchingARunningAppBringsItBack() {
    let simulation = sceneApp()
    simulation.launchAndSettle()
    simulation.goHome()
    simulation.log.clear()
    simulation.launch()
    expectEqual(simulation.sceneCalls, ["WindowedScene.sceneWillEnterForeground", "WindowedScene.sceneDidBecomeActive"])
    simulation.terminate()
    simulation.returnToApp()
    expectEqual(simulation.window?.rootViewController?.modelName, "root")
  }

  @Test func findsControllersBelowTheRoot() {
    final class Detail: UIViewController {}
    let simulation = sceneApp()
    simulation.launchAndSettle()
    let detail = Detail()
    let middle = UIViewController()
    middle.addChild(detail)
    simulation.window?.rootViewController?.addChild(middle)
    #expect(simulation.window?.find(Detail.self) === detail)
    #expect(simulation.window?.find(UINavigationController.self) == nil)
  }

  @Test func viewsMayBeMadeBeforeTheLaunch() {
    let simulation = run(on: 26)
    let window = UIWindow()
    window.rootViewController = root()
    window.makeKeyAndVisible()
    simulation.settle()
    #expect(simulation.window === window)
    #expect(window.isKeyWindow)
    expectEqual(simulation.life, ["root.viewWillAppear", "root.viewDidAppear"])
    simulation.launchAndSettle()
    #expect(simulation.window === window)
    #expect(window.isKeyWindow)
  }

  @Test(arguments: [5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 26] as [Device.Release])
  func everySystemLaunches(version: Device.Release) {
    let simulation = plainApp(on: version)
    simulation.launchAndSettle()
    #expect(simulation.window?.rootViewController?.isViewLoaded == true)
    #expect(simulation.faults.isEmpty)
    expectEqual(simulation.now, 0)
  }
}
