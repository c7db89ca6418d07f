import Foundation
import ModelCore
import PelmetTestSupport
import Testing

/// Records the sizes with which it is laid out.
private final class Measured: UIView {
  private(set) var sizes: [CGSize] = []

  override func layoutSubviews() {
    if sizes.last != bounds.size { sizes.append(bounds.size) }
  }
}

private final class Page: Answering {
  let measured = Measured()

  override func loadView() {
    view = measured
  }
}

@MainActor
struct FoldTests {
  @Test("VBR-17: folding changes the size once, and nothing appears or disappears")
  func oneSize() {
    let page = Page()
    let stage = DuoStage { navigation(page: page) }
    let before = page.measured.sizes
    stage.simulation.log.clear()
    stage.simulation.fold(to: .closed)
    stage.simulation.settle()
    expectEqual(page.measured.sizes, before + [CGSize(width: 678, height: 466)])
    #expect(stage.simulation.log.names(for: [.appearance]).isEmpty)
    expectEqual(page.edges, [.trailing])
  }

  @Test("VBR-6: the trait comes like others, and only when something has changed")
  func traits() {
    let page = Answering()
    let stage = DuoStage(.closed) { navigation(page: page) }
    stage.simulation.fold(to: .closed)
    stage.simulation.settle()
    #expect(page.edges.isEmpty)
    stage.strike(.openPortrait)
    expectEqual(page.edges, [.unspecified])
    stage.strike(.openLandscape)
    expectEqual(page.edges, [.unspecified, .trailing])
  }

  @Test("VBR-6: the trait is the system's preference without any bar, too")
  func withoutBars() throws {
    let plain = UIViewController()
    let stage = DuoStage { plain }
    expectEqual(plain.traitCollection.verticalBarEdge, .trailing)
    expectEqual(plain.view.safeAreaInsets, UIEdgeInsets(top: 24, left: 0, bottom: 34, right: 0))
    #expect(try stage.screen().verticalBar == nil)
  }

  @Test("VBR-17: turning the closed device round moves the column, although the size stays")
  func turn() throws {
    let page = UIViewController()
    let stage = DuoStage(.closedAreaRight) { navigation([imageItem("share")], page: page) }
    try expectEqual(stage.column().frame, CGRect(x: 594, y: 0, width: 84, height: 466))
    stage.simulation.rotate(to: .landscapeRight)
    stage.simulation.settle()
    expectEqual(page.view.safeAreaInsets.left, 84)
    try expectEqual(stage.column().frame, CGRect(x: 0, y: 0, width: 84, height: 466))
    try expectEqual(stage.column().edge, .leading)
  }

  @Test("NAV-6, VBR-17: a push during which the device is folded ends as others do", arguments: [false, true])
  func midPush(isLate: Bool) throws {
    let (first, second) = (UIViewController(), UIViewController())
    let container = UINavigationController(rootViewController: first)
    let stage = DuoStage { container }
    (first.modelName, second.modelName) = ("A", "B")
    second.navigationItem.rightBarButtonItems = [imageItem("share")]
    stage.simulation.log.clear()
    container.pushViewController(second, animated: true)
    if isLate { stage.simulation.advance(by: 0.1) }
    stage.simulation.fold(to: .closed)
    stage.simulation.settle()
    #expect(container.topViewController === second)
    #expect(
      stage.simulation.log.names(for: [.appearance]).filter { !$0.contains("IsAppearing") } == [
        "A.viewWillDisappear", "B.viewWillAppear", "A.viewDidDisappear", "B.viewDidAppear",
      ])
    expectEqual(second.view.safeAreaInsets, UIEdgeInsets(top: 82, left: 0, bottom: 34, right: 84))
    try expectEqual(stage.column().items.names, ["share"])
    #expect(try stage.column().backButton != nil)
  }

  @Test("VBR-17: an interactive pop goes on while the device is folded")
  func midPop() throws {
    let container = UINavigationController(rootViewController: UIViewController())
    let stage = DuoStage(.closed) { container }
    container.pushViewController(UIViewController(), animated: false)
    stage.simulation.settle()
    container.popViewController(animated: true)
    stage.simulation.advance(by: 0.1)
    stage.strike(.openLandscape)
    expectEqual(container.viewControllers.count, 1)
    try expectEqual(stage.screen().contentFrame.size, CGSize(width: 951, height: 669))
    #expect(try stage.screen().verticalBar == nil)
  }

  @Test("VBR-7: beside another app, the column is at the outer edge", arguments: ScreenHalf.allCases)
  func splitView(half: ScreenHalf) throws {
    let simulation = Simulation(device: .iPhoneDuo, infoPlist: manifest(), appDelegate: PlainApp())
    simulation.launchAndSettle()
    simulation.fold(to: .open)
    simulation.rotate(to: .landscapeLeft)
    let window = try #require(simulation.window)
    let session = try #require(window.windowScene?.session)
    let page = UIViewController()
    window.rootViewController = navigation([imageItem("share")], page: page)
    simulation.place(session, in: half)
    simulation.settle()
    expectEqual(window.bounds.size, CGSize(width: 469, height: 669))
    expectEqual(window.traitCollection.horizontalSizeClass, .compact)
    expectEqual(window.traitCollection.verticalSizeClass, .regular)
    expectEqual(page.traitCollection.verticalBarEdge, half == .left ? .leading : .trailing)
    expectEqual(page.view.safeAreaInsets.left, half == .left ? 84 : 0)
    expectEqual(page.view.safeAreaInsets.right, half == .left ? 0 : 84)
    simulation.place(session, in: nil)
    simulation.settle()
    expectEqual(window.bounds.size, CGSize(width: 951, height: 669))
    expectEqual(page.traitCollection.verticalBarEdge, .trailing)
    #expect(simulation.faults.isEmpty)
  }

  @Test("VBR-7: folding ends the sharing of a display, which the outer one does not know")
  func splitViewEnds() throws {
    let simulation = Simulation(device: .iPhoneDuo, infoPlist: manifest(), appDelegate: PlainApp())
    simulation.launchAndSettle()
    let window = try #require(simulation.window)
    let session = try #require(window.windowScene?.session)
    simulation.place(session, in: .left)
    expectEqual(simulation.faults.map(\.rule), [.simulation])
    simulation.fold(to: .open)
    simulation.rotate(to: .landscapeLeft)
    simulation.place(session, in: .left)
    simulation.fold(to: .closed)
    simulation.settle()
    expectEqual(window.bounds.size, CGSize(width: 678, height: 466))
    expectEqual(window.traitCollection.verticalBarEdge, .trailing)
  }

  @Test("SCN-19, VBR-17: a scene is told of one change")
  func sceneIsTold() throws {
    let simulation = Simulation(device: .iPhoneDuo, infoPlist: manifest(), appDelegate: PlainApp())
    simulation.launchAndSettle()
    let scene = try #require(simulation.window?.windowScene?.delegate as? WindowedScene)
    simulation.fold(to: .open)
    simulation.settle()
    expectEqual(scene.updates.map(\.size), [CGSize(width: 466, height: 678)])
  }
}
