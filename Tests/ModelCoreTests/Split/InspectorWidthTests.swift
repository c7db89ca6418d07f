import Foundation
import ModelCore
import PelmetTestSupport
import Testing

/// INS-1: the inspector's width, and what a split view controller tells its descendants.
@MainActor
struct InspectorWidthTests {
  private func width(_ configure: @escaping @MainActor (UISplitViewController) -> Void) throws -> CGFloat {
    let scene = SplitScene {
      let split = columns()
      split.setViewController(named("Inspector"), for: .inspector)
      configure(split)
      return split
    }
    #expect(!scene.split.isShowing(.inspector))
    scene.split.show(.inspector)
    scene.simulation.settle()
    let inspector = try #require(scene.split.viewController(for: .inspector)?.navigationController)
    let secondary = try #require(scene.split.viewController(for: .secondary)?.navigationController)
    expectEqual(inspector.view.frame.maxX, 1180)
    expectEqual(secondary.view.frame.maxX, inspector.view.frame.minX)
    return inspector.view.frame.width
  }

  @Test("INS-1: the width in points takes precedence over the fraction")
  func preferred() throws {
    try expectEqual(width { $0.preferredInspectorColumnWidth = 300 }, 300)
    try expectEqual(width { $0.preferredInspectorColumnWidthFraction = 0.5 }, 590)
    #expect(
      try width {
        $0.preferredInspectorColumnWidth = 300
        $0.preferredInspectorColumnWidthFraction = 0.5
      } == 300)
  }

  @Test("INS-1: minimum and maximum limit both, and the minimum wins")
  func limits() throws {
    #expect(
      try width {
        $0.preferredInspectorColumnWidth = 300
        $0.maximumInspectorColumnWidth = 250
      } == 250)
    #expect(
      try width {
        $0.preferredInspectorColumnWidthFraction = 0.1
        $0.minimumInspectorColumnWidth = 200
      } == 200)
    #expect(
      try width {
        $0.minimumInspectorColumnWidth = 400
        $0.maximumInspectorColumnWidth = 350
      } == 400)
    try expectEqual(width { $0.maximumInspectorColumnWidth = 5000 }, width { _ in })
  }

  @Test("INS-1: every dimension is automatic at first, and a change is laid out")
  func change() throws {
    let scene = SplitScene {
      let split = columns()
      split.setViewController(named("Inspector"), for: .inspector)
      return split
    }
    let split = scene.split
    let dimensions = [
      split.preferredInspectorColumnWidth, split.preferredInspectorColumnWidthFraction, split.minimumInspectorColumnWidth,
      split.maximumInspectorColumnWidth,
    ]
    expectEqual(dimensions, Array(repeating: UISplitViewController.automaticDimension, count: 4))
    split.show(.inspector)
    scene.simulation.settle()
    split.preferredInspectorColumnWidth = 280
    scene.simulation.settle()
    expectEqual(split.viewController(for: .inspector)?.navigationController?.view.frame.width, 280)
  }

  @Test("INS-1: descendants know whether the split view controller is collapsed, since iOS 26", arguments: [18, 26])
  func environment(version: Device.Release) throws {
    let scene = SplitScene(on: version) { columns() }
    let primary = try #require(scene.split.viewController(for: .primary))
    func environments() -> [UISplitViewController.LayoutEnvironment] {
      [primary, primary.navigationController, scene.split].map {
        $0?.traitCollection.splitViewControllerLayoutEnvironment ?? .none
      }
    }
    let isKnown = version >= 26
    expectEqual(environments(), [isKnown ? .expanded : .none, isKnown ? .expanded : .none, .none])
    scene.resize(width: 320)
    expectEqual(environments(), [isKnown ? .collapsed : .none, isKnown ? .collapsed : .none, .none])
    expectEqual(UIViewController().traitCollection.splitViewControllerLayoutEnvironment, .none)
  }

  @Test("INS-1: a column that is not in the view has the environment, too")
  func hiddenColumn() throws {
    let scene = SplitScene {
      let split = columns()
      split.preferredDisplayMode = .secondaryOnly
      return split
    }
    let primary = try #require(scene.split.viewController(for: .primary))
    expectEqual(primary.traitCollection.splitViewControllerLayoutEnvironment, .expanded)
  }
}
