import ModelCore
import PelmetTestSupport
import Testing

@MainActor
struct NavigationDelegateTests {
  @Test("NDL-2: willShow after both wills, didShow after both dids", arguments: [true, false])
  func pushAndPop(animated: Bool) {
    let rig = NavigationRig(1).shown()
    let pushed = rig.events([.appearance, .delegate]) {
      rig.navigation.pushViewController(page("B"), animated: animated)
    }
    expectEqual(pushed.filter { !$0.hasSuffix("iA") }, ["A.wD", "B.wA", "D.willShow", "A.dD", "B.dA", "D.didShow"])
    let popped = rig.events([.appearance, .delegate]) { rig.navigation.popViewController(animated: animated) }
    expectEqual(popped.filter { !$0.hasSuffix("iA") }, ["B.wD", "A.wA", "D.willShow", "B.dD", "A.dA", "D.didShow"])
  }

  @Test("NDL-1: push, pop and a new stack are told")
  func everyChange() {
    let rig = NavigationRig(2).shown()
    let stack = rig.navigation.viewControllers
    rig.navigation.popViewController(animated: true)
    rig.simulation.settle()
    rig.navigation.pushViewController(page("C"), animated: false)
    rig.simulation.settle()
    rig.navigation.setViewControllers(stack, animated: true)
    rig.simulation.settle()
    #expect(
      rig.delegateEvents == [
        "D.willShow(A, animated: true)", "D.didShow(A, animated: true)", "D.willShow(C, animated: false)",
        "D.didShow(C, animated: false)", "D.willShow(B, animated: true)", "D.didShow(B, animated: true)",
      ])
  }

  @Test("NDL-3, NDL-5, P-4: didShow of the root at launch", arguments: Policies.DidShowAtLaunch.allCases)
  func launch(_ policy: Policies.DidShowAtLaunch) {
    var policies = Policies()
    policies.didShowAtLaunch = policy
    let rig = NavigationRig(1, policies: policies)
    rig.navigation.delegate = rig.listener
    rig.simulation.log.clear()
    rig.window.isHidden = false
    rig.simulation.settle()
    let first = policy == .twice ? ["D.didShow"] : []
    #expect(
      rig.events([.loading, .appearance, .delegate]).filter { !$0.hasSuffix("iA") }
        == ["A.loadView", "A.didLoad", "A.wA", "D.willShow"] + first + ["A.dA", "D.didShow"])
    #expect(rig.delegateEvents.allSatisfy { $0.hasSuffix("(A, animated: false)") })
  }

  @Test("NDL-3: a stack that changed unseen is told when it comes back, once")
  func changedUnseen() {
    let rig = NavigationRig(1).shown()
    rig.window.isHidden = true
    rig.navigation.pushViewController(page("B"), animated: true)
    let events = rig.events([.appearance, .delegate]) { rig.window.isHidden = false }
    expectEqual(events, ["B.wA", "D.willShow", "B.iA", "B.dA", "D.didShow"])
  }

  @Test("NDL-3: a stack that leaves before it has appeared is told again")
  func leavesAtOnce() {
    var device = Device.iPhone
    device.systemVersion = 17
    let rig = NavigationRig(1, device: device)
    rig.navigation.delegate = rig.listener
    rig.simulation.log.clear()
    rig.window.isHidden = false
    rig.window.isHidden = true
    rig.simulation.settle()
    expectEqual(rig.events([.delegate]), ["D.willShow"])
    expectEqual(rig.events([.delegate]) { rig.window.isHidden = false }, ["D.willShow", "D.didShow", "D.didShow"])
  }

  @Test("NDL-4: after a cancelled swipe nothing is told, after a completed one didShow")
  func swipes() throws {
    let rig = NavigationRig(2).shown()
    try expectEqual(rig.swipe([.delegate]) { $0.cancel() }, ["D.willShow"])
    expectEqual(rig.delegateEvents, ["D.willShow(A, animated: true)"])
    try expectEqual(rig.swipe([.delegate]) { $0.finish() }, ["D.willShow", "D.didShow"])
    expectEqual(rig.delegateEvents.last, "D.didShow(A, animated: true)")
  }

  @Test("NDL-6: only a delegate with animationControllerFor is asked, and only for animated changes")
  func animations() {
    let rig = NavigationRig(1).shown()
    let asked = AnimationListener()
    asked.modelName = "D"
    rig.navigation.delegate = asked
    let events = rig.events([.delegate, .appearance]) { rig.navigation.pushViewController(page("B"), animated: true) }
    expectEqual(events.prefix(3), ["D.animationControllerFor", "A.wD", "B.wA"])
    rig.navigation.popViewController(animated: false)
    rig.simulation.settle()
    expectEqual(asked.operations, [.push])
  }

  @Test("NDL-6: who leads the transition is asked after an animation was given", arguments: [true, false])
  func interaction(hasAnimation: Bool) {
    let rig = NavigationRig(1).shown()
    let leading = LeadingListener(hasAnimation ? Animator(0.35) : nil)
    leading.modelName = "D"
    rig.navigation.delegate = leading
    let events = rig.events([.delegate]) { rig.navigation.pushViewController(page("B"), animated: true) }
    #expect(
      events.filter { $0.hasPrefix("D.") } == ["D.animationControllerFor"]
        + (hasAnimation ? ["D.interactionControllerFor"] : []) + ["D.willShow", "D.didShow"])
    expectEqual(rig.simulation.now, 0.35)
  }
}

/// Has both methods of NDL-6.
private final class LeadingListener: UIResponder, UINavigationControllerDelegate {
  private var animation: Animator?

  convenience init(_ animation: Animator?) {
    self.init()
    self.animation = animation
  }

  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animation }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}

extension NavigationRig {
  /// Such as `D.willShow(A, animated: true)`.
  var delegateEvents: [String] { simulation.log.events.filter { $0.kind == .delegate }.map(\.description) }
}
