import ModelCore
import PelmetTestSupport
import Testing

/// Notes when it becomes and ceases to be key.
private final class NotedWindow: UIWindow {
  var changes: [String] = []

  override func becomeKey() { changes.append("key") }
  override func resignKey() { changes.append("not key") }
}

@MainActor
struct KeyWindowTests {
  @Test("LCH-4: the defaults of windows")
  func defaults() {
    run(on: 26)
    let window = UIWindow()
    #expect(window.isHidden && !window.isKeyWindow && window.rootViewController == nil)
    expectEqual(window.windowLevel, .normal)
    expectEqual([UIWindow.Level.normal, .statusBar, .alert].map(\.rawValue), [0, 1000, 2000])
    expectEqual(window.frame, UIScreen.main.bounds)
  }

  @Test("LCH-4: showing does not make key, and making key does not show")
  func visibilityAndKey() {
    let simulation = sceneApp()
    simulation.launchAndSettle()
    guard let scene = simulation.scene else { return }
    let (shown, key) = (UIWindow(windowScene: scene), UIWindow(windowScene: scene))
    shown.isHidden = false
    #expect(!shown.isKeyWindow)
    key.makeKey()
    #expect(key.isKeyWindow && key.isHidden)
    shown.makeKeyAndVisible()
    #expect(shown.isKeyWindow && !key.isKeyWindow)
    #expect(scene.windows.last === shown)
  }

  @Test("LCH-5: each scene has a key window, with an older SDK the application", arguments: [14, 15] as [Device.Release])
  func scopeOfKeyWindow(sdk: Device.Release) throws {
    var device = Device.iPad
    device.linkedSDK = sdk
    let simulation = Simulation(device: device, infoPlist: manifest(multiple: true), appDelegate: PlainApp())
    simulation.launchAndSettle()
    let first = try #require(simulation.window)
    simulation.openWindow()
    let second = try #require(simulation.window)
    #expect(second !== first)
    #expect(second.isKeyWindow)
    expectEqual(first.isKeyWindow, sdk >= 15)
    #expect(UIApplication.shared.keyWindow === second)
  }

  @Test("LCH-5: windows are told, with notifications")
  func callbacks() throws {
    let simulation = sceneApp()
    simulation.launchAndSettle()
    let scene = try #require(simulation.scene)
    let (first, second) = (NotedWindow(windowScene: scene), NotedWindow(windowScene: scene))
    var posted: [String] = []
    let tokens = [UIWindow.didBecomeKeyNotification, UIWindow.didResignKeyNotification].map { name in
      NotificationCenter.default.addObserver(forName: name, object: first, queue: nil) { notification in
        let name = notification.name.rawValue
        MainActor.assumeIsolated { posted.append(name) }
      }
    }
    first.makeKeyAndVisible()
    second.makeKeyAndVisible()
    second.makeKey()
    expectEqual(first.changes, ["key", "not key"])
    expectEqual(second.changes, ["key"])
    expectEqual(posted, ["UIWindowDidBecomeKeyNotification", "UIWindowDidResignKeyNotification"])
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }

  @Test("LCH-5: a window may refuse to become key, from iOS 15 on", arguments: [14, 15] as [Device.Release])
  func refusal(version: Device.Release) throws {
    final class Reluctant: UIWindow {
      override var canBecomeKey: Bool { false }
    }
    let simulation = sceneApp(version: version)
    simulation.launchAndSettle()
    let window = Reluctant(windowScene: try #require(simulation.scene))
    window.makeKeyAndVisible()
    expectEqual(window.isKeyWindow, version < 15)
    #expect(!window.isHidden)
  }
}
