import ModelCore
import PelmetTestSupport
import Testing

/// The window of a delegate, read and written as code for UIKit does: through the protocol, where the property is optional.
@MainActor
struct DelegateWindowTests {
  private let simulation = Simulation()

  @Test func anAppDelegateIsReadWithTwoQuestionMarks() {
    let app = PlainApp()
    app.window = shownWindow()
    let delegate: (any UIApplicationDelegate)? = app
    expectEqual(delegate?.window??.rootViewController?.modelName, "root")
    expectEqual(delegate?.window?.rootViewController?.modelName, "root")
    #expect(delegate?.window === app.window)
  }

  @Test func aSceneDelegateIsReadWithTwoQuestionMarks() {
    let scene = WindowedScene()
    scene.window = shownWindow()
    let delegate: (any UISceneDelegate)? = scene
    expectEqual((delegate as? any UIWindowSceneDelegate)?.window??.rootViewController?.modelName, "root")
    expectEqual((delegate as? any UIWindowSceneDelegate)?.window?.rootViewController?.modelName, "root")
  }

  @Test func anUnwrappedWindowIsStillOptional() throws {
    let app = PlainApp()
    app.window = shownWindow()
    let delegate: any UIApplicationDelegate = app
    let window = try #require(delegate.window)
    let own = try #require(window)
    #expect(own === app.window)
    guard let window = delegate.window, let window else {
      Issue.record("there is no window")
      return
    }
    #expect(window === own)
    #expect(delegate.window as? UIWindow === own)
  }

  @Test func aClassKnowsItsWindowAsItDeclaresIt() throws {
    let app = PlainApp()
    app.window = shownWindow()
    let window = try #require(app.window)
    expectEqual(window.rootViewController?.modelName, "root")
  }

  @Test func aWindowIsSetThroughTheProtocol() {
    let app = PlainApp()
    let scene = WindowedScene()
    let appDelegate: any UIApplicationDelegate = app
    let sceneDelegate: any UIWindowSceneDelegate = scene
    appDelegate.window = shownWindow()
    sceneDelegate.window = shownWindow()
    expectEqual(app.window?.rootViewController?.modelName, "root")
    expectEqual(scene.window?.rootViewController?.modelName, "root")
    appDelegate.window = nil
    #expect(app.window == nil)
  }

  @Test func aDelegateWithoutAWindowHasNone() {
    let delegate: any UIApplicationDelegate = Windowless()
    #expect(delegate.window == nil)
    #expect(delegate.window?.rootViewController == nil)
    delegate.window = shownWindow()
    #expect(delegate.window??.rootViewController == nil)
    #expect(simulation.faults.isEmpty)
  }

  @Test func aWindowThatIsNotThereYetIsAnEmptyOptional() {
    let delegate: any UIApplicationDelegate = PlainApp()
    let window: UIWindow?? = delegate.window
    #expect(window != nil)
    #expect(window?.flatMap { $0 } == nil)
  }

  @Test func oneClassIsTheDelegateOfAppAndScene() {
    final class Delegate: UIResponder, UIApplicationDelegate, UIWindowSceneDelegate {
      var window: UIWindow?
    }
    let both = Delegate()
    (both as any UIWindowSceneDelegate).window = shownWindow()
    expectEqual((both as any UIApplicationDelegate).window??.rootViewController?.modelName, "root")
  }

  private func shownWindow() -> UIWindow {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = root()
    return window
  }
}

/// Declares no window.
private final class Windowless: UIResponder, UIApplicationDelegate, UIWindowSceneDelegate {}
