import Foundation
import ModelCore
import PelmetTestSupport
import Testing

@MainActor
struct PresentationAndWindowTests {
  @Test("VCL-28: what is presented covers the window and turns with it")
  func coversWindow() {
    let stage = ModalStage()
    let b = controller("B")
    stage.a.present(b, animated: false)
    stage.simulation.settle()
    #expect(b.view.window === stage.window && b.view.frame == stage.window.bounds)
    stage.window.frame.size = .init(width: 844, height: 390)
    stage.simulation.settle()
    expectEqual(b.view.frame, stage.window.bounds)
    b.dismiss(animated: false)
    stage.simulation.settle()
    expectEqual(stage.a.view.frame, stage.window.bounds)
  }

  @Test("VCL-28: a hidden window hides and shows only what can be seen in it")
  func hiddenWindow() {
    let stage = ModalStage()
    stage.a.present(controller("B"), animated: false)
    stage.simulation.settle()
    stage.a.presentedViewController?.present(controller("C", .pageSheet), animated: false)
    stage.simulation.settle()
    stage.simulation.log.clear()
    stage.window.isHidden = true
    expectEqual(stage.takeEvents(), "C.wD C.dD B.wD B.dD")
    stage.window.isHidden = false
    stage.simulation.settle()
    expectEqual(stage.takeEvents(), "B.wA C.wA B.dA C.dA")
  }

  @Test("VCL-24: presenting in a hidden window is seen when the window is")
  func presentsInHiddenWindow() {
    let stage = ModalStage()
    stage.window.isHidden = true
    stage.simulation.log.clear()
    var isComplete = false
    stage.a.present(controller("B"), animated: false) { isComplete = true }
    stage.simulation.settle()
    expectEqual(stage.takeEvents(), "")
    #expect(isComplete)
    stage.window.isHidden = false
    stage.simulation.settle()
    expectEqual(stage.takeEvents(), "B.wA B.dA")
    stage.a.dismiss(animated: false)
    stage.simulation.settle()
    expectEqual(stage.takeEvents(), "B.wD A.wA A.dA B.dD")
  }

  @Test("VCL-24: presenting over a root that is only just appearing", arguments: [true, false])
  func presentsAtLaunch(animated: Bool) {
    let simulation = Simulation()
    simulation.launch()
    simulation.settle()
    simulation.log.clear()
    let (root, b) = (controller("A"), controller("B"))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = root
    window.makeKeyAndVisible()
    var isComplete = false
    root.present(b, animated: animated) { isComplete = true }
    simulation.settle()
    #expect(
      simulation.log.names(for: [.appearance]) == [
        "A.viewWillAppear", "A.viewWillDisappear", "B.viewWillAppear", "B.viewIsAppearing", "B.viewDidAppear",
        "A.viewDidDisappear",
      ])
    #expect(isComplete && b.view.window === window && root.view.window == nil)
    #expect(simulation.faults.isEmpty)
  }

  @Test("VCL-30: what is presented goes with the root controller that is replaced", arguments: [true, false])
  func replacedRoot(isArriving: Bool) {
    let stage = ModalStage()
    let (b, c) = (controller("B"), controller("C", .pageSheet))
    stage.a.present(b, animated: false)
    stage.simulation.settle()
    b.present(c, animated: true)
    if !isArriving { stage.simulation.settle() }
    stage.simulation.log.clear()
    stage.window.rootViewController = controller("New")
    expectEqual(stage.takeEvents(), "C.wD C.dD B.wD B.dD New.wA")
    stage.simulation.settle()
    expectEqual(stage.takeEvents(), "New.dA")
    expectEqual(stage.window.subviews.count, 1)
    #expect(stage.a.presentedViewController == nil && c.presentingViewController == nil)
    #expect(!c.isBeingPresented && !c.isBeingDismissed)
  }

  @Test("VCL-25: a dismissed controller, its manager and the completions are released")
  func releasesDismissed() {
    let stage = ModalStage()
    weak var released: UIViewController?
    weak var manager: UIPresentationController?
    weak var captured: UIResponder?
    do {
      let b = controller("B", .pageSheet)
      let token = UIResponder()
      (released, manager, captured) = (b, b.presentationController, token)
      stage.a.present(b, animated: true) { _ = token }
    }
    stage.simulation.settle()
    #expect(released != nil && captured == nil)
    stage.a.dismiss(animated: true)
    stage.simulation.settle()
    #expect(released == nil && manager == nil)
  }

  @Test("VCL-30: a replaced root is released with what it presents")
  func releasesReplacedRoot() {
    let stage = ModalStage()
    weak var root: UIViewController?
    weak var presented: UIViewController?
    do {
      let (next, b) = (controller("Next"), controller("B"))
      stage.window.rootViewController = next
      stage.simulation.settle()
      next.present(b, animated: true)
      (root, presented) = (next, b)
    }
    stage.window.rootViewController = controller("New")
    stage.simulation.settle()
    #expect(root == nil && presented == nil)
  }
}
