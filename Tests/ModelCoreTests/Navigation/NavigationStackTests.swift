import ModelCore
import PelmetTestSupport
import Testing

@MainActor
struct NavigationStackTests {
  @Test("NAV-1: the stack grows and shrinks at its end")
  func lastInFirstOut() {
    run(on: 26)
    let navigation = UINavigationController()
    #expect(navigation.viewControllers.isEmpty)
    #expect(navigation.topViewController == nil)
    let (a, b) = (page("A"), page("B"))
    navigation.pushViewController(a, animated: false)
    navigation.pushViewController(b, animated: false)
    expectEqual(navigation.viewControllers, [a, b])
    expectEqual(navigation.children, [a, b])
    #expect(navigation.topViewController === b)
    #expect(navigation.visibleViewController === b)
    #expect(b.navigationController === navigation)
    navigation.viewControllers = []
    #expect(navigation.viewControllers.isEmpty)
  }

  @Test("NAV-1: initialisers and defaults")
  func initialisers() {
    run(on: 26)
    let a = page("A")
    expectEqual(UINavigationController(rootViewController: a).viewControllers, [a])
    #expect(!a.isViewLoaded)
    let custom = UINavigationController(navigationBarClass: CustomBar.self, toolbarClass: CustomToolbar.self)
    #expect(custom.navigationBar is CustomBar)
    #expect(custom.toolbar is CustomToolbar)
    let plain = UINavigationController(nibName: nil, bundle: nil)
    #expect(plain.isToolbarHidden && !plain.isNavigationBarHidden && plain.delegate == nil)
    #expect(
      !plain.hidesBarsOnSwipe && !plain.hidesBarsOnTap && !plain.hidesBarsWhenKeyboardAppears
        && !plain.hidesBarsWhenVerticallyCompact)
  }

  @Test("NAV-3: show(_:sender:) is an animated push")
  func showPushes() {
    let rig = NavigationRig(1).shown()
    rig.navigation.viewControllers[0].show(page("B"), sender: nil)
    rig.simulation.settle()
    expectEqual(rig.names, ["A", "B"])
    expectEqual(rig.simulation.now, 0.35)
  }

  @Test("NAV-3, SPL-12: containers cannot be pushed")
  func containersAreRefused() {
    let rig = NavigationRig(1).shown()
    rig.navigation.pushViewController(UINavigationController(), animated: true)
    rig.navigation.pushViewController(UITabBarController(), animated: true)
    rig.navigation.pushViewController(UISplitViewController(), animated: true)
    expectEqual(rig.simulation.faults.map(\.rule), [.nav3, .nav3, .spl12])
    expectEqual(rig.names, ["A"])
  }

  @Test("NAV-3, P-7: a controller cannot be in a stack twice", arguments: Policies.RepeatedPush.allCases)
  func repeatedPush(_ policy: Policies.RepeatedPush) {
    var policies = Policies()
    policies.repeatedPush = policy
    let rig = NavigationRig(2, policies: policies).shown()
    rig.navigation.pushViewController(rig.navigation.viewControllers[0], animated: true)
    expectEqual(rig.names, ["A", "B"])
    expectEqual(rig.simulation.faults.map(\.rule), policy == .fault ? [.nav3] : [])
  }

  @Test("NAV-4: pops return what they popped, in stack order")
  func pops() {
    let rig = NavigationRig(4).shown()
    let stack = rig.navigation.viewControllers
    #expect(rig.navigation.popViewController(animated: true) === stack[3])
    expectEqual(rig.navigation.popToViewController(stack[1], animated: true), [stack[2]])
    #expect(rig.navigation.popToViewController(stack[1], animated: true) == nil)
    rig.navigation.setViewControllers(stack, animated: false)
    expectEqual(rig.navigation.popToRootViewController(animated: true), Array(stack[1...]))
    #expect(rig.navigation.popViewController(animated: true) == nil)
    #expect(rig.navigation.popToRootViewController(animated: true) == nil)
    expectEqual(rig.names, ["A"])
    #expect(rig.simulation.faults.isEmpty)
  }

  @Test("NAV-4: popping to a controller that is not in the stack is a fault")
  func popToStranger() {
    let rig = NavigationRig(2).shown()
    #expect(rig.navigation.popToViewController(page("X"), animated: true) == nil)
    expectEqual(rig.simulation.faults.map(\.rule), [.nav4])
    expectEqual(rig.names, ["A", "B"])
  }

  @Test("NAV-6: the stack can be read at once, and views are loaded in the layout pass")
  func deferredStart() {
    let rig = NavigationRig(1).shown()
    let (a, b) = (rig.navigation.viewControllers[0], page("B"))
    rig.navigation.pushViewController(b, animated: true)
    expectEqual(rig.navigation.viewControllers, [a, b])
    #expect(rig.navigation.navigationBar.items?.last === b.navigationItem)
    #expect(b.parent === rig.navigation)
    expectEqual(rig.events(), ["B.wM"])
    #expect(!b.isViewLoaded)
    rig.simulation.layoutPass()
    #expect(
      rig.events() == [
        "B.wM", "B.loadView", "B.didLoad", "A.wD", "B.wA", "D.willShow", "B.iA",
      ])
    rig.simulation.advance(by: 0.34)
    expectEqual(rig.events().last, "B.iA")
    rig.simulation.advance(by: 0.01)
    expectEqual(rig.events().suffix(4), ["A.dD", "B.dA", "B.dM", "D.didShow"])
  }

  @Test("NAV-6: several calls before the layout pass are one transition to the last top")
  func coalescing() {
    let rig = NavigationRig(1).shown()
    let events = rig.events([.appearance, .containment, .delegate]) {
      rig.navigation.pushViewController(page("B"), animated: true)
      rig.navigation.pushViewController(page("C"), animated: true)
    }
    #expect(
      events == [
        "B.wM", "C.wM", "A.wD", "C.wA", "D.willShow", "C.iA", "A.dD", "C.dA", "B.dM", "C.dM", "D.didShow",
      ])
    expectEqual(rig.events([.loading]), ["C.loadView", "C.didLoad"])
  }

  @Test("NAV-6, NDL-9: what is pushed and popped before the layout pass is never loaded, but told", arguments: [true, false])
  func pushAndPop(animated: Bool) {
    let rig = NavigationRig(1).shown()
    let events = rig.events([.appearance, .containment, .loading, .delegate]) {
      rig.navigation.pushViewController(page("B"), animated: true)
      rig.navigation.popViewController(animated: animated)
    }
    expectEqual(events, ["B.wM", "B.wM", "D.willShow", "B.dM", "D.didShow"])
    expectEqual(rig.simulation.log.events.last { $0.kind == .delegate }?.arguments, "A, animated: \(animated)")
    expectEqual(rig.simulation.now, 0)
  }

  @Test("NDL-9: a call that leaves the top alone is not told")
  func changeBelowTheTop() {
    let rig = NavigationRig(2).shown()
    let events = rig.events([.appearance, .delegate]) {
      rig.navigation.setViewControllers(rig.navigation.viewControllers.suffix(1), animated: true)
    }
    expectEqual(events, [])
  }

  @Test("NDL-9: what the delegate calls for meanwhile follows")
  func callInTheDelegate() {
    let rig = NavigationRig(1).shown()
    let pusher = Pusher(page("C"))
    rig.navigation.delegate = pusher
    rig.navigation.pushViewController(page("B"), animated: true)
    rig.navigation.popViewController(animated: true)
    rig.simulation.settle()
    expectEqual(rig.names, ["A", "C"])
    #expect(rig.navigation.viewControllers[1].viewIfLoaded?.window === rig.window)
  }

  @Test("NAV-6: what is called for during a transition waits for its end")
  func queueing() {
    let rig = NavigationRig(1).shown()
    rig.navigation.pushViewController(page("B"), animated: true)
    rig.simulation.advance(by: 0.1)
    rig.simulation.log.clear()
    rig.navigation.pushViewController(page("C"), animated: true)
    expectEqual(rig.names, ["A", "B", "C"])
    rig.simulation.settle()
    #expect(
      rig.events([.appearance, .delegate]) == [
        "A.dD", "B.dA", "D.didShow", "B.wD", "C.wA", "D.willShow", "C.iA", "B.dD", "C.dA", "D.didShow",
      ])
    expectEqual(rig.simulation.now, 0.7)
  }

  @Test("NAV-6, P-10: when a pushed view is loaded", arguments: Policies.ViewLoadingOnPush.allCases)
  func loading(_ policy: Policies.ViewLoadingOnPush) {
    var policies = Policies()
    policies.viewLoadingOnPush = policy
    let rig = NavigationRig(1, policies: policies).shown()
    rig.navigation.pushViewController(page("B"), animated: true)
    expectEqual(rig.events([.loading]), policy == .call ? ["B.loadView", "B.didLoad"] : [])
    rig.simulation.settle()
    expectEqual(rig.events([.loading]), ["B.loadView", "B.didLoad"])
  }

  @Test("NAV-6: a stack that nobody sees changes without appearance, and its children are told at once")
  func unseen() {
    let rig = NavigationRig(1)
    rig.navigation.pushViewController(page("B"), animated: true)
    expectEqual(rig.events(), ["A.wM", "A.dM", "B.wM", "B.dM"])
    rig.simulation.log.clear()
    rig.navigation.popViewController(animated: true)
    expectEqual(rig.events(), ["B.wM", "B.dM"])
    #expect(!rig.navigation.isViewLoaded)
  }

  @Test("NAV-7: in viewWillDisappear of a popped controller the stack lacks it already")
  func stackInCallbacks() {
    let rig = NavigationRig(1).shown()
    let b = WatchedPage("B")
    rig.navigation.pushViewController(b, animated: true)
    rig.simulation.settle()
    var seen: [Bool] = []
    b.onWillDisappear = {
      seen += [$0.navigationController?.viewControllers.contains($0) == false, $0.isMovingFromParent, $0.parent == nil]
    }
    rig.navigation.popViewController(animated: true)
    #expect(b.parent == nil)
    rig.simulation.settle()
    expectEqual(seen, [true, true, true])
    #expect(b.navigationController == nil)
  }

  @Test("NAV-7: a child that the app removes leaves the stack")
  func removedByHand() {
    let rig = NavigationRig(3).shown()
    let b = rig.navigation.viewControllers[1]
    b.willMove(toParent: nil)
    b.removeFromParent()
    expectEqual(rig.names, ["A", "C"])
    let other = UINavigationController()
    other.pushViewController(rig.navigation.viewControllers[1], animated: false)
    rig.simulation.settle()
    expectEqual(rig.names, ["A"])
    #expect(rig.simulation.faults.isEmpty)
  }
}

private final class CustomBar: UINavigationBar {}
private final class CustomToolbar: UIToolbar {}

/// A delegate that pushes a controller when it hears of the next one.
private final class Pusher: NSObject, UINavigationControllerDelegate {
  private var next: UIViewController?

  init(_ next: UIViewController) {
    self.next = next
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {
    guard let next else { return }
    self.next = nil
    navigationController.pushViewController(next, animated: animated)
  }
}
