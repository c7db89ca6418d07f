import Foundation
import ModelCore
import PelmetTestSupport
import Testing

@MainActor
struct ForwardingTests {
  private final class Manual: UIViewController {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
  }

  @Test("VCL-12: what happens to a parent happens to its children, parents first")
  func forwards() {
    let stage = ContainmentStage()
    let (child, grandchild, unseen) = (stage.controller("C"), stage.controller("G"), stage.controller("U"))
    stage.add(child, to: stage.root)
    stage.add(grandchild, to: child)
    stage.root.addChild(unseen)
    unseen.loadViewIfNeeded()
    stage.simulation.log.clear()
    stage.window.isHidden = true
    stage.window.isHidden = false
    stage.simulation.settle()
    #expect(
      stage.wills == [
        "P.wD", "C.wD", "G.wD", "P.dD", "C.dD", "G.dD", "P.wA", "C.wA", "G.wA", "P.dA", "C.dA", "G.dA",
      ])
  }

  @Test("VCL-12: a container that does not forward begins and ends its children's transitions")
  func manual() {
    let stage = ContainmentStage(root: Manual())
    let child = stage.controller("C")
    stage.root.addChild(child)
    stage.root.view.addSubview(child.view)
    #expect(stage.events().isEmpty)
    child.beginAppearanceTransition(true, animated: true)
    stage.simulation.settle()
    expectEqual(stage.events(), ["C.wA", "C.iA"])
    child.endAppearanceTransition()
    stage.window.isHidden = true
    expectEqual(stage.wills, ["C.wA", "C.dA", "P.wD", "P.dD"])
    child.view.removeFromSuperview()
    expectEqual(stage.wills.count, 4)
  }

  @Test("VCL-12: a controller without a window can be told that it appears")
  func withoutWindow() {
    let stage = ContainmentStage()
    let child = stage.controller("C")
    child.beginAppearanceTransition(true, animated: false)
    child.endAppearanceTransition()
    child.beginAppearanceTransition(false, animated: true)
    child.endAppearanceTransition()
    stage.simulation.settle()
    #expect(child.view.window == nil)
    #expect(
      stage.simulation.log.description == """
        C.loadView()
        C.viewDidLoad()
        C.viewWillAppear(animated: false)
        C.viewDidAppear(animated: false)
        C.viewWillDisappear(animated: true)
        C.viewDidDisappear(animated: true)
        """)
  }

  @Test("VCL-12: an end without a begin, and a begin that says nothing new, do nothing")
  func unbalanced() {
    let stage = ContainmentStage(root: Manual())
    let child = stage.controller("C")
    child.endAppearanceTransition()
    child.beginAppearanceTransition(false, animated: false)
    child.beginAppearanceTransition(true, animated: false)
    child.beginAppearanceTransition(true, animated: false)
    child.endAppearanceTransition()
    child.endAppearanceTransition()
    expectEqual(stage.wills, ["C.wA", "C.dA"])
  }

  @Test("VCL-22: a begin in the other direction cancels; appearances and disappearances stay balanced")
  func cancellation() {
    let stage = ContainmentStage(root: Manual())
    let (top, previous) = (stage.controller("T"), stage.controller("V"))
    stage.root.addChild(top)
    stage.root.addChild(previous)
    stage.root.view.addSubview(top.view)
    top.beginAppearanceTransition(true, animated: false)
    top.endAppearanceTransition()
    stage.simulation.log.clear()

    top.beginAppearanceTransition(false, animated: true)
    previous.beginAppearanceTransition(true, animated: true)
    stage.root.view.insertSubview(previous.view, at: 0)
    stage.simulation.settle()
    previous.beginAppearanceTransition(false, animated: true)
    previous.view.removeFromSuperview()
    previous.endAppearanceTransition()
    top.beginAppearanceTransition(true, animated: true)
    top.endAppearanceTransition()
    expectEqual(stage.wills, ["T.wD", "V.wA", "V.wD", "V.dD", "T.wA", "T.dA"])
    expectEqual(stage.events().filter { $0 == "V.iA" }.count, 1)
  }

  @Test("VCL-22: a transition that is turned round before layout never says that the view is appearing")
  func cancelledBeforeLayout() {
    let stage = ContainmentStage(root: Manual())
    let child = stage.controller("C")
    stage.root.addChild(child)
    child.beginAppearanceTransition(true, animated: true)
    stage.root.view.addSubview(child.view)
    child.beginAppearanceTransition(false, animated: true)
    child.endAppearanceTransition()
    stage.simulation.settle()
    expectEqual(stage.events(), ["C.wA", "C.wD", "C.dD"])
  }

  @Test("VCL-12, VCL-22: a parent that comes back takes its children with it")
  func parentComesBack() {
    let stage = ContainmentStage()
    let child = stage.controller("C")
    stage.add(child, to: stage.root)
    stage.simulation.log.clear()
    stage.root.beginAppearanceTransition(false, animated: true)
    stage.root.beginAppearanceTransition(true, animated: true)
    stage.root.endAppearanceTransition()
    expectEqual(stage.wills, ["P.wD", "C.wD", "P.wA", "C.wA", "P.dA", "C.dA"])
  }

  @Test("VCL-12: who began a child's transition ends it, not the parent whose own ends meanwhile")
  func ownTransitions() {
    let stage = ContainmentStage(isShown: false)
    let child = stage.controller("C")
    stage.root.addChild(child)
    stage.root.beginAppearanceTransition(true, animated: false)
    child.beginAppearanceTransition(true, animated: true)
    stage.root.view.addSubview(child.view)
    stage.root.endAppearanceTransition()
    expectEqual(stage.wills, ["P.wA", "C.wA", "P.dA"])
    child.endAppearanceTransition()
    expectEqual(stage.wills.last, "C.dA")
  }
}
