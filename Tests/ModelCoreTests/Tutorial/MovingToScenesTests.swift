import Foundation
import ModelCore
import PelmetTestSupport
import Testing

/// Every step of the article "From an app delegate to scenes".
@MainActor
struct MovingToScenesTests {
  // begin: device
  /// A pad on iOS 27, and an app that was built with its SDK.
  private let device: Device = {
    var device = Device.iPad
    device.systemVersion = 27
    device.linkedSDK = 27
    return device
  }()
  // end: device

  // begin: manifest
  /// The manifest in the app's Info.plist.
  private var infoPlist: InfoPlist {
    let scene = InfoPlist.SceneConfiguration(name: "Default", delegateClass: NotesScene.self) { NotesScene() }
    return InfoPlist(
      sceneManifest: InfoPlist.SceneManifest(supportsMultipleScenes: true, configurations: [.windowApplication: [scene]]))
  }

  private func app() -> Simulation { Simulation(device: device, infoPlist: infoPlist, appDelegate: NotesApp()) }
  // end: manifest

  private func list(_ simulation: Simulation) -> NotesList? { (simulation.scene?.delegate as? NotesScene)?.list }

  private func link(_ note: String) throws -> URL { try #require(URL(string: "notes://open/\(note)")) }

  // begin: breaks
  @Test func theOldAppDoesNotLaunch() {
    let simulation = Simulation(device: device, appDelegate: OldNotesApp())
    simulation.launch()
    expectEqual(simulation.faults.map(\.rule), [.lch12])
    #expect(simulation.window == nil)
  }
  // end: breaks

  // begin: window
  @Test func theManifestAloneShowsNoWindow() {
    let simulation = Simulation(device: device, infoPlist: infoPlist, appDelegate: OldNotesApp())
    simulation.launch()
    simulation.settle()
    let old = UIApplication.shared.delegate as? OldNotesApp
    #expect(old?.window?.windowScene == nil)
    #expect(old?.window?.rootViewController?.isViewLoaded == false)
    #expect(old?.list.calls.isEmpty == true)
  }

  @Test func theSceneMakesTheWindow() {
    let simulation = app()
    simulation.launch()
    simulation.settle()
    #expect(simulation.window?.rootViewController is UINavigationController)
    expectEqual(list(simulation)?.calls, ["resume"])
    #expect(simulation.faults.isEmpty)
  }
  // end: window

  // begin: lifecycle
  @Test func theSceneHearsOfTheBackground() {
    let simulation = app()
    simulation.launch()
    simulation.goHome()
    #expect(list(simulation) == nil)
    simulation.returnToApp()
    expectEqual(list(simulation)?.calls, ["resume", "pause", "save", "resume"])
  }
  // end: lifecycle

  // begin: links
  @Test func aLinkOpensANoteInAColdAppAndInAWarmOne() throws {
    let simulation = app()
    simulation.launch(.url(try link("first")))
    expectEqual(list(simulation)?.opened, ["first"])
    simulation.open(try link("second"))
    expectEqual(list(simulation)?.opened, ["first", "second"])
  }

  @Test func soDoShortcutsAndActivities() {
    let shortcut = UIApplicationShortcutItem(type: "new", localizedTitle: "New note")
    let activity = NSUserActivity(activityType: "example.note")
    activity.userInfo = ["note": "shared"]

    let cold = app()
    cold.launch(.shortcut(type: "new"))
    expectEqual(list(cold)?.opened, ["new"])

    let warm = app()
    warm.launch()
    warm.performAction(for: shortcut)
    warm.continue(activity)
    expectEqual(list(warm)?.opened, ["new", "shared"])
  }
  // end: links

  // begin: restoration
  @Test func aNewProcessRestoresTheNote() throws {
    let simulation = app()
    simulation.launch(.url(try link("first")))
    simulation.goHome()
    simulation.terminate()
    simulation.launch()
    expectEqual(list(simulation)?.opened, ["first"])
  }
  // end: restoration

  // begin: windows
  @Test func everyWindowHasItsOwnList() throws {
    let simulation = app()
    simulation.launch()
    let first = try #require(list(simulation))
    simulation.openWindow()
    simulation.open(try link("second"))
    expectEqual(list(simulation)?.opened, ["second"])
    #expect(first.opened.isEmpty)
  }
  // end: windows

  // begin: resizing
  @Test func aDragIsLaidOutAtItsEnd() throws {
    let simulation = app()
    simulation.launch()
    simulation.settle()
    let session = try #require(simulation.scene?.session)
    let drag = try #require(simulation.beginResize(of: session))
    drag.update(to: CGSize(width: 700, height: 800))
    #expect(list(simulation)?.title == nil)
    drag.end()
    expectEqual(list(simulation)?.title, "700 points")
  }
  // end: resizing

  // begin: display
  @Test(arguments: [26, 27] as [Device.Release])
  func anExternalDisplayIsNoLongerOffered(system: Device.Release) {
    var (device, infoPlist) = (device, infoPlist)
    device.systemVersion = system
    infoPlist.sceneManifest?.configurations[.windowExternalDisplayNonInteractive] = [
      InfoPlist.SceneConfiguration(name: "Display", delegateClass: NotesScene.self) { NotesScene() }
    ]
    let simulation = Simulation(device: device, infoPlist: infoPlist, appDelegate: NotesApp())
    simulation.launch()
    let session = simulation.connectDisplay(CGSize(width: 1920, height: 1080))
    expectEqual(session == nil, system >= 27)
  }
  // end: display
}
