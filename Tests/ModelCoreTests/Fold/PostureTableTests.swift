import Foundation
import ModelCore
import PelmetTestSupport
import Testing

/// The tables of what an iPhone Duo's simulator showed.
@MainActor
struct PostureTableTests {
  struct Row: Sendable {
    let pose: Pose
    let screen: CGSize
    let horizontal: UIUserInterfaceSizeClass
    let vertical: UIUserInterfaceSizeClass
    let edge: UIVerticalBarEdge
    let insets: UIEdgeInsets
    let content: CGSize

    init(
      _ pose: Pose, _ screen: CGSize, _ horizontal: UIUserInterfaceSizeClass, _ vertical: UIUserInterfaceSizeClass,
      _ edge: UIVerticalBarEdge, left: CGFloat = 0, right: CGFloat = 0, _ content: CGSize
    ) {
      (self.pose, self.screen, self.horizontal, self.vertical, self.edge) = (pose, screen, horizontal, vertical, edge)
      insets = UIEdgeInsets(top: 82, left: left, bottom: 34, right: right)
      self.content = content
    }
  }

  nonisolated private static func size(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }

  nonisolated static let rows = [
    Row(.closed, size(466, 678), .compact, .regular, .trailing, right: 84, size(382, 562)),
    Row(.closedAreaRight, size(678, 466), .compact, .compact, .trailing, right: 84, size(594, 350)),
    Row(.closedAreaLeft, size(678, 466), .compact, .compact, .leading, left: 84, size(594, 350)),
    Row(.openPortrait, size(669, 951), .regular, .regular, .unspecified, size(669, 835)),
    Row(.halfPortrait, size(669, 951), .regular, .regular, .unspecified, size(669, 835)),
    Row(Pose(.open, .portraitUpsideDown), size(669, 951), .regular, .regular, .unspecified, size(669, 835)),
    Row(.openLandscape, size(951, 669), .regular, .regular, .trailing, right: 84, size(867, 553)),
    Row(.halfLandscape, size(951, 669), .regular, .regular, .trailing, right: 84, size(867, 553)),
    Row(Pose(.open, .landscapeRight), size(951, 669), .regular, .regular, .trailing, right: 84, size(867, 553)),
  ]

  private func check(_ row: Row, _ stage: DuoStage, _ page: UIViewController) {
    let traits = page.traitCollection
    expectEqual(stage.window.bounds.size, row.screen)
    expectEqual(traits.horizontalSizeClass, row.horizontal)
    expectEqual(traits.verticalSizeClass, row.vertical)
    expectEqual(traits.verticalBarEdge, row.edge)
    expectEqual(page.view.safeAreaInsets, row.insets)
    let size = page.view.bounds.size
    expectEqual(size.width - row.insets.left - row.insets.right, row.content.width)
    expectEqual(size.height - row.insets.top - row.insets.bottom, row.content.height)
  }

  @Test("VBR-1, VBR-7, VBR-17: sizes, size classes, edge and safe area of every posture", arguments: rows)
  func posture(row: Row) {
    let page = UIViewController()
    check(row, DuoStage(row.pose) { navigation(page: page) }, page)
  }

  @Test("VBR-17: a posture is the same whichever way it was reached", arguments: rows, rows)
  func change(from: Row, to: Row) {
    let page = UIViewController()
    let stage = DuoStage(from.pose) { navigation(page: page) }
    stage.strike(to.pose)
    check(to, stage, page)
  }

