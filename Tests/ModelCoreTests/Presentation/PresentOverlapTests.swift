import ModelCore
import PelmetTestSupport
import Testing

/// Calls of `present` that meet a dismissal.
@MainActor
struct PresentOverlapTests {
  @Test(
    "VCL-35: presenting in the turn of a dismissal is refused, also without animation, and works when it is over",
    arguments: [true, false])
  func presentsWhileLeaving(animated: Bool) {
    let stage = stageWithB()
    let (b, c) = (stage.a.presentedViewController, controller("C", .pageSheet))
    stage.a.dismiss(animated: animated)
    stage.a.present(c, animated: animated) { Issue.record("a refused presentation completed") }
    #expect(
      stage.simulation.faults.map(\.message) == [
        "A was asked to present C while B is still being dismissed; present in the completion of dismiss"
      ])
    #expect(stage.a.presentedViewController === b && !c.isViewLoaded)
    stage.simulation.settle()
    #expect(stage.takeEvents() == "B.wD B.dD" && stage.a.presentedViewController == nil)
    stage.a.present(c, animated: animated)
    stage.simulation.settle()
    #expect(stage.takeEvents() == "C.wA C.dA" && stage.simulation.faults.count == 1)
  }

  @Test("VCL-35, P-24: by policy a presentation during a dismissal begins after it", arguments: [true, false])
  func waits(animated: Bool) {
    var policies = Policies()
    policies.presentationDuringDismissal = .waits
    let stage = stageWithB(policies)
    var completions: [String] = []
    stage.a.dismiss(animated: animated) { completions.append("dismiss \(stage.takeEvents())") }
    stage.a.present(controller("C", .pageSheet), animated: animated) { completions.append("present \(stage.takeEvents())") }
    stage.simulation.settle()
    expectEqual(completions, ["dismiss B.wD B.dD", "present C.wA C.dA"])
    #expect(stage.simulation.faults.isEmpty)
  }

  @Test("VCL-35: what a controller presents that is being dismissed goes with it", arguments: [true, false])
  func presentsFromLeaving(animated: Bool) throws {
    let stage = stageWithB()
    let b = try #require(stage.a.presentedViewController)
    let c = controller("C", .pageSheet)
    b.dismiss(animated: true)
    b.present(c, animated: animated)
    stage.simulation.settle()
    expectEqual(stage.takeEvents(), "B.wD C.wA C.dA C.wD C.dD B.dD")
    #expect(stage.a.presentedViewController == nil && b.presentedViewController == nil && c.presentingViewController == nil)
    #expect(stage.window.subviews.count == 1 && c.view.window == nil && !c.isBeingPresented)
    #expect(stage.simulation.faults.isEmpty)
  }

  /// The sheet B over A, with a log that begins there.
  private func stageWithB(_ policies: Policies = Policies()) -> ModalStage {
    let stage = ModalStage(policies: policies)
    stage.a.present(controller("B", .pageSheet), animated: false)
    stage.simulation.settle()
    stage.simulation.log.clear()
    return stage
  }
}
