import Foundation
import ModelCore
import PelmetTestSupport
import Testing

/// `CATransaction`, as code for navigation uses it.
@MainActor
struct LayerTransactionTests {
  /// Makes calls in a transaction whose completion notes the time, and what has happened until then.
  private func transaction(_ note: @escaping () -> Void, _ calls: () -> Void) {
    CATransaction.begin()
    CATransaction.setCompletionBlock(note)
    calls()
    CATransaction.commit()
  }

  @Test("TRN-11: without animations the completion comes with the commit")
  func nothing() {
    let rig = NavigationRig(1).shown()
    var seen: [TimeInterval] = []
    transaction({ seen.append(rig.simulation.now) }) { rig.navigation.pushViewController(page("B"), animated: false) }
    expectEqual(seen, [0])
  }

  @Test("TRN-11: the completion comes after the last animation that began inside, and not after others")
  func animations() {
    let simulation = Simulation()
    var seen: [TimeInterval] = []
    UIView.animate(withDuration: 3) {}
    transaction({ seen.append(simulation.now) }) {
      UIView.animate(withDuration: 1) {}
      UIView.animate(withDuration: 0.5, delay: 1) {}
    }
    UIView.animate(withDuration: 4, animations: {}) { _ in }
    simulation.settle()
    expectEqual(seen, [1.5])
  }

  @Test(
    "TRN-11, P-26: the completion of a push comes after didShow, or by policy with the commit",
    arguments: Policies.TransactionCompletion.allCases)
  func push(policy: Policies.TransactionCompletion) {
    var policies = Policies()
    policies.transactionCompletion = policy
    let rig = NavigationRig(1, policies: policies).shown()
    var heard: [String] = []
    transaction({ heard = rig.events([.delegate]) }) { rig.navigation.pushViewController(page("B"), animated: true) }
    rig.simulation.settle()
    expectEqual(heard, policy == .afterTransitions ? ["D.willShow", "D.didShow"] : [])
  }

  @Test("TRN-11: presentations, pops and replacements are waited for, also with an app's animator")
  func transitions() {
    let delegate = NavigationAnimations(Animator(2))
    let rig = NavigationRig(2).shown()
    var seen: [TimeInterval] = []
    let note = { seen.append(rig.simulation.now) }
    transaction(note) { rig.navigation.present(page("X"), animated: true) }
    rig.simulation.settle()
    transaction(note) { rig.navigation.dismiss(animated: true) }
    rig.simulation.settle()
    rig.navigation.delegate = delegate
    rig.kept = delegate
    transaction(note) { rig.navigation.popViewController(animated: true) }
    rig.simulation.settle()
    transaction(note) { rig.navigation.setViewControllers([page("Y")], animated: true) }
    rig.simulation.settle()
    expectEqual(seen, [0.35, 0.7, 2.7, 4.7])
  }

  @Test("TRN-11: a call during another transition is waited for")
  func queued() {
    let rig = NavigationRig(1).shown()
    var seen: [TimeInterval] = []
    rig.navigation.pushViewController(page("B"), animated: true)
    rig.simulation.layoutPass()
    transaction({ seen.append(rig.simulation.now) }) { rig.navigation.pushViewController(page("C"), animated: true) }
    rig.simulation.settle()
    expectEqual(seen, [0.7])
  }

  @Test("TRN-11: an outer transaction waits for what begins in an inner one")
  func nesting() {
    let simulation = Simulation()
    var seen: [String] = []
    transaction({ seen.append("outer \(simulation.now)") }) {
      UIView.animate(withDuration: 1) {}
      transaction({ seen.append("inner \(simulation.now)") }) { UIView.animate(withDuration: 2) {} }
    }
    simulation.settle()
    expectEqual(seen, ["inner 2.0", "outer 2.0"])
  }

  @Test("TRN-11: another completion does not replace the one for what has begun")
  func replacedCompletion() {
    let simulation = Simulation()
    var seen: [String] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { seen.append("first \(simulation.now)") }
    UIView.animate(withDuration: 1) {}
    CATransaction.setCompletionBlock { seen.append("second \(simulation.now)") }
    CATransaction.commit()
    simulation.settle()
    expectEqual(seen, ["second 0.0", "first 1.0"])
    #expect(CATransaction.completionBlock() == nil)
  }

  @Test("TRN-11: settings belong to the group, and inner groups begin with them")
  func settings() {
    let simulation = Simulation()
    #expect(CATransaction.animationDuration() == 0.25 && !CATransaction.disableActions())
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    CATransaction.setAnimationDuration(2)
    CATransaction.begin()
    #expect(CATransaction.animationDuration() == 2 && CATransaction.disableActions())
    CATransaction.commit()
    CATransaction.commit()
    CATransaction.flush()
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 0.25 && !CATransaction.disableActions())
    #expect(simulation.faults.isEmpty)
  }
}