  @Test("VBR-17: the bars of a tab bar controller, standing and not")
  func frames() throws {
    for (answer, edge, insets, bar) in [
      (
        .automatic, .trailing, UIEdgeInsets(top: 82, left: 0, bottom: 34, right: 84), CGRect(x: 882, y: 0, width: 69, height: 669)
      ),
      (
        .disabled, .unspecified, UIEdgeInsets(top: 82, left: 0, bottom: 83, right: 0),
        CGRect(x: 0, y: 586, width: 951, height: 83)
      ),
    ] as [(UIVerticalBarBehavior, UIVerticalBarEdge, UIEdgeInsets, CGRect)] {
      let page = Answering(answer)
      let inner = navigation(page: page)
      let tabs = UITabBarController()
      let stage = DuoStage {
        tabs.viewControllers = [inner, UIViewController()]
        return tabs
      }
      expectEqual(page.traitCollection.verticalBarEdge, edge)
      expectEqual(page.view.safeAreaInsets, insets)
      expectEqual(inner.navigationBar.frame, CGRect(x: 0, y: 24, width: 951, height: 58))
      expectEqual(tabs.tabBar.frame, bar)
      try expectEqual(stage.screen().tabBar?.frame, answer == .disabled ? bar : nil)
      try expectEqual(stage.screen().verticalBar?.tabBar?.frame, answer == .disabled ? nil : bar)
    }
  }

  @Test(
    "VBR-2: an app of an older SDK ends at the column of the status area, with horizontal bars",
    arguments: [26, 27] as [Device.Release])
  func olderSDK(sdk: Device.Release) throws {
    let page = UIViewController()
    let stage = DuoStage(.closed, sdk: sdk) { navigation([imageItem("share")], page: page) }
    expectEqual(stage.window.bounds.size, CGSize(width: 382, height: 678))
    expectEqual(page.traitCollection.verticalBarEdge, .unspecified)
    expectEqual(page.view.safeAreaInsets.right, 0)
    #expect(try stage.screen().verticalBar == nil)
    try expectEqual(stage.screen().navigationBar?.trailingItems.count, 1)
    stage.strike(.openLandscape)
    expectEqual(stage.window.bounds.size, CGSize(width: 867, height: 669))
    stage.strike(.openPortrait)
    expectEqual(stage.window.bounds.size, CGSize(width: 669, height: 951))
  }

  @Test("VBR-2: on a system before 27.1 no bar stands")
  func olderSystem() {
    var device = Device.iPhoneDuo
    device.systemVersion = 27
    let simulation = Simulation(device: device)
    let window = UIWindow()
    window.rootViewController = navigation()
    window.isHidden = false
    simulation.settle()
    expectEqual(window.traitCollection.verticalBarEdge, .unspecified)
  }

  @Test("VBR-7: a language from right to left does not exchange the edges", arguments: [Pose.closed, .closedAreaLeft])
  func rightToLeft(pose: Pose) throws {
    let page = UIViewController()
    let stage = DuoStage(pose) { navigation([imageItem("share")], page: page) }
    let (insets, edge) = (page.view.safeAreaInsets, try stage.column().edge)
    stage.simulation.layoutDirection = .rightToLeft
    stage.simulation.settle()
    expectEqual(page.view.safeAreaInsets, insets)
    try expectEqual(stage.column().edge, edge)
  }

  @Test("VBR-19: the main screen is the outer display, whichever is in use")
  func mainScreen() {
    let stage = DuoStage(.closed) { UIViewController() }
    expectEqual(UIScreen.main.bounds.size, CGSize(width: 466, height: 678))
    stage.strike(.openLandscape)
    expectEqual(UIScreen.main.bounds.size, CGSize(width: 678, height: 466))
    expectEqual(stage.window.bounds.size, CGSize(width: 951, height: 669))
  }

  @Test("a device that does not fold has no posture") func otherDevices() {
    var device = Device.iPhone
    device.posture = .open
    #expect(device.posture == .none && !device.folds)
    expectEqual(device.screenSize, Device.iPhone.screenSize)
    let simulation = Simulation(device: device)
    simulation.fold(to: .open)
    simulation.fold(toAngle: 1)
    expectEqual(simulation.faults.map(\.rule), [.simulation, .simulation])
    expectEqual(simulation.posture, .none)
  }

  @Test("the posture at the beginning chooses the display") func initialPosture() {
    var device = Device.iPhoneDuo
    #expect(device.posture == .closed && device.folds)
    device.screenSize = CGSize(width: 678, height: 466)
    device.posture = .partiallyOpen
    expectEqual(device.screenSize, CGSize(width: 951, height: 669))
    expectEqual(Simulation(device: device).posture, .partiallyOpen)
  }
}
