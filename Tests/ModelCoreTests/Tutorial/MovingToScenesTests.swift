import Foundation
import ModelCore
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
    #expect(simulation.faults.map(\.rule) == [.lch12])
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
    #expect(list(simulation)?.calls == ["resume"])
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
    #expect(list(simulation)?.calls == ["resume", "pause", "save", "resume"])
  }
  // end: lifecycle

  // begin: links
  @Test func aLinkOpensANoteInAColdAppAndInAWarmOne() throws {
    let simulation = app()
    simulation.launch(.url(try link("first")))
    #expect(list(simulation)?.opened == ["first"])
    simulation.open(try link("second"))
    #expect(list(simulation)?.opened == ["first", "second"])
  }

  @Test func soDoShortcutsAndActivities() {
    let shortcut = UIApplicationShortcutItem(type: "new", localizedTitle: "New note")
    let activity = NSUserActivity(activityType: "example.note")
    activity.userInfo = ["note": "shared"]

    let cold = app()
    cold.launch(.shortcut(type: "new"))
    #expect(list(cold)?.opened == ["new"])

    let warm = app()
    warm.launch()
    warm.performAction(for: shortcut)
    warm.continue(activity)
    #expect(list(warm)?.opened == ["new", "shared"])
  }
  // end: links

  // begin: restoration
  @Test func aNewProcessRestoresTheNote() throws {
    let simulation = app()
    simulation.launch(.url(try link("first")))
    simulation.goHome()
    simulation.terminate()
    simulation.launch()
    #expect(list(simulation)?.opened == ["first"])
  }
  // end: restoration

  // begin: windows
  @Test func everyWindowHasItsOwnList() throws {
    let simulation = app()
    simulation.launch()
    let first = try #require(list(simulation))
    simulation.openWindow()
    simulation.open(try link("second"))
    #expect(list(simulation)?.opened == ["second"])
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
    #expect(list(simulation)?.title == "700 points")
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
    #expect((session == nil) == (system >= 27))
  }
  // end: display
}
