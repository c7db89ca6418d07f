import ModelCore
import PelmetTestSupport
import Testing

/// A scene that shows a document and restores it.
private final class DocumentScene: UIResponder, UIWindowSceneDelegate, @MainActor NSUserActivityDelegate {
  static let type = "document"
  var window: UIWindow?
  var document = "none"
  var isAsked = true
  var interactionStates: [String] = []
  var saves = 0

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
    let activity = connectionOptions.userActivities.first ?? session.stateRestorationActivity
    document = activity?.userInfo?["documentId"] as? String ?? "none"
  }

  func show(_ document: String, in scene: UIScene) {
    self.document = document
    let activity = NSUserActivity(activityType: Self.type)
    activity.delegate = self
    scene.userActivity = activity
  }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { scene.userActivity }

  func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {
    interactionStates.append("\(scene.activationState)")
  }

  func userActivityWillSave(_ userActivity: NSUserActivity) {
    saves += 1
    userActivity.userInfo = ["documentId": document]
  }
}

/// Adds to the activity that it was given.
private final class SavedPage: UIViewController {
  override func updateUserActivityState(_ activity: NSUserActivity) {
    activity.addUserInfoEntries(from: ["page": 7])
  }
}

@MainActor
struct SceneRestorationTests {
  private func documentApp(version: Device.Release = 26) -> Simulation {
    var device = Device.iPhone
    device.systemVersion = version
    return Simulation(
      device: device,
      infoPlist: InfoPlist(
        sceneManifest: InfoPlist.SceneManifest(configurations: [
          .windowApplication: [
            InfoPlist.SceneConfiguration(name: "Default", delegateClass: DocumentScene.self, make: { DocumentScene() })
          ]
        ])), appDelegate: PlainApp())
  }

  @Test("SCN-9: what is saved is asked for in the background, brought up to date, and copied")
  func saves() throws {
    let simulation = documentApp()
    simulation.launchAndSettle()
    let scene = try #require(simulation.scene)
    let delegate = try #require(scene.delegate as? DocumentScene)
    #expect(scene.session.stateRestorationActivity == nil)
    delegate.show("A", in: scene)
    let page = SavedPage()
    page.userActivity = scene.userActivity
    simulation.log.clear()
    simulation.goHome()
    #expect(
      simulation.sceneCalls == [
        "DocumentScene.sceneWillResignActive", "DocumentScene.sceneDidEnterBackground",
        "DocumentScene.stateRestorationActivity", "DocumentScene.userActivityWillSave",
        "UIWindowScene.updateUserActivityState", "SavedPage.updateUserActivityState",
      ])
    let saved = try #require(scene.session.stateRestorationActivity)
    #expect(saved !== scene.userActivity)
    expectEqual(saved.userInfo?["documentId"] as? String, "A")
    expectEqual(saved.userInfo?["page"] as? Int, 7)
  }

  @Test("SCN-9: nil saves nothing")
  func savesNothing() {
    let simulation = documentApp()
    simulation.launchAndSettle()
    let session = simulation.scene?.session
    simulation.goHome()
    #expect(session?.stateRestorationActivity == nil)
    expectEqual(simulation.sceneCalls.last, "DocumentScene.stateRestorationActivity")
  }

  @Test("SCN-9: a delegate without the method is not asked, and what the app put into the session stays")
  func ownActivity() {
    let simulation = sceneApp()
    simulation.launchAndSettle()
    let session = simulation.scene?.session
    let activity = NSUserActivity(activityType: "own")
    session?.stateRestorationActivity = activity
    simulation.goHome()
    #expect(session?.stateRestorationActivity === activity)
    simulation.terminate()
    simulation.launchAndSettle()
    expectEqual(simulation.sceneDelegate?.restored?.activityType, "own")
    #expect(simulation.sceneDelegate?.restored !== activity)
  }

  @Test("SCN-9: a scene that is disconnected from the foreground saves, too")
  func savesAtDisconnection() throws {
    let simulation = documentApp()
    simulation.launchAndSettle()
    let scene = try #require(simulation.scene)
    (scene.delegate as? DocumentScene)?.show("A", in: scene)
    let session = scene.session
    simulation.forceQuit()
    expectEqual(session.stateRestorationActivity?.userInfo?["documentId"] as? String, "A")
  }

  @Test("SCN-10: a scene shows its document again, in the same process and in the next", arguments: [false, true])
  func restores(inNextProcess: Bool) throws {
    let simulation = documentApp()
    simulation.launchAndSettle()
    let scene = try #require(simulation.scene)
    let session = scene.session
    (scene.delegate as? DocumentScene)?.show("A", in: scene)
    simulation.goHome()
    if inNextProcess {
      simulation.terminate()
    } else {
      simulation.reclaim(session)
    }
    simulation.launchAndSettle()
    expectEqual((simulation.scene?.delegate as? DocumentScene)?.document, "A")
    #expect(simulation.scene !== scene)
    expectEqual(simulation.scene?.session.persistentIdentifier, session.persistentIdentifier)
  }

  @Test("SCN-10: what was not saved before the process ended is lost")
  func losesUnsaved() throws {
    let simulation = documentApp()
    simulation.launchAndSettle()
    let scene = try #require(simulation.scene)
    (scene.delegate as? DocumentScene)?.show("A", in: scene)
    simulation.terminate()
    simulation.launchAndSettle()
    expectEqual((simulation.scene?.delegate as? DocumentScene)?.document, "none")
  }

  @Test(
    "SCN-10: the interaction state is restored after the connection, from iOS 15 on", arguments: [14, 15] as [Device.Release])
  func interactionState(version: Device.Release) throws {
    let simulation = documentApp(version: version)
    simulation.launchAndSettle()
    let scene = try #require(simulation.scene)
    let delegate = try #require(scene.delegate as? DocumentScene)
    #expect(delegate.interactionStates.isEmpty)
    delegate.show("A", in: scene)
    simulation.goHome()
    simulation.reclaim(scene.session)
    simulation.log.clear()
    simulation.returnToApp()
    expectEqual((simulation.scene?.delegate as? DocumentScene)?.interactionStates, version < 15 ? [] : ["background"])
    let middle = version < 15 ? [] : ["DocumentScene2.restoreInteractionStateWith"]
    #expect(
      simulation.sceneCalls == ["DocumentScene2.willConnectTo"] + middle
        + ["DocumentScene2.sceneWillEnterForeground", "DocumentScene2.sceneDidBecomeActive"])
  }
}
