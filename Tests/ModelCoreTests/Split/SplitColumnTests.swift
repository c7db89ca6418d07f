import Foundation
import ModelCore
import PelmetTestSupport
import Testing

@MainActor
struct SplitColumnTests {
  @Test("SPL-11: the display mode is never automatic, and the delegate hears of changes")
  func displayModes() {
    let scene = SplitScene(classicPair)
    expectEqual(scene.split.displayMode, .oneBesideSecondary)
    scene.split.preferredDisplayMode = .secondaryOnly
    expectEqual(scene.split.displayMode, .secondaryOnly)
    scene.split.preferredDisplayMode = .automatic
    expectEqual(scene.delegate.heard, ["will change to secondaryOnly", "will change to oneBesideSecondary"])
    scene.delegate.heard = []
    scene.simulation.tapDisplayModeButton(of: scene.split)
    scene.simulation.settle()
    expectEqual(scene.split.displayMode, .secondaryOnly)
    expectEqual(scene.delegate.heard, ["will change to secondaryOnly"])
    scene.delegate.target = .oneOverSecondary
    scene.simulation.swipeColumns(in: scene.split)
    scene.simulation.settle()
    expectEqual(scene.split.displayMode, .oneOverSecondary)
    scene.split.presentsWithGesture = false
    scene.delegate.target = .secondaryOnly
    scene.simulation.swipeColumns(in: scene.split)
    expectEqual(scene.split.displayMode, .oneOverSecondary)
  }

  @Test("SPL-11: the names of the display modes keep their numbers")
  func displayModeNumbers() {
    let modes: [UISplitViewController.DisplayMode] = [
      .automatic, .secondaryOnly, .oneBesideSecondary, .oneOverSecondary, .twoBesideSecondary, .twoOverSecondary,
      .twoDisplaceSecondary,
    ]
    expectEqual(modes.map(\.rawValue), Array(0...6))
  }

  @Test("SPL-11: turning the device changes an automatic mode, and the delegate hears of it before")
  func turning() {
    let scene = SplitScene(classicPair)
    scene.simulation.rotate(to: .portrait)
    scene.simulation.settle()
    expectEqual(scene.split.displayMode, .secondaryOnly)
    expectEqual(scene.delegate.heard, ["will change to secondaryOnly"])
    expectEqual(scene.split.view.subviews.count, 1)
    expectEqual(scene.split.children.count, 2)
    scene.simulation.rotate(to: .landscapeLeft)
    scene.simulation.settle()
    expectEqual(scene.split.displayMode, .oneBesideSecondary)
    expectEqual(scene.split.viewControllers.map(\.view.frame.minX), [0, 320])
    expectEqual(scene.split.viewControllers.map(\.view.frame.maxX), [320, 1180])
  }

  @Test("SPL-11: columns have a button of their own, the item does nothing")
  func ownButton() {
    let scene = SplitScene { columns() }
    #expect(scene.split.modelIsDisplayModeButtonShown)
    scene.split.presentsWithGesture = false
    #expect(!scene.split.modelIsDisplayModeButtonShown)
    scene.simulation.tapDisplayModeButton(of: scene.split)
    expectEqual(scene.split.displayMode, .oneBesideSecondary)
    scene.split.displayModeButtonVisibility = .always
    scene.simulation.tapDisplayModeButton(of: scene.split)
    expectEqual(scene.split.displayMode, .secondaryOnly)
  }

  @Test("SPL-13: columns are wrapped in navigation controllers, the compact one is not")
  func wrapping() {
    let scene = SplitScene { columns(compact: true) }
    #expect(scene.split.viewControllers.allSatisfy { $0 is UINavigationController })
    expectEqual(scene.split.viewController(for: .primary)?.modelName, "Primary")
    #expect(scene.split.viewController(for: .primary)?.navigationController != nil)
    #expect(scene.split.viewController(for: .compact)?.navigationController == nil)
    let own = navigation("Own", named("X"))
    scene.split.setViewController(own, for: .secondary)
    #expect(scene.split.viewControllers.last === own)
    scene.split.viewControllers = []
    expectEqual(scene.simulation.faults.map(\.rule), [.spl13])
  }

