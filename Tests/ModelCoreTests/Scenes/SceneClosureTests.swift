import ModelCore
import PelmetTestSupport
import Testing

@MainActor
struct SceneClosureTests {
  private func confirmation(_ taps: @escaping (String) -> Void) -> UISceneClosureConfirmation {
    UISceneClosureConfirmation(
      title: "Leave?", message: nil,
      actions: [
        UIAlertAction(title: "End", style: .destructive) { _ in taps("End") },
        UIAlertAction(title: "Stay", style: .cancel) { _ in taps("Stay") },
        UIAlertAction(title: "Hand over", style: .default) { _ in taps("Hand over") },
      ])
  }

  @Test(
    "SCN-18: the user confirms that a scene closes, since iOS 27",
    arguments: [("End", true), ("Stay", false), ("Hand over", true)])
  func choices(title: String, closes: Bool) throws {
    let stage = WindowStage(os: 27)
    let second = try #require(stage.simulation.openWindow())
    var taps: [String] = []
    (second.scene as? UIWindowScene)?.closureConfirmation = confirmation { taps.append($0) }
    stage.simulation.closeWindow(second, choosing: title)
    expectEqual(taps, [title])
    expectEqual(UIApplication.shared.openSessions.contains(second), !closes)
  }

  @Test("SCN-18: without actions of its own a confirmation has the system's two buttons")
  func standardButtons() throws {
    let stage = WindowStage(os: 27)
    let second = try #require(stage.simulation.openWindow())
    let plain = UISceneClosureConfirmation(title: nil, message: nil, actions: [])
    expectEqual(plain.modelButtons, ["Close", "Cancel"])
    expectEqual(confirmation { _ in }.modelButtons, ["End", "Hand over", "Stay"])
    (second.scene as? UIWindowScene)?.closureConfirmation = plain
    stage.simulation.closeWindow(second, choosing: "Cancel")
    #expect(UIApplication.shared.openSessions.contains(second))
    stage.simulation.closeWindow(second)
    #expect(!UIApplication.shared.openSessions.contains(second))
  }

  @Test("SCN-18: neither iOS 26 nor a request of the app asks for confirmation", arguments: [26, 27] as [Device.Release])
  func notAsked(os: Device.Release) throws {
    let stage = WindowStage(os: os)
    let second = try #require(stage.simulation.openWindow())
    var taps: [String] = []
    (second.scene as? UIWindowScene)?.closureConfirmation = confirmation { taps.append($0) }
    if os >= 27 {
      UIApplication.shared.requestSceneSessionDestruction(second, options: nil)
      stage.simulation.settle()
    } else {
      stage.simulation.closeWindow(second, choosing: "Stay")
    }
    #expect(taps.isEmpty)
    #expect(!UIApplication.shared.openSessions.contains(second))
  }
}

@MainActor
struct ExternalDisplayTests {
  private func stage(os: Device.Release, sdk: Device.Release, hasConfiguration: Bool = true) -> WindowStage {
    WindowStage(os: os, sdk: sdk) {
      guard hasConfiguration else { return }
      $0.sceneManifest?.configurations[.windowExternalDisplayNonInteractive] = [
        InfoPlist.SceneConfiguration(name: "Display", delegateClass: GeometryScene.self, make: { GeometryScene() })
      ]
    }
  }

  private let size = CGSize(width: 1920, height: 1080)

  @Test(
    "WIN-11, SCN-18: a scene for an external display is offered, but not on iOS 27 to an app of its SDK",
    arguments: [(15, 26, false), (18, 26, true), (26, 27, true), (27, 26, true), (27, 27, false)]
      as [(Device.Release, Device.Release, Bool)])
  func offered(os: Device.Release, sdk: Device.Release, isOffered: Bool) {
    let stage = stage(os: os, sdk: sdk)
    let session = stage.simulation.connectDisplay(size)
    stage.simulation.settle()
    expectEqual(session != nil, isOffered)
    expectEqual(UIApplication.shared.connectedScenes.count, isOffered ? 2 : 1)
  }

  @Test("WIN-11: without a configuration a display mirrors the device")
  func mirrors() {
    #expect(stage(os: 26, sdk: 26, hasConfiguration: false).simulation.connectDisplay(size) == nil)
  }

  @Test("WIN-11: a display's scene has its size, never comes in front, and leaves with the display")
  func display() throws {
    let stage = stage(os: 26, sdk: 26)
    let session = try #require(stage.simulation.connectDisplay(size))
    stage.simulation.settle()
    let scene = try #require(session.scene as? UIWindowScene)
    expectEqual(session.role, .windowExternalDisplayNonInteractive)
    #expect(scene.screen.bounds.size == size && scene.coordinateSpace.bounds.size == size)
    expectEqual(scene.windows.first?.safeAreaInsets, .zero)
    #expect(stage.simulation.scene?.session === stage.session)
    stage.rotate(to: .portrait)
    expectEqual(scene.coordinateSpace.bounds.size, size)
    stage.simulation.goHome()
    expectEqual(scene.activationState, .background)
    stage.simulation.returnToApp()
    expectEqual(scene.activationState, .foregroundActive)
    #expect(stage.simulation.scene?.session === stage.session)
    stage.simulation.disconnectDisplay(session)
    #expect(session.scene == nil)
    expectEqual(UIApplication.shared.openSessions, [stage.session])
  }
}
