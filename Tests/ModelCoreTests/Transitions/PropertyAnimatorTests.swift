import Foundation
import ModelCore
import PelmetTestSupport
import Testing

@MainActor
struct PropertyAnimatorTests {
  @Test("TRN-10: changes are made at the start, completions called at the end")
  func runs() {
    let simulation = Simulation()
    var seen: [String] = []
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeOut) { seen.append("changes") }
    animator.addCompletion { seen.append("\($0) at \(simulation.now)") }
    #expect(animator.state == .inactive && !animator.isRunning)
    animator.startAnimation()
    #expect(animator.state == .active && animator.isRunning && seen == ["changes"])
    simulation.advance(by: 0.25)
    expectEqual(animator.fractionComplete, 0.25)
    simulation.settle()
    #expect(seen == ["changes", "end at 1.0"] && animator.state == .inactive)
  }

  @Test("TRN-10: paused, reversed and continued, it ends at its start")
  func reverses() {
    let simulation = Simulation()
    var seen: [String] = []
    let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5)
    animator.addCompletion { seen.append("\($0) at \(simulation.now)") }
    animator.startAnimation(afterDelay: 0)
    simulation.advance(by: 0.25)
    animator.pauseAnimation()
    simulation.advance(by: 5)
    #expect(animator.fractionComplete == 0.25 && !animator.isRunning && seen.isEmpty)
    animator.isReversed = true
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    simulation.settle()
    expectEqual(seen, ["start at 5.5"])
  }

  @Test("TRN-10: the progress begins after the delay, and keeps to the time that the rest is given")
  func progress() {
    let simulation = Simulation()
    var end: TimeInterval?
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    animator.addCompletion { _ in end = simulation.now }
    animator.startAnimation(afterDelay: 1)
    simulation.advance(by: 0.5)
    expectEqual(animator.fractionComplete, 0)
    simulation.advance(by: 1)
    expectEqual(animator.fractionComplete, 0.5)
    animator.pauseAnimation()
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 2)
    simulation.advance(by: 1)
    expectEqual(animator.fractionComplete, 0.75)
    simulation.settle()
    expectEqual(end, 3.5)
  }

  @Test("TRN-10: stopped, it is finished where the app says, or not at all")
  func stops() {
    let simulation = Simulation()
    var seen: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    animator.addCompletion { seen.append($0) }
    animator.startAnimation()
    animator.stopAnimation(false)
    expectEqual(animator.state, .stopped)
    animator.finishAnimation(at: .current)
    animator.startAnimation()
    simulation.advance(by: 0.5)
    animator.stopAnimation(true)
    simulation.settle()
    #expect(seen == [.current] && animator.state == .inactive && animator.fractionComplete == 0)
  }

  @Test("TRN-6, TRN-10: a percent-driven hand holds an animator's property animator", arguments: [true, false])
  func inTheHand(completes: Bool) {
    let stage = ModalStage()
    var ends: [UIViewAnimatingPosition] = []
    let delegate = Transitions(
      ScriptedAnimator { context in
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
        animator.addCompletion {
          ends.append($0)
          context.completeTransition($0 == .end)
        }
        animator.startAnimation()
      })
    let hand = UIPercentDrivenInteractiveTransition()
    delegate.driver = hand
    let b = controller("B", .overFullScreen)
    b.transitioningDelegate = delegate
    stage.a.present(b, animated: true)
    stage.simulation.settle()
    hand.update(0.25)
    if completes { hand.finish() } else { hand.cancel() }
    stage.simulation.settle()
    expectEqual(ends, [completes ? .end : .start])
    expectEqual(stage.a.presentedViewController === b, completes)
    expectEqual(stage.simulation.now, completes ? 0.75 : 0.25)
  }
}
