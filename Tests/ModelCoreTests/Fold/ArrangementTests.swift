import Foundation
import ModelCore
import PelmetTestSupport
import Testing

@MainActor
struct ArrangementTests {
  @MainActor
  private final class Panes {
    let (primary, secondary) = (Answering(), Answering())
    let arrangement = UIArrangementViewController()

    init(_ style: some UIArrangementViewController.Arrangement = .split) {
      (primary.modelName, secondary.modelName) = ("P", "S")
      arrangement.setViewController(primary, for: .primary)
      arrangement.setViewController(secondary, for: .secondary)
      arrangement.updateArrangement(style)
    }

    /// Such as `P 0 0 475.5 669, S …`, from left to right and top to bottom; without those that are not in the window.
    var frames: String {
      let shown = [primary, secondary].filter { $0.viewIfLoaded?.window != nil && $0.parent === arrangement }
      return shown.sorted { ($0.view.frame.minX, $0.view.frame.minY) < ($1.view.frame.minX, $1.view.frame.minY) }.map {
        let frame = $0.view.frame
        return "\($0.modelName) \(frame.minX)…\(frame.maxX) \(frame.minY)…\(frame.maxY)"
      }.joined(separator: ", ")
    }
  }

  @Test(
    "FLD-5: a split halves the view or ends at the fold, and leaves the primary controller alone where there is no room",
    arguments: [
      (.closed, "P 0.0…466.0 0.0…339.0, S 0.0…466.0 339.0…678.0", .vertical),
      (.closedAreaRight, "P 0.0…678.0 0.0…466.0", []),
      (.openPortrait, "P 0.0…669.0 0.0…475.5, S 0.0…669.0 475.5…951.0", .vertical),
      (.openLandscape, "P 0.0…475.5 0.0…669.0, S 475.5…951.0 0.0…669.0", .horizontal),
      (.halfPortrait, "P 0.0…669.0 0.0…455.5, S 0.0…669.0 495.5…951.0", .vertical),
      (.halfLandscape, "P 0.0…455.5 0.0…669.0, S 495.5…951.0 0.0…669.0", .horizontal),
    ] as [(Pose, String, UIAxis)])
  func split(pose: Pose, frames: String, axis: UIAxis) {
    let panes = Panes()
    let stage = DuoStage(pose) { UINavigationController(rootViewController: panes.arrangement) }
    defer { withExtendedLifetime(stage) {} }
    expectEqual(panes.frames, frames)
    expectEqual(panes.arrangement.state(for: .primary)?.splitAxis, axis)
    #expect(panes.arrangement.state(for: .primary)?.isHidden == false)
    expectEqual(panes.arrangement.state(for: .secondary)?.isHidden, axis == [])
    expectEqual(panes.arrangement.state(for: .secondary)?.zIndex, 0)
  }

  @Test(
    "FLD-5: the fold decides on the axis where it divides the view, of whatever shape that is",
    arguments: [
      (CGRect(x: 320, y: 0, width: 631, height: 669), "P 0.0…135.5 0.0…669.0, S 175.5…631.0 0.0…669.0"),
      (CGRect(x: 460, y: 0, width: 400, height: 669), "P 0.0…400.0 0.0…334.5, S 0.0…400.0 334.5…669.0"),
      (CGRect(x: 500, y: 0, width: 400, height: 669), "P 0.0…400.0 0.0…334.5, S 0.0…400.0 334.5…669.0"),
      (CGRect(x: 55, y: 0, width: 400.5, height: 669), "P 0.0…400.5 0.0…334.5, S 0.0…400.5 334.5…669.0"),
    ] as [(CGRect, String)])
  func column(frame: CGRect, frames: String) {
    let panes = Panes()
    let stage = DuoStage(.halfLandscape) { UIViewController() }
    let root = stage.window.rootViewController
    root?.addChild(panes.arrangement)
    panes.arrangement.view.frame = frame
    root?.view.addSubview(panes.arrangement.view)
    stage.simulation.settle()
    expectEqual(panes.frames, frames)
  }

  @Test("FLD-5: an axis that is not allowed leaves the primary controller alone")
  func axes() {
    let panes = Panes(.split.axes(.horizontal))
    let stage = DuoStage(.openLandscape) { panes.arrangement }
    #expect(panes.secondary.parent === panes.arrangement)
    stage.strike(.openPortrait)
    expectEqual(panes.frames, "P 0.0…669.0 0.0…951.0")
    panes.arrangement.updateArrangement(.split.axes(.vertical))
    #expect(panes.secondary.parent === panes.arrangement)
    stage.strike(.openLandscape)
    expectEqual(panes.frames, "P 0.0…951.0 0.0…669.0")
  }

