import ModelCore
import PelmetTestSupport
import Testing

/// Calls of `dismiss` that meet a presentation, another dismissal, or nothing.
@MainActor
struct DismissOverlapTests {
  @Test("VCL-32: a dismissal waits until what it dismisses has been presented", arguments: [true, false], [true, false])
  func dismissalOfArriving(presentIsAnimated: Bool, dismissIsAnimated: Bool) {
    let stage = ModalStage()
    let b = controller("B")
    var completions: [String] = []
    stage.a.present(b, animated: presentIsAnimated) { completions.append("present") }
    stage.a.dismiss(animated: dismissIsAnimated) { completions.append("dismiss") }
    #expect(b.isBeingPresented && !b.isBeingDismissed)
    stage.simulation.settle()
    expectEqual(stage.takeEvents(), "A.wD B.wA B.dA A.dD B.wD A.wA A.dA B.dD")
    expectEqual(completions, ["present", "dismiss"])
    #expect(stage.a.presentedViewController == nil && stage.a.view.window === stage.window)
    expectEqual(stage.simulation.now, 0.35 * Double([presentIsAnimated, dismissIsAnimated].count { $0 }))
    #expect(stage.simulation.faults.isEmpty)
  }

  @Test("VCL-32: while the topmost is still being presented, the dismissal of the whole chain waits")
  func dismissalBelowArriving() {
    let stage = ModalStage()
    let (b, c) = (controller("B", .pageSheet), controller("C", .pageSheet))
    stage.a.present(b, animated: true)
    stage.simulation.settle()
    stage.simulation.log.clear()
    b.present(c, animated: true)
    stage.a.dismiss(animated: true)
    stage.simulation.settle()
    expectEqual(stage.takeEvents(), "C.wA C.dA C.wD B.wD C.dD B.dD")
    #expect(stage.a.presentedViewController == nil && stage.window.subviews.count == 1)
    #expect(stage.simulation.faults.isEmpty)
  }

  @Test("VCL-32: what is presented in viewDidAppear delays the dismissal once more, and goes with it")
  func dismissalOfGrowingChain() {
    final class Presenting: UIViewController {
      override func viewDidAppear(_ animated: Bool) { present(controller("C", .pageSheet), animated: true) }
    }
    let stage = ModalStage()
    stage.a.present(named(Presenting(), "B", .pageSheet), animated: true)
    stage.a.dismiss(animated: true)
    stage.simulation.settle()
    expectEqual(stage.takeEvents(), "B.wA B.dA C.wA C.dA C.wD B.wD C.dD B.dD")
    #expect(stage.simulation.now > 1 && stage.a.presentedViewController == nil)
  }

  @Test("VCL-32, P-21: by policy a dismissal of what is still being presented has no effect")
  func droppedDismissal() {
    var policies = Policies()
    policies.dismissalDuringArrival = .ignored
    let stage = ModalStage(policies: policies)
    let b = controller("B")
    stage.a.present(b, animated: true)
    stage.a.dismiss(animated: true) { Issue.record("the dismissal was dropped") }
    stage.simulation.settle()
    #expect(stage.a.presentedViewController === b && !b.isBeingPresented)
    #expect(stage.simulation.faults.isEmpty)
  }

  @Test("VCL-32, VCL-33: a waiting dismissal that finds nothing after all completes")
  func dismissalOfDiscarded() {
    let stage = ModalStage()
    var isComplete = false
    stage.a.present(controller("B"), animated: true)
    stage.a.dismiss(animated: true) { isComplete = true }
    stage.window.rootViewController = controller("New")
    stage.simulation.settle()
    #expect(isComplete && stage.simulation.faults.isEmpty)
  }

  @Test(
    "VCL-33, P-22: the completion of a dismissal without anything to dismiss",
    arguments: [
      (.completesSince13, 12, false), (.completesSince13, 13, true), (.completes, 12, true), (.ignored, 26, false),
    ] as [(Policies.DismissalOfNothing, Device.Release, Bool)])
  func nothingToDismiss(policy: Policies.DismissalOfNothing, version: Device.Release, completes: Bool) {
    var policies = Policies()
    policies.dismissalOfNothing = policy
    let stage = ModalStage(on: version, policies: policies)
    var isComplete = false
    stage.a.dismiss(animated: true) { isComplete = true }
    expectEqual(isComplete, completes)
    stage.simulation.settle()
    #expect(stage.simulation.log.events.isEmpty && stage.simulation.faults.isEmpty)
  }

