import Foundation
import ModelCore
import PelmetTestSupport
import Testing

/// Presentations and dismissals that an app animates.
@MainActor
struct PresentationTransitionTests {
  /// B, which `delegate` animates, over A.
  private func presented(_ delegate: Transitions, _ style: UIModalPresentationStyle = .fullScreen, in stage: ModalStage)
    -> UIViewController
  {
    let b = controller("B", style)
    b.transitioningDelegate = delegate
    stage.a.present(b, animated: true)
    return b
  }

  @Test("TRN-1, TRN-2: the delegate is asked before the callbacks, and the animator ends the presentation")
  func presentation() {
    let stage = ModalStage()
    let delegate = Transitions(Animator(0.5))
    let b = presented(delegate, in: stage)
    #expect(
      stage.takeCalls() == [
        "D.animationController(forPresented: B, presenting: A, source: A)", "D.interactionControllerForPresentation()",
        "Animator.transitionDuration()", "A.viewWillDisappear(animated: true)", "B.viewWillAppear(animated: true)",
      ])
    #expect(b.view.window == nil)
    stage.simulation.layoutPass()
    expectEqual(stage.takeCalls(), ["Animator.animateTransition()"])
    #expect(b.view.window === stage.window)
    stage.simulation.settle()
    #expect(
      stage.takeCalls() == [
        "B.viewIsAppearing(animated: true)", "B.viewDidAppear(animated: true)", "A.viewDidDisappear(animated: true)",
        "Animator.animationEnded(true)",
      ])
    expectEqual(stage.simulation.now, 0.5)
    #expect(stage.a.view.window == nil && stage.simulation.faults.isEmpty)
  }

  @Test("TRN-2: a dismissal takes the animator's time, and its completion comes before animationEnded")
  func dismissal() {
    let stage = ModalStage()
    let delegate = Transitions(Animator(0.5))
    let b = presented(delegate, in: stage)
    stage.simulation.settle()
    _ = stage.takeCalls()
    var completed = false
    b.dismiss(animated: true) { completed = true }
    stage.simulation.settle()
    #expect(
      stage.takeCalls() == [
        "D.animationController(forDismissed: B)", "D.interactionControllerForDismissal()", "Animator.transitionDuration()",
        "B.viewWillDisappear(animated: true)", "A.viewWillAppear(animated: true)", "Animator.animateTransition()",
        "A.viewIsAppearing(animated: true)", "A.viewDidAppear(animated: true)", "B.viewDidDisappear(animated: true)",
        "Animator.animationEnded(true)",
      ])
    #expect(completed && stage.simulation.now == 1)
    #expect(stage.a.view.superview === stage.window && b.view.window == nil)
  }

  @Test("TRN-1: without an animator the system's animation runs")
  func noAnimator() {
    let stage = ModalStage()
    let delegate = Transitions(nil)
    let b = presented(delegate, in: stage)
    stage.simulation.settle()
    #expect(
      stage.takeCalls() == [
        "D.animationController(forPresented: B, presenting: A, source: A)", "A.viewWillDisappear(animated: true)",
        "B.viewWillAppear(animated: true)", "B.viewIsAppearing(animated: true)", "B.viewDidAppear(animated: true)",
        "A.viewDidDisappear(animated: true)",
      ])
    #expect(stage.simulation.now == 0.35 && b.view.window === stage.window)
  }

  @Test(
    "TRN-1, P-25: nobody asks for the animator of a call that is not animated, or by policy for one in the style custom",
    arguments: Policies.UnanimatedCustomTransitions.allCases, [UIModalPresentationStyle.fullScreen, .custom])
  func unanimated(policy: Policies.UnanimatedCustomTransitions, style: UIModalPresentationStyle) {
    var policies = Policies()
    policies.unanimatedCustomTransitions = policy
    let stage = ModalStage(policies: policies)
    var seen: [Bool] = []
    let delegate = Transitions(
      ScriptedAnimator {
        seen.append($0.isAnimated)
        $0.completeTransition(true)
      })
    let b = controller("B", style)
    b.transitioningDelegate = delegate
    stage.a.present(b, animated: false)
    stage.simulation.settle()
    b.dismiss(animated: false)
    stage.simulation.settle()
    expectEqual(seen, policy == .askAnimator && style == .custom ? [false, false] : [])
    #expect(stage.simulation.now == 0 && stage.simulation.faults.isEmpty)
  }

  @Test("TRN-1: the delegate is not retained, and a dismissal without it is the system's")
  func weakDelegate() {
    let stage = ModalStage()
    let b = presented(Transitions(Animator()), in: stage)
    #expect(b.transitioningDelegate == nil)
    stage.simulation.settle()
    b.dismiss(animated: true)
    stage.simulation.settle()
    expectEqual(stage.simulation.now, 0.85)
  }

  @Test("TRN-1: of two presented controllers the animator of the one on top removes both")
  func chain() {
    let stage = ModalStage()
    let (lower, upper) = (Transitions(Animator()), Transitions(Animator()))
    upper.modelName = "E"
    let b = presented(lower, .overFullScreen, in: stage)
    stage.simulation.settle()
    let c = controller("C", .overFullScreen)
    c.transitioningDelegate = upper
    b.present(c, animated: true)
    stage.simulation.settle()
    _ = stage.takeCalls()
    stage.a.dismiss(animated: true)
    stage.simulation.settle()
    let asked = stage.takeCalls().filter { $0.contains("animationController") }
    expectEqual(asked, ["E.animationController(forDismissed: C)"])
    #expect(b.view.window == nil && c.view.window == nil && stage.a.presentedViewController == nil)
  }

  @Test(
    "TRN-3: an animator gets the presenting view only where it is removed, and the frames of both",
    arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .custom])
  func context(style: UIModalPresentationStyle) {
    let stage = ModalStage()
    let animator = Animator()
    let delegate = Transitions(animator)
    let b = presented(delegate, style, in: stage)
    let hides = style == .fullScreen
    stage.simulation.layoutPass()
    let screen = stage.window.bounds
    if let context = animator.context {
      #expect(context.viewController(forKey: .from) === stage.a && context.viewController(forKey: .to) === b)
      #expect(context.view(forKey: .from) === (hides ? stage.a.view : nil) && context.view(forKey: .to) === b.view)
      #expect(context.initialFrame(for: stage.a) == screen && context.finalFrame(for: stage.a) == (hides ? .zero : screen))
      #expect(context.initialFrame(for: b) == .zero && context.finalFrame(for: b) == screen)
      #expect(context.presentationStyle == style && context.isAnimated && !context.isInteractive)
      #expect(b.view.isDescendant(of: context.containerView))
    }
    stage.simulation.settle()
    b.dismiss(animated: true)
    stage.simulation.layoutPass()
    if let context = animator.context {
      #expect(context.view(forKey: .from) === b.view && context.view(forKey: .to) === (hides ? stage.a.view : nil))
      #expect(context.finalFrame(for: b) == .zero && context.finalFrame(for: stage.a) == screen)
    }
    stage.simulation.settle()
    #expect(stage.a.view.superview === stage.window && stage.simulation.faults.isEmpty)
  }

  @Test("TRN-3: a view that the animator does not add is not there")
  func forgottenView() {
    let stage = ModalStage()
    let delegate = Transitions(ScriptedAnimator { $0.completeTransition(true) })
    let b = presented(delegate, in: stage)
    stage.simulation.settle()
    #expect(b.view.window == nil && stage.a.view.window == nil)
    expectEqual(stage.takeEvents(), "A.wD B.wA B.dA A.dD")
  }

  @Test("TRN-4: what did not complete is undone", arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen])
  func cancelledPresentation(style: UIModalPresentationStyle) {
    let stage = ModalStage()
    let delegate = Transitions(
      ScriptedAnimator {
        if let view = $0.view(forKey: .to) { $0.containerView.addSubview(view) }
        $0.completeTransition(false)
        $0.completeTransition(true)
      })
    let b = presented(delegate, style, in: stage)
    stage.simulation.settle()
    let a = style == .fullScreen ? (["A.wD"], ["A.wA", "A.dA"]) : ([], [])
    expectEqual(stage.takeEvents(), (a.0 + ["B.wA", "B.wD", "B.dD"] + a.1).joined(separator: " "))
    #expect(stage.a.presentedViewController == nil && b.presentingViewController == nil)
    #expect(stage.a.view.superview === stage.window && b.view.window == nil)
    stage.a.present(controller("C"), animated: true)
    stage.simulation.settle()
    #expect(stage.simulation.faults.isEmpty)
  }

  @Test("TRN-4: a cancelled dismissal keeps the controller", arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen])
  func cancelledDismissal(style: UIModalPresentationStyle) {
    let stage = ModalStage()
    let delegate = Transitions(Animator())
    let b = presented(delegate, style, in: stage)
    stage.simulation.settle()
    _ = stage.takeEvents()
    delegate.dismissing = ScriptedAnimator {
      if let view = $0.view(forKey: .to) { $0.containerView.insertSubview(view, at: 0) }
      $0.view(forKey: .from)?.removeFromSuperview()
      $0.completeTransition(false)
    }
    var cancelled: [Bool] = []
    b.dismiss(animated: true)
    b.transitionCoordinator?.animate(alongsideTransition: nil) { cancelled.append($0.isCancelled) }
    stage.simulation.settle()
    expectEqual(stage.takeEvents(), style == .fullScreen ? "B.wD A.wA A.wD A.dD B.wA B.dA" : "B.wD B.wA B.dA")
    #expect(cancelled == [true] && stage.a.presentedViewController === b && !b.isBeingDismissed)
    #expect(b.view.window === stage.window && (stage.a.view.window == nil) == (style == .fullScreen))
    delegate.dismissing = nil
    b.dismiss(animated: true)
    stage.simulation.settle()
    #expect(stage.a.presentedViewController == nil && stage.a.view.superview === stage.window)
    #expect(stage.simulation.faults.isEmpty)
  }

  @Test("TRN-5: a transition that its animator never completes is a fault at rest, once, and stays open")
  func neverCompleted() {
    let stage = ModalStage()
    var context: (any UIViewControllerContextTransitioning)?
    let delegate = Transitions(ScriptedAnimator { context = $0 })
    let b = presented(delegate, in: stage)
    stage.simulation.settle()
    stage.simulation.settle()
    expectEqual(stage.simulation.faults.map(\.rule), [.trn5])
    #expect(
      stage.simulation.faults.first?.message
        == "the transition from A to B is still open, and the user can do nothing: ScriptedAnimator has not called completeTransition; "
        + "call it when the animation is over, also one that was cancelled")
    #expect(b.isBeingPresented && b.transitionCoordinator != nil)
    stage.simulation.log.clear()
    context?.completeTransition(true)
    expectEqual(stage.takeEvents(), "B.dA A.dD")
  }

  @Test("TRN-2, VCL-32: a dismissal during a custom presentation waits for its end")
  func dismissalWaits() {
    let stage = ModalStage()
    let delegate = Transitions(Animator(0.5))
    _ = presented(delegate, in: stage)
    stage.a.dismiss(animated: true)
    stage.simulation.settle()
    expectEqual(stage.takeEvents(), "A.wD B.wA B.dA A.dD B.wD A.wA A.dA B.dD")
    expectEqual(stage.simulation.now, 1)
  }

  @Test("TRN-2: animations alongside run with the animator's, and know its duration")
  func alongside() {
    let stage = ModalStage()
    var seen: [String] = []
    let delegate = Transitions(
      ScriptedAnimator {
        seen.append("animator")
        $0.completeTransition(true)
        seen.append("completed")
      })
    let b = presented(delegate, in: stage)
    b.transitionCoordinator?.animate(alongsideTransition: { seen.append("alongside \($0.transitionDuration)") }) { _ in
      seen.append("end")
    }
    stage.simulation.settle()
    expectEqual(seen, ["animator", "alongside 1.0", "end", "completed"])
    #expect(b.transitionCoordinator == nil)
  }

  @Test("TRN-5, SCN-6: an open transition ends with its process")
  func endOfProcess() {
    let stage = ModalStage()
    let b = presented(Transitions(ScriptedAnimator { _ in }), in: stage)
    _ = b
    stage.simulation.terminate()
    stage.simulation.settle()
    #expect(stage.simulation.faults.isEmpty)
  }
}