  @Test(
    "FLD-5: an overlay covers, and on the two sides of a fold the secondary controller comes first",
    arguments: [
      (.openLandscape, .both, "P 0.0…951.0 0.0…669.0, S 0.0…951.0 0.0…669.0"),
      (.closedAreaRight, .both, "P 0.0…678.0 0.0…466.0, S 0.0…678.0 0.0…466.0"),
      (.halfLandscape, .both, "S 0.0…455.5 0.0…669.0, P 495.5…951.0 0.0…669.0"),
      (.halfPortrait, .both, "S 0.0…669.0 0.0…455.5, P 0.0…669.0 495.5…951.0"),
      (.halfPortrait, .horizontal, "P 0.0…669.0 0.0…951.0, S 0.0…669.0 0.0…951.0"),
    ] as [(Pose, UIAxis, String)])
  func overlay(pose: Pose, axes: UIAxis, frames: String) {
    let panes = Panes(.overlay.axes(axes))
    let stage = DuoStage(pose) { panes.arrangement }
    defer { withExtendedLifetime(stage) {} }
    expectEqual(panes.frames, frames)
    #expect(panes.arrangement.view.subviews.last === panes.primary.view)
  }

  @Test("FLD-5: a controller without a place leaves the hierarchy, and the same one comes back")
  func collapse() {
    let panes = Panes()
    let stage = DuoStage(.openLandscape) { UINavigationController(rootViewController: panes.arrangement) }
    let view = panes.secondary.view
    #expect(panes.secondary.navigationController != nil)
    #expect(panes.secondary.arrangementViewController === panes.arrangement)
    stage.simulation.log.clear()
    stage.strike(.closedAreaRight)
    #expect(panes.secondary.parent == nil && panes.secondary.navigationController == nil)
    #expect(panes.secondary.view.window == nil)
    #expect(panes.arrangement.viewController(for: .secondary) === panes.secondary)
    expectEqual(panes.arrangement.placement(for: panes.secondary), .secondary)
    stage.strike(.openLandscape)
    #expect(panes.secondary.view === view && panes.secondary.parent === panes.arrangement)
    #expect(
      stage.simulation.log.names(for: [.appearance]).filter { $0.hasPrefix("S.") && !$0.contains("IsAppearing") } == [
        "S.viewWillDisappear", "S.viewDidDisappear", "S.viewWillAppear", "S.viewDidAppear",
      ])
  }

  @Test("FLD-5: the bars show a pane's items only if the container forwards them")
  func items() throws {
    let panes = Panes()
    panes.primary.navigationItem.rightBarButtonItems = [imageItem("share")]
    let stage = DuoStage { UINavigationController(rootViewController: panes.arrangement) }
    #expect(try stage.screen().verticalBar == nil)
    panes.arrangement.navigationItem.rightBarButtonItems = panes.primary.navigationItem.rightBarButtonItems
    stage.simulation.settle()
    try expectEqual(stage.column().items.names, ["share"])
  }

  @Test("FLD-5: neither a pane nor a controller to which the container forwards decides on vertical bars; the container does")
  func optOut() {
    final class Forwarding: UIArrangementViewController {
      var isForwarding = false
      var answer = UIVerticalBarBehavior.automatic

      override var childForPreferredVerticalBarBehavior: UIViewController? { isForwarding ? viewController(for: .primary) : nil }
      override var preferredVerticalBarBehavior: UIVerticalBarBehavior { answer }
    }
    let (container, pane) = (Forwarding(), Answering(.disabled))
    container.setViewController(pane, for: .primary)
    let stage = DuoStage { UINavigationController(rootViewController: container) }
    expectEqual(container.traitCollection.verticalBarEdge, .trailing)
    container.isForwarding = true
    container.setNeedsUpdateOfVerticalBarConfiguration()
    stage.simulation.settle()
    expectEqual(container.traitCollection.verticalBarEdge, .trailing)
    container.answer = .disabled
    container.setNeedsUpdateOfVerticalBarConfiguration()
    stage.simulation.settle()
    expectEqual(container.traitCollection.verticalBarEdge, .unspecified)
    expectEqual(pane.traitCollection.verticalBarEdge, .unspecified)
  }

  @Test("FLD-5: panes can change places, and be taken away")
  func replace() {
    let panes = Panes()
    let stage = DuoStage { panes.arrangement }
    defer { withExtendedLifetime(stage) {} }
    panes.arrangement.setViewController(panes.secondary, for: .primary)
    panes.arrangement.setViewController(panes.primary, for: .secondary)
    expectEqual(panes.frames, "S 0.0…475.5 0.0…669.0, P 475.5…951.0 0.0…669.0")
    panes.arrangement.setViewController(nil, for: .secondary)
    expectEqual(panes.frames, "S 0.0…951.0 0.0…669.0")
    #expect(panes.primary.parent == nil && panes.arrangement.placement(for: panes.primary) == nil)
    #expect(panes.arrangement.state(for: .secondary) == nil)
  }

  @Test("FLD-5: from right to left the primary controller is at the right")
  func rightToLeft() {
    let panes = Panes()
    let stage = DuoStage { panes.arrangement }
    stage.simulation.layoutDirection = .rightToLeft
    panes.arrangement.view.setNeedsLayout()
    stage.simulation.settle()
    expectEqual(panes.frames, "S 0.0…475.5 0.0…669.0, P 475.5…951.0 0.0…669.0")
  }
}
