import Foundation
import ModelCore
import PelmetTestSupport
import Testing

@MainActor
struct ContainmentTests {
  private static let kinds: Set<EventLog.Kind> = [.appearance, .containment]

  /// Adds a child in `viewDidLoad`.
  private final class Parent: UIViewController {
    var onLoad: (Parent) -> Void = { _ in }
    override func viewDidLoad() {
      super.viewDidLoad()
      onLoad(self)
    }
  }

  /// Says what the predicates are in each callback.
  private final class Mover: UIViewController {
    var notes: [String] = []
    private func note(_ name: String) {
      notes.append("\(name)\(isMovingToParent ? " to" : "")\(isMovingFromParent ? " from" : "")")
    }
    override func viewWillAppear(_ animated: Bool) { note("wA") }
    override func viewDidAppear(_ animated: Bool) { note("dA") }
    override func viewWillDisappear(_ animated: Bool) { note("wD") }
    override func viewDidDisappear(_ animated: Bool) { note("dD") }
  }

  @Test("VCL-6: addChild sends willMove before the membership, and no didMove")
  func addChild() {
    final class Child: UIViewController {
      var parentInWillMove: UIViewController??
      override func willMove(toParent parent: UIViewController?) { parentInWillMove = .some(self.parent) }
    }
    let stage = ContainmentStage()
    let child = Child()
    child.modelName = "C"
    stage.root.addChild(child)
    expectEqual(child.parentInWillMove, .some(nil))
    #expect(child.parent === stage.root)
    expectEqual(stage.root.children, [child])
    expectEqual(stage.simulation.log.description, "C.willMove(toParent: P)")
  }

  @Test("VCL-6: a child of another leaves it first")
  func changesParents() {
    let stage = ContainmentStage()
    let (other, child) = (stage.controller("O"), stage.controller("C"))
    other.addChild(child)
    stage.simulation.log.clear()
    stage.root.addChild(child)
    #expect(other.children.isEmpty)
    #expect(child.parent === stage.root)
    expectEqual(stage.simulation.log.description, "C.didMove(toParent: nil)\nC.willMove(toParent: P)")
  }

  @Test("VCL-6: no controller contains itself")
  func noCircles() {
    let stage = ContainmentStage()
    let child = stage.controller("C")
    stage.root.addChild(child)
    child.addChild(stage.root)
    child.addChild(child)
    #expect(stage.root.parent == nil)
    #expect(child.children.isEmpty)
    expectEqual(stage.simulation.faults.map(\.rule), [.vcl6, .vcl6])
  }

  @Test("VCL-7: removeFromParent sends didMove after the membership, and no willMove")
  func removeFromParent() {
    let stage = ContainmentStage()
    let child = stage.controller("C")
    stage.root.addChild(child)
    stage.simulation.log.clear()
    child.removeFromParent()
    #expect(child.parent == nil)
    #expect(stage.root.children.isEmpty)
    expectEqual(stage.simulation.log.description, "C.didMove(toParent: nil)")
    child.removeFromParent()
    expectEqual(stage.simulation.log.events.count, 1)
  }

  @Test("VCL-8: nothing appears in a container that is not to be seen")
  func hiddenContainer() {
    let stage = ContainmentStage(isShown: false)
    let child = stage.controller("C")
    stage.add(child, to: stage.root)
    stage.remove(child)
    expectEqual(stage.events(Self.kinds), ["C.wM", "C.dM", "C.wM", "C.dM"])
  }

  @Test("VCL-8: a child without a view is told its moves only")
  func childWithoutView() {
    let stage = ContainmentStage()
    let child = stage.controller("C")
    stage.root.addChild(child)
    child.didMove(toParent: stage.root)
    child.willMove(toParent: nil)
    child.removeFromParent()
    stage.simulation.settle()
    #expect(!child.isViewLoaded)
    expectEqual(stage.events(Self.kinds), ["C.wM", "C.dM", "C.wM", "C.dM"])
  }

