import Foundation
import ModelCore
import PelmetTestSupport
import Testing

/// A navigation controller's delegate with an animator, and a driver if a test sets one.
final class NavigationAnimations: UIResponder, UINavigationControllerDelegate {
  var animator: (any UIViewControllerAnimatedTransitioning)?
  var driver: (any UIViewControllerInteractiveTransitioning)?

  convenience init(_ animator: (any UIViewControllerAnimatedTransitioning)?) {
    self.init()
    modelName = "D"
    self.animator = animator
  }

  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
}

/// Pushes and pops that an app animates.
@MainActor
struct NavigationTransitionTests {
  private func rig(_ count: Int, _ delegate: NavigationAnimations) -> NavigationRig {
    let rig = NavigationRig(count).shown()
    rig.navigation.delegate = delegate
    rig.kept = delegate
    return rig
  }

  /// All that the delegate, the animator and the controllers hear.
  private func calls(_ rig: NavigationRig, _ operation: () -> Void) -> [String] {
    rig.events([.delegate, .appearance], of: operation)
  }

  @Test("TRN-8, TRN-2: a push is asked for and animated in the layout pass, and takes the animator's time")
  func push() {
    let delegate = NavigationAnimations(Animator(0.5))
    let rig = rig(1, delegate)
    #expect(
      calls(rig) { rig.navigation.pushViewController(page("B"), animated: true) } == [
        "D.animationControllerFor", "D.interactionControllerFor", "Animator.transitionDuration", "A.wD", "B.wA", "D.willShow",
        "Animator.animateTransition", "B.iA", "A.dD", "B.dA", "D.didShow", "Animator.animationEnded",
      ])
    expectEqual(rig.simulation.now, 0.5)
    #expect(rig.navigation.topViewController?.view.window === rig.window)
    #expect(rig.navigation.viewControllers[0].view.window == nil)
  }

  @Test("TRN-8: a pop, and one over several controllers")
  func pop() {
    let rig = rig(3, NavigationAnimations(Animator(0.5)))
    #expect(
      calls(rig) { rig.navigation.popToRootViewController(animated: true) } == [
        "D.animationControllerFor", "D.interactionControllerFor", "Animator.transitionDuration", "C.wD", "A.wA", "D.willShow",
        "Animator.animateTransition", "A.iA", "C.dD", "A.dA", "D.didShow", "Animator.animationEnded",
      ])
    #expect(rig.names == ["A"] && rig.simulation.faults.isEmpty)
  }

  @Test("TRN-3: the container is that of the stack, and the arriving view ends below the bars")
  func context() {
    let animator = Animator(0.5)
    let rig = rig(1, NavigationAnimations(animator))
    let a = rig.navigation.viewControllers[0]
    let b = page("B")
    b.edgesForExtendedLayout = []
    rig.navigation.pushViewController(b, animated: true)
    rig.simulation.layoutPass()
    if let context = animator.context {
      #expect(context.view(forKey: .from) === a.view && context.view(forKey: .to) === b.view)
      #expect(context.initialFrame(for: a) == a.view.frame && context.finalFrame(for: a) == .zero)
      #expect(context.initialFrame(for: b) == .zero && context.finalFrame(for: b).minY > 0)
      #expect(context.presentationStyle == .none && b.view.superview === context.containerView)
    }
    rig.simulation.settle()
    expectEqual(b.view.frame, animator.context?.finalFrame(for: b))
  }

  @Test("TRN-3: an animator that adds no view leaves the screen empty, and the next transition comes from that controller")
  func forgottenView() {
    let rig = rig(1, NavigationAnimations(ScriptedAnimator { $0.completeTransition(true) }))
    let b = page("B")
    #expect(calls(rig) { rig.navigation.pushViewController(b, animated: true) }.contains("B.dA"))
    #expect(b.view.window == nil)
    #expect(
      calls(rig) { rig.navigation.popViewController(animated: true) } == [
        "D.animationControllerFor", "D.interactionControllerFor", "Animator.transitionDuration", "B.wD", "A.wA", "D.willShow",
        "Animator.animateTransition", "B.dD", "A.dA", "D.didShow",
      ])
  }

  @Test("TRN-8, NDL-4, VCL-22: a cancelled pop restores the stack and calls the delegate no more", arguments: [2, 3])
  func cancelledPop(count: Int) {
    let rig = rig(count, NavigationAnimations(ScriptedAnimator { $0.completeTransition(false) }))
    let names = rig.names
    let top = names.last ?? ""
    let stack = rig.navigation.viewControllers
    let events = rig.events([.delegate, .appearance]) { rig.navigation.popToRootViewController(animated: true) }
    #expect(
      events.drop { $0 != "\(top).wD" }.filter { !$0.hasSuffix(".iA") } == [
        "\(top).wD", "A.wA", "D.willShow", "Animator.animateTransition", "A.wD", "A.dD", "\(top).wA", "\(top).dA",
      ])
    #expect(events.last == "\(top).dA" && !events.contains("D.didShow"))
    #expect(rig.names == names && rig.navigation.navigationBar.items?.count == count)
    #expect(stack.allSatisfy { $0.parent === rig.navigation })
    #expect(stack.last?.view.window === rig.window && stack[0].view.window == nil)
  }

  @Test("TRN-8: a cancelled push takes the controller away again")
  func cancelledPush() {
    let rig = rig(1, NavigationAnimations(ScriptedAnimator { $0.completeTransition(false) }))
    let b = page("B")
    let events = rig.events([.appearance, .containment]) { rig.navigation.pushViewController(b, animated: true) }
    expectEqual(events, ["B.wM", "A.wD", "B.wA", "B.wM", "B.wD", "B.dD", "A.wA", "A.iA", "A.dA", "B.dM"])
    #expect(rig.names == ["A"] && b.parent == nil && b.view.window == nil)
    #expect(rig.navigation.viewControllers[0].view.window === rig.window)
    rig.navigation.delegate = rig.listener
    rig.navigation.pushViewController(b, animated: true)
    rig.simulation.settle()
    #expect(rig.names == ["A", "B"] && rig.simulation.faults.isEmpty)
  }

  @Test("TRN-8: a cancelled setViewControllers brings the stack from before")
  func cancelledReplacement() {
    let rig = rig(2, NavigationAnimations(ScriptedAnimator { $0.completeTransition(false) }))
    rig.navigation.setViewControllers([page("X")], animated: true)
    rig.simulation.settle()
    #expect(rig.names == ["A", "B"] && rig.simulation.faults.isEmpty)
  }

  @Test("TRN-8: what was called meanwhile follows the end, also of a cancelled transition", arguments: [true, false])
  func queued(completes: Bool) {
    let delegate = NavigationAnimations(nil)
    let rig = rig(1, delegate)
    delegate.animator = ScriptedAnimator { [navigation = rig.navigation] in
      delegate.animator = nil
      navigation.pushViewController(page("C"), animated: true)
      $0.completeTransition(completes)
    }
    rig.navigation.pushViewController(page("B"), animated: true)
    rig.simulation.settle()
    expectEqual(rig.names, ["A", "B", "C"])
    #expect(rig.navigation.topViewController?.view.window === rig.window && rig.navigation.transitionCoordinator == nil)
  }

  @Test("TRN-5: a push that its animator never completes is a fault, and further pushes wait for ever")
  func neverCompleted() {
    let rig = rig(1, NavigationAnimations(ScriptedAnimator { _ in }))
    rig.navigation.pushViewController(page("B"), animated: true)
    rig.simulation.settle()
    rig.navigation.pushViewController(page("C"), animated: true)
    rig.simulation.settle()
    expectEqual(rig.simulation.faults.map(\.rule), [.trn5])
    #expect(rig.navigation.viewControllers.last?.isViewLoaded == false)
  }
}
