import ModelCore
import PelmetTestSupport
import Testing

@MainActor
struct PresentTests {
  @Test("VCL-24, VCL-19: a full-screen presentation hides the presenter", arguments: [true, false])
  func presentsFullScreen(animated: Bool) {
    let stage = ModalStage()
    var completed: [String] = []
    stage.a.present(controller("B"), animated: animated) { completed = stage.takeNames([.appearance]) }
    expectEqual(stage.simulation.log.names(), ["B.loadView", "B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear"])
    stage.simulation.layoutPass()
    expectEqual(completed.isEmpty, animated)
    stage.simulation.settle()
    #expect(
      completed == [
        "A.viewWillDisappear", "B.viewWillAppear", "B.viewIsAppearing", "B.viewDidAppear", "A.viewDidDisappear",
      ])
    expectEqual(stage.simulation.now, animated ? 0.35 : 0)
    #expect(stage.simulation.faults.isEmpty)
  }

  @Test("VCL-24: the links are there before the callbacks, and the flag is as long as they last")
  func linksAndFlag() {
    final class Witness: UIViewController {
      var seen: [String] = []
      func note(_ name: String) {
        seen.append("\(name): \(isBeingPresented), \(presentingViewController?.modelName ?? "nobody")")
      }
      override func viewDidLoad() { note("didLoad") }
      override func viewWillAppear(_ animated: Bool) { note("wA") }
      override func viewIsAppearing(_ animated: Bool) { note("iA") }
      override func viewDidAppear(_ animated: Bool) { note("dA") }
    }
    let stage = ModalStage()
    let b = named(Witness(), "B")
    stage.a.present(b, animated: true) { b.note("completion") }
    #expect(stage.a.presentedViewController === b)
    stage.simulation.settle()
    #expect(
      b.seen == [
        "didLoad: false, nobody", "wA: true, A", "iA: true, A", "dA: true, A", "completion: false, A",
      ])
  }

  @Test("VCL-13: only the presented controller is being presented, not what it contains")
  func childIsNotBeingPresented() {
    let stage = ModalStage()
    let (b, child) = (controller("B"), controller("Child"))
    b.addChild(child)
    stage.a.present(b, animated: true)
    #expect(b.isBeingPresented && !child.isBeingPresented)
    stage.simulation.settle()
    #expect(!b.isBeingPresented)
    b.dismiss(animated: true)
    #expect(b.isBeingDismissed && !child.isBeingDismissed)
    stage.simulation.settle()
    #expect(!b.isBeingDismissed)
  }

  @Test("VCL-26: presenting from viewDidAppear begins inside it")
  func presentsNested() {
    final class Presenting: UIViewController {
      override func viewDidAppear(_ animated: Bool) { present(controller("C"), animated: true) }
    }
    let stage = ModalStage()
    stage.a.present(named(Presenting(), "B"), animated: true)
    stage.simulation.settle()
    #expect(
      stage.takeNames([.loading, .appearance, .layout]).filter { !$0.contains("Layout") || $0.hasPrefix("C") } == [
        "B.loadView", "B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear", "B.viewIsAppearing", "B.viewDidAppear",
        "C.loadView", "C.viewDidLoad", "B.viewWillDisappear", "C.viewWillAppear", "A.viewDidDisappear", "C.viewIsAppearing",
        "C.viewWillLayoutSubviews", "C.viewDidLayoutSubviews", "C.viewDidAppear", "B.viewDidDisappear",
      ])
    #expect(stage.simulation.faults.isEmpty)
  }

  @Test("VCL-26: a controller that dismisses itself in viewDidAppear")
  func dismissesInDidAppear() {
    final class Brief: UIViewController {
      override func viewDidAppear(_ animated: Bool) { dismiss(animated: true) }
    }
    let stage = ModalStage()
    stage.a.present(named(Brief(), "B"), animated: true)
    stage.simulation.settle()
    expectEqual(stage.takeEvents(), "A.wD B.wA B.dA B.wD A.wA A.dA B.dD")
    #expect(stage.a.view.window === stage.window)
    #expect(stage.simulation.faults.isEmpty)
  }

  @Test("VCL-31: children have the links of their ancestors")
  func linksOfChildren() {
    let stage = ModalStage()
    let (a1, b, b1) = (controller("A1"), controller("B"), controller("B1"))
    stage.a.addChild(a1)
    stage.a.view.addSubview(a1.view)
    b.addChild(b1)
    a1.present(b, animated: false)
    #expect(a1.presentedViewController === b)
    #expect(stage.a.presentedViewController === b)
    #expect(b1.presentingViewController === stage.a)
    #expect(b1.presentedViewController == nil)
    #expect(b1.presentationController === b.presentationController)
  }
}