  @Test("VCL-9: a child that is added while its parent loads appears with it")
  func childAtStart() {
    let child = UIViewController()
    let stage = ContainmentStage(root: Parent(), isShown: false)
    child.modelName = "C"
    (stage.root as? Parent)?.onLoad = { parent in
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
    }
    stage.window.isHidden = false
    stage.simulation.settle()
    // `updateViewConstraints`, recorded between the two, is not modelled: there are no constraints here.
    #expect(
      stage.events([.appearance, .containment, .layout]).filter { $0.hasPrefix("C.") && $0 != "C.iA" } == [
        "C.wM", "C.dM", "C.wA", "C.wL", "C.dLS", "C.dA",
      ])
  }

  @Test("VCL-11: a child's view goes into its parent's and nowhere else")
  func wrongOwner() {
    let stage = ContainmentStage()
    let (first, second) = (stage.controller("A"), stage.controller("B"))
    stage.add(first, to: stage.root)
    stage.root.addChild(second)
    first.view.addSubview(second.view)
    expectEqual(stage.simulation.faults.map(\.rule), [.vcl11])
    #expect(second.view.superview == nil)
    let box = UIView(frame: .zero)
    stage.root.view.addSubview(box)
    box.addSubview(second.view)
    expectEqual(stage.simulation.faults.count, 1)
    #expect(second.view.window === stage.window)
  }

  @Test("VCL-11: a view is not put into itself")
  func circularViews() {
    let stage = ContainmentStage()
    let (outer, inner) = (UIView(frame: .zero), UIView(frame: .zero))
    outer.addSubview(inner)
    inner.addSubview(outer)
    outer.addSubview(outer)
    expectEqual(stage.simulation.faults.map(\.rule), [.vcl11, .vcl11])
    #expect(outer.superview == nil)
  }

  @Test("VCL-8, VCL-13: a view that comes before its controller does")
  func viewFirst() {
    let stage = ContainmentStage()
    let child = Mover()
    child.modelName = "C"
    stage.root.view.addSubview(child.view)
    stage.root.addChild(child)
    child.didMove(toParent: stage.root)
    expectEqual(stage.events(Self.kinds), ["C.wA", "C.iA", "C.dA", "C.wM", "C.dM"])
    expectEqual(child.notes, ["wA", "dA"])
  }

  @Test("VCL-7, VCL-8: a controller that goes before its view does")
  func controllerGoesFirst() {
    let stage = ContainmentStage()
    let child = stage.controller("C")
    stage.add(child, to: stage.root)
    stage.simulation.log.clear()
    child.removeFromParent()
    child.view.removeFromSuperview()
    expectEqual(stage.events(Self.kinds), ["C.dM", "C.wD", "C.dD"])
  }

  @Test("VCL-7: didMove that a removal already sent is not sent for another")
  func repeatedMoves() {
    let stage = ContainmentStage()
    let child = stage.controller("C")
    child.willMove(toParent: stage.root)
    stage.root.addChild(child)
    stage.root.addChild(child)
    child.didMove(toParent: stage.root)
    expectEqual(stage.events(Self.kinds), ["C.wM", "C.wM", "C.dM"])
    expectEqual(stage.root.children, [child])
  }

  @Test("VCL-13: the predicates are true in the callbacks of a move, and at rest they are not")
  func predicates() {
    let stage = ContainmentStage()
    let child = Mover()
    stage.add(child, to: stage.root)
    expectEqual(child.notes, ["wA to", "dA to"])
    #expect(!child.isMovingToParent)
    child.notes = []
    stage.window.isHidden = true
    stage.window.isHidden = false
    stage.simulation.settle()
    expectEqual(child.notes, ["wD", "dD", "wA", "dA"])
    child.notes = []
    stage.remove(child)
    expectEqual(child.notes, ["wD from", "dD from"])
    #expect(!child.isMovingFromParent)
  }

  @Test("VCL-8, VCL-12: a view that is taken away in the middle of its parent's transition")
  func leavesMidway() {
    for ends in [true, false] {
      let stage = ContainmentStage()
      let child = stage.controller("C")
      stage.add(child, to: stage.root)
      stage.simulation.log.clear()
      stage.root.beginAppearanceTransition(false, animated: true)
      if ends { stage.remove(child) }
      stage.root.endAppearanceTransition()
      expectEqual(stage.wills, ends ? ["P.wD", "C.wD", "C.dD", "P.dD"] : ["P.wD", "C.wD", "P.dD", "C.dD"])
    }
  }

  @Test("VCL-8: a view that changes its place in one window neither appears nor disappears")
  func movesWithinWindow() {
    let stage = ContainmentStage()
    let child = stage.controller("C")
    let box = UIView(frame: .zero)
    stage.root.view.addSubview(box)
    stage.add(child, to: stage.root)
    stage.simulation.log.clear()
    box.addSubview(child.view)
    stage.root.view.insertSubview(box, at: 0)
    #expect(stage.events().isEmpty)
    box.removeFromSuperview()
    expectEqual(stage.wills, ["C.wD", "C.dD"])
  }
}
