import Foundation
import ModelCore
import PelmetTestSupport
import Testing

@MainActor
struct ChildTransitionTests {
  private final class Manual: UIViewController {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
  }

  @Test("VCL-10, VCL-19: the recorded order, animated or not", arguments: [0, 0.2])
  func order(duration: TimeInterval) {
    let stage = ContainmentStage()
    let (first, second) = (stage.controller("A"), stage.controller("B"))
    stage.add(first, to: stage.root)
    stage.simulation.settle()
    stage.simulation.log.clear()
    stage.root.addChild(second)
    first.willMove(toParent: nil)
    var seen: [UIView] = []
    stage.root.transition(from: first, to: second, duration: duration, animations: { seen = stage.root.view.subviews }) {
      #expect($0)
      second.didMove(toParent: stage.root)
      first.removeFromParent()
    }
    stage.simulation.settle()
    // `updateViewConstraints`, recorded before the layout, is not modelled: there are no constraints here.
    #expect(
      stage.events([.appearance, .containment, .layout]).filter { $0 != "B.iA" && !$0.hasPrefix("P.") } == [
        "B.wM", "A.wM", "A.wD", "B.wA", "B.wL", "B.dLS", "B.dA", "A.dD", "B.dM", "A.dM",
      ])
    expectEqual(seen, [first.view, second.view])
    expectEqual(stage.root.view.subviews, [second.view])
    expectEqual(stage.simulation.now, duration)
    #expect(stage.simulation.log.description.contains("viewDidAppear(animated: \(duration > 0))"))
  }

  @Test("VCL-10: the same exchange by hand, in a container that does not forward")
  func byHand() {
    let stage = ContainmentStage(root: Manual())
    let (first, second) = (stage.controller("A"), stage.controller("B"))
    stage.root.addChild(first)
    stage.root.view.addSubview(first.view)
    first.beginAppearanceTransition(true, animated: false)
    first.endAppearanceTransition()
    stage.simulation.log.clear()
    stage.root.addChild(second)
    first.willMove(toParent: nil)
    first.beginAppearanceTransition(false, animated: true)
    second.beginAppearanceTransition(true, animated: true)
    stage.root.view.addSubview(second.view)
    stage.simulation.settle()
    second.endAppearanceTransition()
    first.view.removeFromSuperview()
    first.endAppearanceTransition()
    second.didMove(toParent: stage.root)
    first.removeFromParent()
    #expect(
      stage.events([.appearance, .containment]).filter { $0 != "B.iA" } == [
        "B.wM", "A.wM", "A.wD", "B.wA", "B.dA", "A.dD", "B.dM", "A.dM",
      ])
  }

  @Test("VCL-10: two children of a container that forwards, or nothing happens")
  func mistakes() {
    let stage = ContainmentStage()
    let (first, second, manual) = (stage.controller("A"), stage.controller("B"), Manual())
    stage.add(first, to: stage.root)
    var isCalled = false
    stage.root.transition(from: first, to: second, duration: 0, animations: nil) { _ in isCalled = true }
    manual.addChild(second)
    manual.transition(from: second, to: second, duration: 0, animations: nil) { _ in isCalled = true }
    stage.simulation.settle()
    expectEqual(stage.simulation.faults.map(\.rule), [.vcl10, .vcl10])
    #expect(!isCalled)
    #expect(second.viewIfLoaded?.superview == nil)
  }

  @Test("VCL-10: in a container that is not to be seen only the views change")
  func unseen() {
    let stage = ContainmentStage(isShown: false)
    let (first, second) = (stage.controller("A"), stage.controller("B"))
    stage.add(first, to: stage.root)
    stage.root.addChild(second)
    stage.root.transition(from: first, to: second, duration: 0.2, animations: nil)
    stage.simulation.settle()
    #expect(stage.events().isEmpty)
    expectEqual(stage.root.view.subviews, [second.view])
  }

  @Test("VCL-10: exchanges that overtake each other, forward and back")
  func overtaking() {
    let stage = ContainmentStage()
    let (first, second, third) = (stage.controller("A"), stage.controller("B"), stage.controller("C"))
    stage.add(first, to: stage.root)
    stage.root.addChild(second)
    stage.root.addChild(third)
    stage.simulation.log.clear()
    stage.root.transition(from: first, to: second, duration: 0.3, animations: nil)
    stage.simulation.advance(by: 0.1)
    stage.root.transition(from: second, to: third, duration: 0.3, animations: nil)
    stage.simulation.settle()
    expectEqual(stage.wills, ["A.wD", "B.wA", "B.wD", "C.wA", "A.dD", "C.dA", "B.dD"])
    expectEqual(stage.root.view.subviews, [third.view])
    stage.simulation.log.clear()
    stage.root.transition(from: third, to: first, duration: 0.3, animations: nil)
    stage.simulation.advance(by: 0.1)
    stage.root.transition(from: first, to: third, duration: 0.3, animations: nil)
    stage.simulation.settle()
    expectEqual(stage.wills, ["C.wD", "A.wA", "A.wD", "C.wA", "C.dA", "A.dD"])
    expectEqual(stage.root.view.subviews, [third.view])
  }

  @Test("VCL-10, VCL-12: a container that disappears in the middle")
  func containerLeaves() {
    let stage = ContainmentStage()
    let (first, second) = (stage.controller("A"), stage.controller("B"))
    stage.add(first, to: stage.root)
    stage.root.addChild(second)
    stage.simulation.log.clear()
    stage.root.transition(from: first, to: second, duration: 0.2, animations: nil)
    stage.simulation.advance(by: 0.1)
    stage.window.isHidden = true
    stage.simulation.settle()
    expectEqual(stage.wills, ["A.wD", "B.wA", "P.wD", "B.wD", "P.dD", "B.dD", "A.dD"])
    stage.window.isHidden = false
    stage.simulation.settle()
    expectEqual(stage.wills.suffix(4), ["P.wA", "B.wA", "P.dA", "B.dA"])
  }
}
