import ModelCore
import PelmetTestSupport
import Testing

/// Notes what it was before.
private final class NotedView: UIView {
  static var order: [String] = []
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { Self.order.append("view") }
}

private final class NotedController: UIViewController {
  var previous: UITraitCollection?
  var current: UITraitCollection?

  override func loadView() { view = NotedView() }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    NotedView.order.append("controller")
    previous = previousTraitCollection
    current = UITraitCollection.current
  }
}

@MainActor
struct SurroundingsTests {
  @Test("SCN-19: rotation")
  func rotation() {
    let simulation = sceneApp()
    simulation.launchAndSettle()
    let size = UIScreen.main.bounds.size
    simulation.rotate(to: .landscapeRight)
    simulation.settle()
    let delegate = simulation.sceneDelegate
    expectEqual(delegate?.updates.count, 1)
    expectEqual(delegate?.updates.first?.size, size)
    expectEqual(delegate?.updates.first?.orientation, .portrait)
    expectEqual(delegate?.updates.first?.traits.verticalSizeClass, .regular)
    expectEqual(simulation.scene?.interfaceOrientation, .landscapeRight)
    expectEqual(UIScreen.main.bounds.size, CGSize(width: size.height, height: size.width))
    expectEqual(simulation.window?.rootViewController?.view.frame.size, UIScreen.main.bounds.size)
    expectEqual(simulation.window?.traitCollection.verticalSizeClass, .compact)
    simulation.rotate(to: .landscapeRight)
    expectEqual(delegate?.updates.count, 1)
  }

  @Test("SCN-19: one window of a pad gets another size")
  func resize() throws {
    let simulation = sceneApp(on: .iPad)
    simulation.launchAndSettle()
    let first = try #require(simulation.scene)
    simulation.openWindow()
    simulation.resize(first.session, to: CGSize(width: 320, height: 820))
    simulation.settle()
    let delegate = try #require(first.delegate as? WindowedScene)
    expectEqual(delegate.updates.map(\.size), [Device.iPad.screenSize])
    expectEqual(delegate.window?.frame.size, CGSize(width: 320, height: 820))
    expectEqual(delegate.window?.rootViewController?.traitCollection.horizontalSizeClass, .compact)
    expectEqual(first.traitCollection.horizontalSizeClass, .compact)
    expectEqual(first.coordinateSpace.bounds.width, 320)
    #expect(simulation.sceneDelegate?.updates.isEmpty == true)
    expectEqual(simulation.window?.traitCollection.horizontalSizeClass, .regular)
  }

  @Test("SCN-19: traits of the device, told from the top down")
  func traits() {
    let simulation = sceneApp()
    simulation.launchAndSettle()
    let controller = NotedController()
    simulation.window?.rootViewController = controller
    simulation.settle()
    NotedView.order = []
    simulation.userInterfaceStyle = .dark
    expectEqual(controller.previous?.userInterfaceStyle, .light)
    expectEqual(controller.current?.userInterfaceStyle, .dark)
    expectEqual(controller.traitCollection.userInterfaceStyle, .dark)
    expectEqual(NotedView.order, ["controller", "view"])
    expectEqual(simulation.sceneDelegate?.updates.last?.traits.userInterfaceStyle, .light)
    simulation.accessibilityContrast = .high
    simulation.preferredContentSizeCategory = .extraLarge
    simulation.layoutDirection = .rightToLeft
    expectEqual(controller.traitCollection.accessibilityContrast, .high)
    expectEqual(controller.traitCollection.preferredContentSizeCategory, .extraLarge)
    expectEqual(controller.traitCollection.layoutDirection, .rightToLeft)
    expectEqual(controller.previous?.layoutDirection, .leftToRight)
    simulation.layoutDirection = .rightToLeft
    expectEqual(NotedView.order.count, 8)
  }

  @Test("SCN-19: an override is told to what is below it")
  func override() {
    let simulation = sceneApp()
    simulation.launchAndSettle()
    let (parent, child) = (UIViewController(), NotedController())
    simulation.window?.rootViewController = parent
    parent.addChild(child)
    parent.view.addSubview(child.view)
    simulation.settle()
    NotedView.order = []
    parent.overrideUserInterfaceStyle = .dark
    expectEqual(NotedView.order, ["controller", "view"])
    expectEqual(child.traitCollection.userInterfaceStyle, .dark)
    child.view.overrideUserInterfaceStyle = .light
    expectEqual(NotedView.order.last, "view")
    #expect(simulation.sceneDelegate?.updates.isEmpty == true)
  }

  @Test(arguments: [(CGSize(width: 390, height: 844), false), (CGSize(width: 414, height: 896), true)])
  func largePhonesAreWideInLandscape(screenSize: CGSize, isWide: Bool) {
    var device = Device.iPhone
    device.screenSize = screenSize
    let simulation = sceneApp(on: device)
    simulation.launchAndSettle()
    expectEqual(simulation.scene?.traitCollection.horizontalSizeClass, .compact)
    simulation.rotate(to: .landscapeLeft)
    expectEqual(simulation.scene?.traitCollection.horizontalSizeClass, isWide ? .regular : .compact)
  }

  @Test func theScreenFixesTheFirstOrientation() {
    var device = Device.iPad
    device.screenSize = CGSize(width: 1024, height: 768)
    let simulation = sceneApp(on: device)
    simulation.launchAndSettle()
    #expect(simulation.scene?.interfaceOrientation.isLandscape == true)
    device.screenSize = CGSize(width: 375, height: 667)
    let other = sceneApp(on: device)
    other.launchAndSettle()
    expectEqual(other.scene?.interfaceOrientation, .portrait)
  }

  @Test(arguments: [12, 26] as [Device.Release])
  func windowsWithoutScenesTurn(version: Device.Release) throws {
    let simulation = plainApp(on: version)
    simulation.launchAndSettle()
    simulation.rotate(to: .landscapeLeft)
    expectEqual(simulation.window?.frame.size, UIScreen.main.bounds.size)
    let session = try #require(UIApplication.shared.openSessions.first)
    simulation.resize(session, to: CGSize(width: 320, height: 300))
    expectEqual(simulation.window?.frame.size, CGSize(width: 320, height: 300))
  }
}
