import Foundation
import ModelCore
import PelmetTestSupport
import Testing

/// Transitions that a hand drives.
@MainActor
struct InteractiveTransitionTests {
  /// A dismissal of B in the hand: percent-driven, of a second.
  @MainActor
  private final class Rig {
    let stage = ModalStage()
    let animator = Animator(1)
    let delegate: Transitions
    let hand = UIPercentDrivenInteractiveTransition()
    let b: UIViewController

    init(_ style: UIModalPresentationStyle = .fullScreen) {
      delegate = Transitions(animator)
      b = controller("B", style)
      b.transitioningDelegate = delegate
      stage.a.present(b, animated: false)
      stage.simulation.settle()
      delegate.driver = hand
      stage.simulation.log.clear()
    }
  }

  @Test("TRN-6: a hand begins the transition in place of the animator, and settle() waits for the hand")
  func begin() {
    let rig = Rig()
    rig.b.dismiss(animated: true)
    rig.stage.simulation.settle()
    #expect(
      rig.stage.takeCalls() == [
        "D.animationController(forDismissed: B)", "D.interactionControllerForDismissal()", "Animator.transitionDuration()",
        "B.viewWillDisappear(animated: true)", "A.viewWillAppear(animated: true)",
        "UIPercentDrivenInteractiveTransition.startInteractiveTransition()", "Animator.animateTransition()",
        "A.viewIsAppearing(animated: true)",
      ])
    #expect(rig.b.isBeingDismissed && rig.hand.duration == 1)
    #expect(rig.animator.context?.isInteractive == true && rig.b.transitionCoordinator?.initiallyInteractive == true)
    #expect(rig.stage.simulation.faults.isEmpty && rig.stage.simulation.now == 0)
  }

  @Test("TRN-6: let go, the animation takes the rest of its time", arguments: [1.0, 2.0])
  func finish(speed: Double) {
    let rig = Rig()
    rig.b.dismiss(animated: true)
    rig.stage.simulation.settle()
    rig.hand.update(0.25)
    #expect(rig.hand.percentComplete == 0.25 && rig.b.transitionCoordinator?.percentComplete == 0.25)
    rig.hand.completionSpeed = speed
    rig.hand.finish()
    #expect(rig.animator.context?.isInteractive == false && rig.b.isBeingDismissed)
    rig.stage.simulation.settle()
    expectEqual(rig.stage.simulation.now, 0.75 / speed)
    #expect(rig.stage.a.presentedViewController == nil && rig.stage.a.view.superview === rig.stage.window)
    expectEqual(rig.stage.takeEvents(), "B.wD A.wA A.dA B.dD")
  }

  @Test("TRN-6, TRN-4: cancelled, it returns, and the controller stays")
  func cancel() {
    let rig = Rig()
    rig.b.dismiss(animated: true)
    rig.stage.simulation.settle()
    var seen: [String] = []
    rig.b.transitionCoordinator?.notifyWhenInteractionChanges { seen.append("let go, cancelled \($0.isCancelled)") }
    rig.b.transitionCoordinator?.animate(alongsideTransition: nil) { seen.append("ended, cancelled \($0.isCancelled)") }
    rig.hand.update(0.25)
    rig.hand.cancel()
    #expect(rig.animator.context?.transitionWasCancelled == true)
    rig.stage.simulation.settle()
    expectEqual(rig.stage.simulation.now, 0.25)
    expectEqual(rig.stage.takeEvents(), "B.wD A.wA A.wD A.dD B.wA B.dA")
    expectEqual(seen, ["let go, cancelled true", "ended, cancelled true"])
    #expect(rig.stage.a.presentedViewController === rig.b && rig.b.view.window === rig.stage.window)
    rig.b.dismiss(animated: true)
    rig.stage.simulation.settle()
    rig.hand.finish()
    rig.stage.simulation.settle()
    #expect(rig.stage.a.presentedViewController == nil && rig.stage.simulation.faults.isEmpty)
  }

  @Test("TRN-6: a cancelled transition that its animator completes all the same is completed")
  func completedAllTheSame() {
    let rig = Rig()
    rig.delegate.dismissing = ScriptedAnimator { context in
      UIView.animate(withDuration: 1, animations: {}) { _ in context.completeTransition(true) }
    }
    rig.b.dismiss(animated: true)
    rig.stage.simulation.settle()
    rig.hand.cancel()
    rig.stage.simulation.settle()
    #expect(rig.stage.a.presentedViewController == nil)
  }

  @Test("TRN-6: a hand that lets go before the transition begins is lost, which is a fault")
  func letGoBefore() {
    let rig = NavigationRig(2).shown()
    let delegate = NavigationAnimations(Animator(1))
    let hand = UIPercentDrivenInteractiveTransition()
    delegate.driver = hand
    rig.navigation.delegate = delegate
    rig.kept = delegate
    rig.navigation.popViewController(animated: true)
    hand.finish()
    rig.simulation.settle()
    expectEqual(rig.simulation.faults.map(\.rule), [.trn5])
    #expect(rig.simulation.faults.first?.message.contains("finish() or cancel() came before it began") == true)
    hand.finish()
    rig.simulation.settle()
    #expect(rig.names == ["A"] && rig.navigation.transitionCoordinator == nil)
  }

  @Test("TRN-6: an end without a transition is forgotten")
  func strayEnd() {
    let rig = Rig()
    rig.hand.cancel()
    rig.stage.simulation.advance(by: 1)
    rig.b.dismiss(animated: true)
    rig.stage.simulation.settle()
    #expect(rig.stage.simulation.faults.isEmpty)
    rig.hand.finish()
    rig.stage.simulation.settle()
    #expect(rig.stage.a.presentedViewController == nil)
  }

  @Test("TRN-6: one that begins by itself can be taken into the hand")
  func pause() {
    let rig = Rig()
    rig.hand.wantsInteractiveStart = false
    rig.b.dismiss(animated: true)
    rig.stage.simulation.layoutPass()
    #expect(rig.animator.context?.isInteractive == false && rig.b.transitionCoordinator?.initiallyInteractive == false)
    rig.stage.simulation.advance(by: 0.5)
    rig.hand.pause()
    #expect(rig.animator.context?.isInteractive == true && rig.hand.percentComplete == 0.5)
    rig.stage.simulation.advance(by: 1)
    #expect(rig.b.isBeingDismissed)
    rig.hand.cancel()
    rig.stage.simulation.settle()
    #expect(rig.stage.a.presentedViewController === rig.b && rig.stage.simulation.now == 2)
  }

  @Test("TRN-6: one that returns can be taken into the hand again, and goes on from where it is")
  func pauseOnTheWayBack() {
    let rig = Rig()
    rig.b.dismiss(animated: true)
    rig.stage.simulation.settle()
    rig.hand.update(0.5)
    rig.hand.completionSpeed = 2
    rig.hand.cancel()
    rig.stage.simulation.advance(by: 0.125)
    rig.hand.pause()
    #expect(rig.hand.percentComplete == 0.25 && rig.animator.context?.transitionWasCancelled == false)
    rig.hand.finish()
    rig.stage.simulation.settle()
    #expect(rig.stage.simulation.now == 0.5 && rig.stage.a.presentedViewController == nil)
  }

  @Test("TRN-6: an animation that was over when the hand took hold does not end again")
  func pauseAfterAnEnd() {
    let rig = Rig()
    var ends: [TimeInterval] = []
    rig.delegate.dismissing = ScriptedAnimator { context in
      UIView.animate(withDuration: 0.25, animations: {}) { _ in ends.append(rig.stage.simulation.now) }
      UIView.animate(withDuration: 1, animations: {}) { _ in context.completeTransition(true) }
    }
    rig.hand.wantsInteractiveStart = false
    rig.b.dismiss(animated: true)
    rig.stage.simulation.advance(by: 0.5)
    rig.hand.pause()
    rig.hand.finish()
    rig.stage.simulation.settle()
    #expect(ends == [0.25] && rig.stage.a.presentedViewController == nil)
  }

  @Test("TRN-6, TRN-8: a push and a pop in the hand", arguments: [true, false], [true, false])
  func navigation(pushes: Bool, completes: Bool) {
    let rig = NavigationRig(2).shown()
    let delegate = NavigationAnimations(Animator(1))
    let hand = UIPercentDrivenInteractiveTransition()
    delegate.driver = hand
    rig.navigation.delegate = delegate
    rig.kept = delegate
    if pushes {
      rig.navigation.pushViewController(page("C"), animated: true)
    } else {
      rig.navigation.popViewController(animated: true)
    }
    rig.simulation.settle()
    #expect(rig.navigation.transitionCoordinator?.isInteractive == true)
    hand.update(0.5)
    if completes { hand.finish() } else { hand.cancel() }
    rig.simulation.settle()
    expectEqual(rig.names, completes ? (pushes ? ["A", "B", "C"] : ["A"]) : ["A", "B"])
    expectEqual(rig.events([.delegate]).contains("D.didShow"), completes)
    #expect(rig.simulation.now == 0.5 && rig.simulation.faults.isEmpty)
  }

  @Test("TRN-6: a driver of one's own calls the animator, or animates itself")
  func ownDriver() {
    final class Own: UIResponder, UIViewControllerInteractiveTransitioning {
      var context: (any UIViewControllerContextTransitioning)?
      func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        context = transitionContext
      }
    }
    let rig = Rig(.overFullScreen)
    let own = Own()
    rig.delegate.driver = own
    rig.b.dismiss(animated: true)
    rig.stage.simulation.settle()
    own.context?.updateInteractiveTransition(0.5)
    #expect(rig.b.transitionCoordinator?.percentComplete == 0.5 && rig.animator.context == nil)
    own.context?.finishInteractiveTransition()
    #expect(rig.b.isBeingDismissed)
    own.context?.completeTransition(true)
    expectEqual(rig.stage.takeEvents(), "B.wD B.dD")
  }
}
