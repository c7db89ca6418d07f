import ModelCore
import PelmetTestSupport
import Testing

@MainActor
struct SceneDeliveryTests {
  private let url = URL(string: "app://note") ?? URL(fileURLWithPath: "/")

  @Test("SCN-11: a URL is in the options of a scene that connects")
  func coldURL() {
    let simulation = sceneApp()
    simulation.launchAndSettle(.url(url))
    expectEqual(simulation.sceneDelegate?.options?.urlContexts.map(\.url), [url])
    #expect(simulation.sceneDelegate?.options?.urlContexts.first?.options.openInPlace == false)
    expectEqual(simulation.sceneDelegate?.opened, [])
  }

  @Test("SCN-11: a connected scene is told of a URL, in the foreground and from the background", arguments: [false, true])
  func warmURL(fromBackground: Bool) {
    let simulation = sceneApp()
    simulation.launchAndSettle()
    if fromBackground { simulation.goHome() }
    simulation.log.clear()
    simulation.open(url)
    expectEqual(simulation.sceneDelegate?.opened, [url])
    #expect(simulation.sceneDelegate?.options?.urlContexts.isEmpty == true)
    #expect(
      simulation.sceneCalls
        == (fromBackground
          ? [
            "WindowedScene.sceneWillEnterForeground", "WindowedScene.openURLContexts", "WindowedScene.sceneDidBecomeActive",
          ] : ["WindowedScene.openURLContexts"]))
  }

  @Test(
    "SCN-11: a session whose scene was reclaimed, or whose process has ended, gets a URL in its options",
    arguments: [false, true])
  func urlForWaitingSession(withoutProcess: Bool) throws {
    let simulation = sceneApp(on: .iPad)
    simulation.launchAndSettle()
    let first = try #require(simulation.scene?.session)
    simulation.openWindow()
    if withoutProcess {
      simulation.terminate()
    } else {
      simulation.reclaim(first)
    }
    simulation.open(url, in: first)
    expectEqual(simulation.scene?.session.persistentIdentifier, first.persistentIdentifier)
    expectEqual(simulation.sceneDelegate?.options?.urlContexts.map(\.url), [url])
    expectEqual(simulation.sceneDelegate?.opened, [])
  }

  @Test("SCN-11: a URL for an app without scenes, from the background")
  func urlWithoutScenes() {
    let simulation = plainApp(on: 12)
    simulation.launchAndSettle()
    simulation.goHome()
    simulation.log.clear()
    simulation.open(url)
    #expect(
      simulation.life == [
        "WindowedApp.applicationWillEnterForeground", "WindowedApp.open", "WindowedApp.applicationDidBecomeActive",
      ])
  }

  @Test("SCN-12: an activity is in the options of a scene that connects, and told to one that is connected")
  func activity() {
    let simulation = sceneApp()
    simulation.launchAndSettle(.activity(type: "edit", userInfo: ["documentId": "A"]))
    expectEqual(simulation.sceneDelegate?.options?.userActivities.first?.userInfo?["documentId"] as? String, "A")
    expectEqual(simulation.sceneDelegate?.continued, [])
    simulation.log.clear()
    let activity = NSUserActivity(activityType: "edit")
    simulation.continue(activity)
    expectEqual(simulation.sceneDelegate?.continued, [activity])
    expectEqual(simulation.sceneCalls, ["WindowedScene.willContinueUserActivityWithType", "WindowedScene.continue"])
  }

  @Test("SCN-12: an app without scenes is told of an activity, and may hand it on")
  func activityWithoutScenes() {
    final class Restorer: UIViewController {
      var restored: NSUserActivity?
      override func restoreUserActivityState(_ activity: NSUserActivity) { restored = activity }
    }
    final class App: UIResponder, UIApplicationDelegate {
      let restorer = Restorer()
      func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
      ) -> Bool {
        restorationHandler([restorer])
        return true
      }
    }
    let simulation = Simulation(appDelegate: App())
    let activity = NSUserActivity(activityType: "edit")
    simulation.continue(activity)
    #expect((UIApplication.shared.delegate as? App)?.restorer.restored === activity)
    #expect(
      simulation.life == [
        "App.willFinishLaunchingWithOptions", "App.didFinishLaunchingWithOptions", "App.willContinueUserActivityWithType",
        "App.continue", "App.applicationDidBecomeActive",
      ])
  }

  @Test("SCN-12: an activity of another device is announced by its type and follows")
  func handoff() {
    let simulation = sceneApp()
    let activity = NSUserActivity(activityType: "edit")
    simulation.continue(activity, isHandoff: true)
    simulation.settle()
    #expect(simulation.sceneDelegate?.options?.userActivities.isEmpty == true)
    expectEqual(simulation.sceneDelegate?.options?.handoffUserActivityType, "edit")
    expectEqual(simulation.sceneDelegate?.continued, [activity])
    expectEqual(simulation.sceneCalls.suffix(2), ["WindowedScene.willContinueUserActivityWithType", "WindowedScene.continue"])
  }

  @Test("SCN-12: an activity that does not come")
  func failedHandoff() {
    let simulation = sceneApp()
    simulation.launchAndSettle()
    simulation.log.clear()
    simulation.failToContinue("edit", error: UISceneError(.requestDenied))
    #expect(
      simulation.sceneCalls == [
        "WindowedScene.willContinueUserActivityWithType", "WindowedScene.didFailToContinueUserActivityWithType",
      ])
  }

  @Test("SCN-13: a shortcut item, cold and warm")
  func shortcutItem() {
    let simulation = sceneApp()
    simulation.launchAndSettle(.shortcut(type: "new"))
    expectEqual(simulation.sceneDelegate?.options?.shortcutItem?.type, "new")
    simulation.goHome()
    simulation.log.clear()
    simulation.performAction(for: UIApplicationShortcutItem(type: "new", localizedTitle: "New"))
    #expect(
      simulation.sceneCalls == [
        "WindowedScene.sceneWillEnterForeground", "WindowedScene.performActionFor", "WindowedScene.sceneDidBecomeActive",
      ])
  }

  @Test("SCN-13: a notification is in the options of a scene that connects")
  func notification() {
    let simulation = sceneApp()
    simulation.launchAndSettle(.notification(identifier: "7"))
    expectEqual(simulation.sceneDelegate?.options?.notificationResponse?.notification.request.identifier, "7")
  }
}