  @Test("VCL-34: a second dismissal dismisses the receiver itself, after the first", arguments: [true, false])
  func secondDismissal(animated: Bool) {
    let (stage, b, _) = threeLevels()
    var completions: [String] = []
    b.dismiss(animated: animated) { completions.append("first \(stage.takeEvents())") }
    b.dismiss(animated: animated) { completions.append("second \(stage.takeEvents())") }
    stage.simulation.settle()
    expectEqual(completions, ["first C.wD C.dD", "second B.wD B.dD"])
    #expect(stage.a.presentedViewController == nil && stage.window.subviews.count == 1)
    #expect(stage.simulation.faults.isEmpty)
  }

  @Test("VCL-34, VCL-33: a second dismissal by what is being dismissed finds nothing, and completes")
  func secondDismissalByTheLeaving() {
    let (stage, b, c) = threeLevels()
    var completions: [Int] = []
    c.dismiss(animated: true) { completions.append(1) }
    c.dismiss(animated: true) { completions.append(2) }
    stage.simulation.settle()
    expectEqual(completions, [1, 2])
    #expect(stage.takeEvents() == "C.wD C.dD" && stage.a.presentedViewController === b)
  }

  @Test("VCL-34: dismissing all that is presented waits for a dismissal further up")
  func dismissalBelowLeaving() {
    let (stage, b, _) = threeLevels()
    b.dismiss(animated: true)
    stage.a.dismiss(animated: true)
    stage.simulation.settle()
    #expect(stage.takeEvents() == "C.wD C.dD B.wD B.dD" && stage.a.presentedViewController == nil)
  }

  @Test("VCL-34: a dismissal from viewWillDisappear is a second one, also of a dragged sheet", arguments: [true, false])
  func dismissalDuringCallbacks(byHand: Bool) {
    let stage = ModalStage()
    let (b, c) = (controller("B", .pageSheet), named(Zealous(), "C", .pageSheet))
    stage.a.present(b, animated: false)
    stage.simulation.settle()
    b.present(c, animated: false)
    stage.simulation.settle()
    stage.simulation.log.clear()
    if byHand { stage.simulation.dragSheet(of: c, letGo: .dismiss) } else { c.dismiss(animated: true) }
    stage.simulation.settle()
    #expect(stage.takeEvents() == "C.wD C.dD B.wD B.dD" && stage.a.presentedViewController == nil)
  }

  @Test("VCL-34: a dismissal while a dragged sheet returns comes after it")
  func dismissalOfReturning() {
    let stage = ModalStage()
    let b = named(Zealous(), "B", .pageSheet)
    stage.a.present(b, animated: false)
    stage.simulation.settle()
    stage.simulation.log.clear()
    stage.simulation.dragSheet(of: b, letGo: .back)
    stage.simulation.settle()
    #expect(stage.takeEvents() == "B.wD B.wA B.dA B.wD B.dD" && stage.a.presentedViewController == nil)
  }

  @Test("VCL-34, P-23: by policy only the first of repeated dismissals acts")
  func ignoredDismissal() {
    var policies = Policies()
    policies.repeatedDismissal = .ignored
    let (stage, b, _) = threeLevels(policies)
    var completions: [Int] = []
    b.dismiss(animated: true) { completions.append(1) }
    b.dismiss(animated: true) { completions.append(2) }
    stage.a.dismiss(animated: false) { completions.append(3) }
    stage.simulation.settle()
    expectEqual(completions, [1])
    #expect(stage.takeEvents() == "C.wD C.dD" && stage.a.presentedViewController === b)
  }

  /// The sheet C over the sheet B over A, with a log that begins there.
  private func threeLevels(_ policies: Policies = Policies()) -> (ModalStage, UIViewController, UIViewController) {
    let stage = ModalStage(policies: policies)
    let (b, c) = (controller("B", .pageSheet), controller("C", .pageSheet))
    stage.a.present(b, animated: false)
    stage.simulation.settle()
    b.present(c, animated: false)
    stage.simulation.settle()
    stage.simulation.log.clear()
    return (stage, b, c)
  }
}

/// A controller whose presenter dismisses when it disappears.
private final class Zealous: UIViewController {
  override func viewWillDisappear(_ animated: Bool) { presentingViewController?.dismiss(animated: true) }
}
