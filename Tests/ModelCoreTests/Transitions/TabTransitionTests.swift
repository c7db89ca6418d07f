import Foundation
import ModelCore
import PelmetTestSupport
import Testing

/// A tab bar controller's delegate with an animator, and a driver if a test sets one.
private final class TabAnimations: UIResponder, UITabBarControllerDelegate {
  var animator: (any UIViewControllerAnimatedTransitioning)?
  var driver: (any UIViewControllerInteractiveTransitioning)?

  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
}

/// Changes of tabs that an app animates.
@MainActor
struct TabTransitionTests {
  @MainActor
  private struct Rig {
    let stage: ModalStage
    let tabs = UITabBarController()
    let delegate = TabAnimations()

    init(_ animator: (any UIViewControllerAnimatedTransitioning)? = nil) {
      let simulation = Simulation()
      tabs.viewControllers = [page("A"), page("B"), page("C")]
      stage = ModalStage(in: simulation, root: tabs)
      delegate.modelName = "D"
      delegate.animator = animator
      tabs.delegate = delegate
    }

    var selected: String? { tabs.selectedViewController?.modelName }
  }

  @Test("TRN-9: the app's selection and the user's are animated, in the order of every switch", arguments: [true, false])
  func selection(byUser: Bool) {
    let rig = Rig(Animator(0.5))
    if byUser { rig.stage.simulation.tapTab(1, in: rig.tabs) } else { rig.tabs.selectedIndex = 1 }
    #expect(rig.selected == "B" && rig.tabs.transitionCoordinator != nil)
    rig.stage.simulation.settle()
    #expect(
      rig.stage.takeCalls().filter { !$0.contains("elect") } == [
        "D.animationControllerForTransitionFrom(A, to: B)", "D.interactionControllerFor()", "Animator.transitionDuration()",
        "B.viewWillAppear(animated: true)", "A.viewWillDisappear(animated: true)", "Animator.animateTransition()",
        "B.viewIsAppearing(animated: true)", "B.viewDidAppear(animated: true)", "A.viewDidDisappear(animated: true)",
        "Animator.animationEnded(true)",
      ])
    #expect(rig.stage.simulation.now == 0.5 && rig.tabs.transitionCoordinator == nil)
    #expect(rig.tabs.view.subviews.first === rig.tabs.selectedViewController?.view)
    #expect(rig.tabs.viewControllers?.first?.view.superview == nil)
  }

  @Test("TRN-9, TAB-12: without an animator a change is the system's dissolve")
  func noAnimator() {
    let rig = Rig()
    rig.tabs.selectedIndex = 1
    expectEqual(rig.stage.takeEvents(), "B.wA A.wD")
    rig.stage.simulation.settle()
    expectEqual(rig.stage.takeEvents(), "B.dA A.dD")
  }

  @Test("TRN-9: a cancelled change selects the old tab again and tells nobody")
  func cancelled() {
    let rig = Rig(Animator(1))
    let hand = UIPercentDrivenInteractiveTransition()
    rig.delegate.driver = hand
    rig.tabs.selectedIndex = 1
    rig.stage.simulation.settle()
    expectEqual(rig.tabs.selectedIndex, 1)
    hand.update(0.5)
    hand.cancel()
    rig.stage.simulation.settle()
    #expect(rig.tabs.selectedIndex == 0 && rig.tabs.tabBar.selectedItem === rig.tabs.tabBar.items?.first)
    expectEqual(rig.stage.takeEvents(), "B.wA A.wD B.wD B.dD A.wA A.dA")
    #expect(rig.tabs.selectedViewController?.view.superview === rig.tabs.view)
    rig.delegate.driver = nil
    rig.tabs.selectedIndex = 2
    rig.stage.simulation.settle()
    #expect(rig.selected == "C" && rig.stage.simulation.faults.isEmpty)
  }

  @Test("TRN-9: changes during a transition wait for its end")
  func waiting() {
    let rig = Rig(Animator(0.5))
    rig.tabs.selectedIndex = 1
    rig.tabs.selectedIndex = 2
    expectEqual(rig.selected, "B")
    rig.stage.simulation.settle()
    #expect(rig.selected == "C" && rig.stage.simulation.now == 1)
    expectEqual(rig.stage.takeEvents(), "B.wA A.wD B.dA A.dD C.wA B.wD C.dA B.dD")
  }

  @Test("TRN-9, TRN-11: a transaction waits for the animator")
  func transaction() {
    let rig = Rig(Animator(0.5))
    var seen: [TimeInterval] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { seen.append(rig.stage.simulation.now) }
    rig.tabs.selectedIndex = 1
    CATransaction.commit()
    rig.stage.simulation.settle()
    expectEqual(seen, [0.5])
  }

  @Test("TRN-9: new controllers are animated as well")
  func replacement() {
    let rig = Rig(Animator(0.5))
    let old = rig.tabs.viewControllers ?? []
    rig.tabs.setViewControllers([page("X"), page("Y")], animated: true)
    rig.stage.simulation.settle()
    #expect(rig.selected == "X" && rig.stage.simulation.now == 0.5)
    #expect(old.allSatisfy { $0.parent == nil && $0.viewIfLoaded?.window == nil })
    #expect(rig.stage.simulation.faults.isEmpty)
  }
}
