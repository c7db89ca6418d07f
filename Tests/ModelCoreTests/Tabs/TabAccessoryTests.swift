import Foundation
import ModelCore
import PelmetTestSupport
import Testing

/// ACC-1 to ACC-5: the accessory of a tab bar.
@MainActor
struct TabAccessoryTests {
  /// Notes what it sees of its environment.
  private final class Player: UIView {
    var seen: [String] = []

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      seen.append("\(traitCollection.tabAccessoryEnvironment)")
    }

    override func layoutSubviews() {
      seen.append("layout \(traitCollection.tabAccessoryEnvironment) \(frame.width)")
    }
  }

  private func stage(
    on version: Device.Release = 26, device: Device = .iPhone, _ view: UIView, roots: [UIViewController]? = nil
  ) -> MinimizingStage {
    MinimizingStage(on: version, device: device, roots: roots) { $0.bottomAccessory = UITabAccessory(contentView: view) }
  }

  @Test("ACC-1, ACC-4: above the bar, 360 by 48 at a width of 402, and everything in it has the environment")
  func regular() throws {
    let (view, inner) = (UIView(), UIView())
    view.addSubview(inner)
    let stage = stage(view)
    let accessory = try #require(stage.bar?.accessory)
    #expect(accessory.contentView === view)
    expectEqual(accessory.environment, .regular)
    expectEqual(accessory.frame, CGRect(x: 21, y: stage.tabs.tabBar.frame.minY - 48, width: 360, height: 48))
    expectEqual(view.convert(view.bounds, to: nil), accessory.frame)
    expectEqual(inner.traitCollection.tabAccessoryEnvironment, .regular)
    expectEqual(stage.tabs.tabBar.traitCollection.tabAccessoryEnvironment, .unspecified)
    expectEqual(stage.tabs.traitCollection.tabAccessoryEnvironment, .unspecified)
  }

  @Test("ACC-1: where the bar is hidden it lies at the lower edge, regular, and does not leave the screen")
  func hiddenBar() throws {
    let view = UIView()
    let stage = stage(view)
    try stage.drag(to: 500)
    stage.tabs.isTabBarHidden = true
    stage.simulation.settle()
    expectEqual(view.convert(view.bounds, to: nil), CGRect(x: 21, y: 874 - 48, width: 360, height: 48))
    expectEqual(view.traitCollection.tabAccessoryEnvironment, .regular)
  }

  @Test("ACC-1: the part of the view that the bar leaves, at the bottom and at the top", arguments: [Device.iPhone, .iPad])
  func guide(device: Device) throws {
    let stage = stage(device: device, UIView())
    let (guide, view) = (stage.tabs.contentLayoutGuide, try #require(stage.tabs.view))
    let bar = stage.tabs.tabBar.frame
    #expect(guide.owningView === view)
    expectEqual(guide.layoutFrame.minY, device.idiom == .pad ? bar.maxY : 0)
    expectEqual(guide.layoutFrame.maxY, device.idiom == .pad ? view.bounds.maxY : bar.minY)
    stage.tabs.isTabBarHidden = true
    stage.simulation.settle()
    expectEqual(guide.layoutFrame, view.bounds)
  }

  @Test("ACC-2, ACC-4, MIN-3: in the row of a minimised bar, 234 by 48, and regular after a tap on the bar")
  func inline() throws {
    let view = UIView()
    let stage = stage(view)
    try stage.drag(to: 500)
    let accessory = try #require(stage.bar?.accessory)
    expectEqual(accessory.environment, .inline)
    expectEqual(accessory.frame, CGRect(x: 84, y: stage.tabs.tabBar.frame.minY, width: 234, height: 48))
    expectEqual(view.traitCollection.tabAccessoryEnvironment, .inline)
    stage.simulation.tapTab(0, in: stage.tabs)
    stage.simulation.settle()
    expectEqual(view.traitCollection.tabAccessoryEnvironment, .regular)
    expectEqual(stage.bar?.accessory?.frame.width, 360)
  }

  @Test("ACC-2: views learn of the environment before they are laid out")
  func order() throws {
    let player = Player()
    let stage = stage(player)
    player.seen = []
    try stage.drag(to: 500)
    expectEqual(player.seen, ["inline", "layout inline 234.0"])
    player.seen = []
    try stage.drag(to: 400)
    expectEqual(player.seen, ["regular", "layout regular 360.0"])
    player.seen = []
    try stage.drag(to: 300)
    #expect(player.seen.isEmpty)
  }

  @Test("ACC-2: an accessory that comes while the bar is minimised is inline at once")
  func setWhileMinimised() throws {
    let stage = MinimizingStage()
    try stage.drag(to: 500)
    let player = Player()
    stage.tabs.setBottomAccessory(UITabAccessory(contentView: player), animated: true)
    stage.simulation.settle()
    expectEqual(player.seen, ["layout inline 234.0"])
  }

  @Test("ACC-2: it follows the state of the selected tab")
  func otherTab() throws {
    let view = UIView()
    let stage = stage(view)
    try stage.drag(to: 500)
    stage.simulation.tapTab(0, in: stage.tabs)
    try stage.drag(to: 600)
    stage.tabs.selectedIndex = 1
    stage.simulation.settle()
    expectEqual(view.traitCollection.tabAccessoryEnvironment, .regular)
    stage.tabs.selectedIndex = 0
    stage.simulation.settle()
    expectEqual(view.traitCollection.tabAccessoryEnvironment, .inline)
    expectEqual(stage.bar?.accessory?.frame.width, 234)
  }

  @Test("ACC-2: in regular width a minimised bar of a phone leaves it above")
  func largePhone() throws {
    var device = Device.iPhone
    device.screenSize = CGSize(width: 956, height: 440)
    let view = UIView()
    let stage = stage(device: device, view)
    try stage.drag(to: 500)
    #expect(stage.isMinimized)
    expectEqual(view.traitCollection.tabAccessoryEnvironment, .regular)
  }

  @Test("ACC-2, ACC-4: a rotation gives it the other width, and the environment of the width")
  func rotation() throws {
    var device = Device.iPhone
    device.screenSize = CGSize(width: 440, height: 956)
    let (view, content, tabs) = (UIView(), ScrollingController(), UITabBarController())
    let simulation = sceneApp(on: device)
    simulation.launchAndSettle()
    tabs.viewControllers = [content]
    tabs.tabBarMinimizeBehavior = .onScrollDown
    tabs.bottomAccessory = UITabAccessory(contentView: view)
    simulation.window?.rootViewController = tabs
    simulation.settle()
    simulation.scroll(content.scrollView, to: CGPoint(x: 0, y: 500))
    simulation.settle()
    expectEqual(view.traitCollection.tabAccessoryEnvironment, .inline)
    expectEqual(view.frame.width, 272)
    simulation.rotate(to: .landscapeRight)
    simulation.settle()
    expectEqual(view.traitCollection.tabAccessoryEnvironment, .regular)
    expectEqual(view.frame.width, 914)
    simulation.rotate(to: .portrait)
    simulation.settle()
    expectEqual(view.traitCollection.tabAccessoryEnvironment, .inline)
  }

  @Test("ACC-3, ACC-4: on a wide pad at the bottom, regular, at most 420 wide, also while content scrolls")
  func pad() throws {
    let view = UIView()
    let stage = stage(device: .iPad, view)
    let frame = CGRect(x: (1180 - 420) / 2, y: 820 - 48, width: 420, height: 48)
    expectEqual(stage.bar?.accessory?.frame, frame)
    try stage.drag(to: 500)
    expectEqual(stage.bar?.accessory?.frame, frame)
    expectEqual(stage.bar?.accessory?.environment, .regular)
  }

  @Test("ACC-3: selecting another tab keeps accessory and view")
  func switching() throws {
    let player = Player()
    let stage = stage(player)
    player.seen = []
    stage.tabs.selectedIndex = 1
    stage.simulation.settle()
    #expect(player.seen.isEmpty)
    #expect(player.window != nil)
    #expect(stage.tabs.bottomAccessory?.contentView === player)
  }

  @Test("ACC-5: outside of accessories the environment is unspecified, also after the accessory became another or nil")
  func removal() throws {
    let (first, second) = (UIView(), UIView())
    let stage = stage(first)
    expectEqual(second.traitCollection.tabAccessoryEnvironment, .unspecified)
    stage.tabs.bottomAccessory = UITabAccessory(contentView: second)
    stage.simulation.settle()
    expectEqual(first.traitCollection.tabAccessoryEnvironment, .unspecified)
    #expect(first.superview == nil)
    expectEqual(second.traitCollection.tabAccessoryEnvironment, .regular)
    stage.tabs.setBottomAccessory(nil, animated: true)
    stage.simulation.settle()
    expectEqual(second.traitCollection.tabAccessoryEnvironment, .unspecified)
    #expect(second.superview == nil)
    #expect(stage.bar?.accessory == nil)
  }

  @Test("ACC-1: not before iOS 26")
  func before26() throws {
    let view = UIView()
    let stage = stage(on: 18, view)
    #expect(stage.bar?.accessory == nil)
    #expect(view.superview == nil)
  }

  @Test("ACC-1: a controller's view can be the accessory's, and the controller has the environment")
  func controller() throws {
    let player = UIViewController()
    let stage = stage(player.view)
    try stage.drag(to: 500)
    expectEqual(player.traitCollection.tabAccessoryEnvironment, .inline)
  }
}
