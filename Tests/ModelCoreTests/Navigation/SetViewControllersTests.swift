import ModelCore
import PelmetTestSupport
import Testing

@MainActor
struct SetViewControllersTests {
  @Test("NAV-5: a new top that was in the stack is popped to")
  func popsToOldController() {
    let rig = NavigationRig(3).shown()
    let stack = rig.navigation.viewControllers
    let asked = AnimationListener()
    rig.navigation.delegate = asked
    let d = page("D")
    let events = rig.events([.appearance, .containment]) {
      rig.navigation.setViewControllers([d, stack[0], stack[1]], animated: true)
    }
    expectEqual(asked.operations, [.pop])
    expectEqual(rig.names, ["D", "A", "B"])
    expectEqual(rig.navigation.children, rig.navigation.viewControllers)
    expectEqual(events, ["C.wM", "D.wM", "C.wD", "B.wA", "B.iA", "C.dD", "B.dA", "C.dM", "D.dM"])
  }

  @Test("NAV-5: a new top that was not in the stack is pushed")
  func pushesNewController() {
    let rig = NavigationRig(2).shown()
    let asked = AnimationListener()
    rig.navigation.delegate = asked
    let events = rig.events([.appearance]) {
      rig.navigation.setViewControllers([page("C")], animated: true)
    }
    expectEqual(asked.operations, [.push])
    expectEqual(events, ["B.wD", "C.wA", "C.iA", "B.dD", "C.dA"])
  }

  @Test("NAV-5: the same top stays, whatever changes below")
  func sameTop() {
    let rig = NavigationRig(3).shown()
    let stack = rig.navigation.viewControllers
    let events = rig.events([.appearance, .containment, .delegate]) {
      rig.navigation.setViewControllers([stack[0], stack[2]], animated: true)
    }
    expectEqual(events, ["B.dM"])
    expectEqual(rig.names, ["A", "C"])
  }

  @Test("NAV-5: the operation of several calls is chosen by the last top")
  func coalesced() {
    let rig = NavigationRig(2).shown()
    let asked = AnimationListener()
    rig.navigation.delegate = asked
    rig.navigation.pushViewController(page("C"), animated: true)
    rig.navigation.popToRootViewController(animated: true)
    rig.simulation.settle()
    expectEqual(asked.operations, [.pop])
    expectEqual(rig.names, ["A"])
  }

  @Test("NAV-5: a stack can be emptied and filled again")
  func empty() {
    let rig = NavigationRig(1).shown()
    expectEqual(rig.events { rig.navigation.viewControllers = [] }, ["A.wD", "A.dD"])
    expectEqual(rig.events { rig.navigation.viewControllers = [page("B")] }, ["B.wA", "B.iA", "B.dA"])
  }

  @Test("NAV-3: a controller cannot be in the new stack twice")
  func duplicates() {
    let rig = NavigationRig(2).shown()
    let stack = rig.navigation.viewControllers
    rig.navigation.viewControllers = [stack[0], stack[1], stack[0]]
    expectEqual(rig.names, ["A", "B"])
    expectEqual(rig.simulation.faults.map(\.rule), [.nav3])
  }
}

/// Has `animationControllerFor`, and leaves the animation to the system.
final class AnimationListener: UIResponder, UINavigationControllerDelegate {
  private(set) var operations: [UINavigationController.Operation] = []

  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    if fromVC.isViewLoaded { operations.append(operation) }
    return nil
  }
}