  @Test("SPL-13, SPL-14: a compact column is shown alone, from the launch on a phone")
  func compactColumn() {
    let scene = SplitScene(width: 320) { columns(compact: true) }
    #expect(
      scene.delegate.heard.filter { !$0.hasPrefix("did show") } == ["top column compact?", "will show compact", "did collapse"])
    expectEqual(scene.split.viewControllers.map(\.modelName), ["Compact"])
    #expect(scene.simulation.log.names(for: [.appearance]).contains("Compact.viewDidAppear"))
    #expect(!scene.simulation.log.names(for: [.loading]).contains("Secondary.viewDidLoad"))
  }

  @Test("SPL-14: collapsing puts the columns on the primary one's stack, expanding takes them off")
  func collapseAndExpand() {
    let scene = SplitScene(on: 18, { columns(.tripleColumn) })
    scene.split.preferredDisplayMode = .twoBesideSecondary
    scene.simulation.settle()
    scene.delegate.heard = []
    scene.resize(width: 320)
    expectEqual(scene.master?.viewControllers.count, 3)
    #expect(
      scene.delegate.heard == ["top column secondary?", "will hide primary", "will hide supplementary", "did collapse"])
    scene.delegate.heard = []
    scene.resize(width: 1180)
    expectEqual(scene.master?.viewControllers.count, 1)
    #expect(
      scene.delegate.heard == ["mode twoBesideSecondary?", "will show primary", "will show supplementary", "did expand"])
    expectEqual(scene.split.children.count, 3)
  }

  @Test("SPL-14: the delegate chooses the column that stays on top")
  func topColumn() {
    let scene = SplitScene { columns() }
    scene.delegate.topColumn = .primary
    scene.resize(width: 320)
    expectEqual(scene.stack, ["Primary"])
  }

  @Test("SPL-14: a launch without room shows the top column, and says so")
  func compactLaunch() {
    let scene = SplitScene(width: 320, on: 18) { columns() }
    expectEqual(scene.delegate.heard, ["top column secondary?", "will show secondary", "did collapse"])
    #expect(scene.split.isShowing(.secondary) && !scene.split.isShowing(.primary))
    expectEqual(scene.master?.viewControllers.count, 2)
  }

  @Test(
    "SPL-6: of columns details are the secondary one, which is pushed where there is no room",
    arguments: [320, 1180] as [CGFloat])
  func showDetail(width: CGFloat) {
    let scene = SplitScene { columns() }
    scene.delegate.topColumn = .primary
    scene.resize(width: width)
    scene.split.showDetailViewController(named("New"), sender: nil)
    scene.simulation.settle()
    expectEqual(scene.split.viewController(for: .secondary)?.modelName, "New")
    #expect(scene.split.isShowing(.secondary))
    expectEqual(scene.master?.viewControllers.count, width > 320 ? 1 : 2)
    #expect(scene.simulation.faults.isEmpty)
  }

  @Test("SPL-15: while collapsed, columns are pushed and popped")
  func collapsedShowAndHide() {
    let scene = SplitScene { columns(.tripleColumn) }
    scene.delegate.topColumn = .primary
    scene.resize(width: 320)
    scene.split.show(.secondary)
    scene.simulation.settle()
    expectEqual(scene.master?.viewControllers.count, 3)
    scene.split.hide(.supplementary)
    scene.split.hide(.primary)
    scene.simulation.settle()
    expectEqual(scene.master?.viewControllers.count, 3)
    scene.split.show(.supplementary)
    scene.simulation.settle()
    expectEqual(scene.master?.viewControllers.count, 2)
    scene.split.hide(.supplementary)
    scene.simulation.settle()
    expectEqual(scene.stack, ["Primary"])
    #expect(scene.simulation.faults.isEmpty)
    scene.split.show(.compact)
    expectEqual(scene.simulation.faults.map(\.rule), [.spl15])
  }

  @Test("SPL-15: while expanded, the nearest mode that shows or hides the column is taken")
  func expandedShowAndHide() {
    let scene = SplitScene(on: 18) { columns(.tripleColumn) }
    expectEqual(scene.split.displayMode, .oneBesideSecondary)
    scene.split.show(.primary)
    scene.simulation.settle()
    expectEqual(scene.split.displayMode, .twoBesideSecondary)
    scene.split.hide(.secondary)
    scene.split.show(.supplementary)
    expectEqual(scene.split.displayMode, .twoBesideSecondary)
    scene.split.hide(.supplementary)
    scene.simulation.settle()
    expectEqual(scene.split.displayMode, .secondaryOnly)
    #expect(
      scene.delegate.heard == [
        "will change to twoBesideSecondary", "will show primary", "will change to secondaryOnly", "will hide primary",
        "will hide supplementary",
      ])
  }

  @Test(
    "SPL-16: each behaviour has its own modes",
    arguments: [(.tile, .twoBesideSecondary), (.overlay, .twoOverSecondary), (.displace, .twoDisplaceSecondary)]
      as [(UISplitViewController.SplitBehavior, UISplitViewController.DisplayMode)])
  func behaviors(behavior: UISplitViewController.SplitBehavior, mode: UISplitViewController.DisplayMode) {
    let scene = SplitScene { columns(.tripleColumn) }
    scene.split.preferredSplitBehavior = behavior
    expectEqual(scene.split.splitBehavior, behavior)
    #expect(!scene.split.showsSecondaryOnlyButton)
    scene.split.show(.primary)
    expectEqual(scene.split.displayMode, mode)
  }

  @Test(
    "SPL-17: since iOS 26 the delegate hears when a column has come or gone, and columns can be asked for", arguments: [18, 26])
  func didShow(version: Int) {
    let scene = SplitScene(on: Device.Release(version)) { columns() }
    #expect(scene.split.isShowing(.primary))
    scene.delegate.heard = []
    scene.split.hide(.primary)
    #expect(!scene.delegate.heard.contains("did hide primary"))
    scene.simulation.settle()
    expectEqual(scene.delegate.heard.contains("did hide primary"), version == 26)
    #expect(!scene.split.isShowing(.primary))
  }

  @Test("SPL-17: the inspector is a column of its own")
  func inspector() {
    let scene = SplitScene { columns() }
    scene.split.setViewController(named("Inspector"), for: .inspector)
    scene.simulation.settle()
    #expect(!scene.split.isShowing(.inspector))
    scene.delegate.heard = []
    scene.split.show(.inspector)
    scene.simulation.settle()
    #expect(scene.split.isShowing(.inspector))
    expectEqual(scene.split.viewController(for: .inspector)?.modelName, "Inspector")
    expectEqual(scene.delegate.heard, ["will show inspector", "did show inspector"])
    expectEqual(scene.split.viewControllers.map(\.view.frame.minX), [0, 320, 860])
    scene.split.hide(.inspector)
    #expect(!scene.split.isShowing(.inspector))
    scene.resize(width: 320)
    scene.split.show(.inspector)
    expectEqual(scene.simulation.faults.map(\.rule), [.spl17])
  }
}
