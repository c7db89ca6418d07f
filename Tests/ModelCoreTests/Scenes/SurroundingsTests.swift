import ModelCore
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
    #expect(delegate?.updates.count == 1)
    #expect(delegate?.updates.first?.size == size)
    #expect(delegate?.updates.first?.orientation == .portrait)
    #expect(delegate?.updates.first?.traits.verticalSizeClass == .regular)
    #expect(simulation.scene?.interfaceOrientation == .landscapeRight)
    #expect(UIScreen.main.bounds.size == CGSize(width: size.height, height: size.width))
    #expect(simulation.window?.rootViewController?.view.frame.size == UIScreen.main.bounds.size)
    #expect(simulation.window?.traitCollection.verticalSizeClass == .compact)
    simulation.rotate(to: .landscapeRight)
    #expect(delegate?.updates.count == 1)
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
    #expect(delegate.updates.map(\.size) == [Device.iPad.screenSize])
    #expect(delegate.window?.frame.size == CGSize(width: 320, height: 820))
    #expect(delegate.window?.rootViewController?.traitCollection.horizontalSizeClass == .compact)
    #expect(first.traitCollection.horizontalSizeClass == .compact)
    #expect(first.coordinateSpace.bounds.width == 320)
    #expect(simulation.sceneDelegate?.updates.isEmpty == true)
    #expect(simulation.window?.traitCollection.horizontalSizeClass == .regular)
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
    #expect(controller.previous?.userInterfaceStyle == .light)
    #expect(controller.current?.userInterfaceStyle == .dark)
    #expect(controller.traitCollection.userInterfaceStyle == .dark)
    #expect(NotedView.order == ["controller", "view"])
    #expect(simulation.sceneDelegate?.updates.last?.traits.userInterfaceStyle == .light)
    simulation.accessibilityContrast = .high
    simulation.preferredContentSizeCategory = .extraLarge
    simulation.layoutDirection = .rightToLeft
    #expect(controller.traitCollection.accessibilityContrast == .high)
    #expect(controller.traitCollection.preferredContentSizeCategory == .extraLarge)
    #expect(controller.traitCollection.layoutDirection == .rightToLeft)
    #expect(controller.previous?.layoutDirection == .leftToRight)
    simulation.layoutDirection = .rightToLeft
    #expect(NotedView.order.count == 8)
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
    #expect(NotedView.order == ["controller", "view"])
    #expect(child.traitCollection.userInterfaceStyle == .dark)
    child.view.overrideUserInterfaceStyle = .light
    #expect(NotedView.order.last == "view")
    #expect(simulation.sceneDelegate?.updates.isEmpty == true)
  }

  @Test(arguments: [(CGSize(width: 390, height: 844), false), (CGSize(width: 414, height: 896), true)])
  func largePhonesAreWideInLandscape(screenSize: CGSize, isWide: Bool) {
    var device = Device.iPhone
    device.screenSize = screenSize
    let simulation = sceneApp(on: device)
    simulation.launchAndSettle()
    #expect(simulation.scene?.traitCollection.horizontalSizeClass == .compact)
    simulation.rotate(to: .landscapeLeft)
    #expect(simulation.scene?.traitCollection.horizontalSizeClass == (isWide ? .regular : .compact))
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
    #expect(other.scene?.interfaceOrientation == .portrait)
  }

  @Test(arguments: [12, 26] as [Device.Release])
  func windowsWithoutScenesTurn(version: Device.Release) throws {
    let simulation = plainApp(on: version)
    simulation.launchAndSettle()
    simulation.rotate(to: .landscapeLeft)
    #expect(simulation.window?.frame.size == UIScreen.main.bounds.size)
    let session = try #require(UIApplication.shared.openSessions.first)
    simulation.resize(session, to: CGSize(width: 320, height: 300))
    #expect(simulation.window?.frame.size == CGSize(width: 320, height: 300))
  }
}
