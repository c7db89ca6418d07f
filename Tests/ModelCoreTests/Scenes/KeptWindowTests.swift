import ModelCore
import PelmetTestSupport
import Testing

@MainActor
struct KeptWindowTests {
  /// Makes a window of which the caller keeps nothing.
  private func window(in scene: UIWindowScene, isShown: Bool = true) -> Weak<UIWindow> {
    let window = UIWindow(windowScene: scene)
    window.isHidden = !isShown
    return Weak(window)
  }

  @Test("LCH-15: from iOS 15 on a scene keeps its shown windows until they are hidden", arguments: [15, 26] as [Device.Release])
  func sceneKeeps(version: Device.Release) throws {
    let simulation = sceneApp(version: version)
    simulation.launchAndSettle()
    let scene = try #require(simulation.scene)
    let window = window(in: scene)
    simulation.settle()
    #expect(scene.windows.count == 2 && scene.windows.last === window.object)
    window.object?.isHidden = true
    #expect(window.object == nil && scene.windows.count == 1)
  }

  @Test("LCH-15: on iOS 13 and 14 only the app keeps windows", arguments: [13, 14] as [Device.Release])
  func appKeeps(version: Device.Release) throws {
    let simulation = sceneApp(version: version)
    simulation.launchAndSettle()
    let scene = try #require(simulation.scene)
    #expect(window(in: scene).object == nil)
    expectEqual(scene.windows.count, 1)
  }

  @Test(
    "LCH-15: an app without scenes keeps its shown windows, but not on iOS 13 and 14",
    arguments: [12, 13, 14, 26] as [Device.Release])
  func applicationKeeps(version: Device.Release) {
    let simulation = plainApp(on: version)
    simulation.launchAndSettle()
    weak var window: UIWindow?
    do {
      let alert = UIWindow()
      alert.makeKeyAndVisible()
      window = alert
    }
    expectEqual(window != nil, version < 13 || version >= 15)
    expectEqual(UIApplication.shared.windows.count, window == nil ? 1 : 2)
  }

  @Test("LCH-15: a scene keeps no hidden window, and none that has left it")
  func letsGo() throws {
    let simulation = sceneApp()
    simulation.launchAndSettle()
    let scene = try #require(simulation.scene)
    #expect(window(in: scene, isShown: false).object == nil)
    let window = window(in: scene)
    window.object?.windowScene = nil
    #expect(window.object == nil)
  }

  @Test("LCH-15: a scene that disconnects lets go of its windows")
  func disconnects() throws {
    let simulation = sceneApp()
    simulation.launchAndSettle()
    let window = window(in: try #require(simulation.scene))
    simulation.goHome()
    #expect(window.object != nil)
    simulation.reclaim(try #require(UIApplication.shared.openSessions.first))
    #expect(window.object == nil)
  }

  @Test("LCH-15: a window that is brought to the front is kept as before")
  func order() throws {
    let simulation = sceneApp()
    simulation.launchAndSettle()
    let scene = try #require(simulation.scene)
    let windows = [window(in: scene), window(in: scene)]
    windows[0].object?.makeKeyAndVisible()
    #expect(scene.windows.last === windows[0].object)
    #expect(windows.allSatisfy { $0.object != nil })
  }
}
