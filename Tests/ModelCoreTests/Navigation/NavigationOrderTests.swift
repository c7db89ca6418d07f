import ModelCore
import PelmetTestSupport
import Testing

@MainActor
struct NavigationOrderTests {
  @Test("VCL-22: wills are balanced after a cancelled swipe, dids are not")
  func balance() throws {
    let rig = NavigationRig(2).shown()
    let events = try rig.swipe { $0.cancel() }
    func count(_ name: String) -> Int { events.filter { $0 == name }.count }
    expectEqual(count("A.wA"), count("A.wD"))
    expectEqual(count("A.dA"), 0)
    expectEqual(count("A.dD"), 1)
  }

  @Test("VCL-20: a push with loading and layout")
  func pushWithLoading() {
    let rig = NavigationRig(1).shown()
    let events = rig.events([.loading, .appearance, .layout]) {
      rig.navigation.pushViewController(page("B"), animated: true)
    }
    #expect(
      events == ["B.loadView", "B.didLoad", "A.wD", "B.wA", "B.iA", "B.wL", "B.dLS", "A.dD", "B.dA"])
  }

  @Test("VCL-20: a pop ends with the release of what was popped")
  func popAndRelease() {
    let rig = NavigationRig(1).shown()
    rig.navigation.pushViewController(page("B"), animated: true)
    rig.simulation.settle()
    let b = Weak(rig.navigation.topViewController)
    #expect(b.object != nil)
    let events = rig.events([.loading, .appearance]) { rig.navigation.popViewController(animated: true) }
    expectEqual(events, ["B.wD", "A.wA", "A.iA", "B.dD", "A.dA"])
    #expect(b.object == nil)
  }

  @Test("VCL-21: push and pop with containment", arguments: [true, false])
  func containment(animated: Bool) {
    let rig = NavigationRig(1).shown()
    let b = page("B")
    let pushed = rig.events([.loading, .appearance, .layout, .containment]) {
      rig.navigation.pushViewController(b, animated: animated)
    }
    #expect(
      pushed.filter { $0.hasPrefix("B") } == [
        "B.wM", "B.loadView", "B.didLoad", "B.wA", "B.iA", "B.wL", "B.dLS", "B.dA", "B.dM",
      ])
    let popped = rig.events([.appearance, .containment]) { rig.navigation.popViewController(animated: animated) }
    expectEqual(popped.filter { $0.hasPrefix("B") }, ["B.wM", "B.wD", "B.dD", "B.dM"])
  }

  @Test("VCL-21: of several popped controllers only the visible one hears willMove")
  func popToRoot() {
    let rig = NavigationRig(3).shown()
    let events = rig.events([.containment]) { rig.navigation.popToRootViewController(animated: true) }
    expectEqual(events, ["C.wM", "C.dM", "B.dM"])
  }

  @Test("VCL-13: moving to and from the parent, the root included")
  func predicates() {
    let rig = NavigationRig(0)
    var seen: [String] = []
    func watched(_ name: String) -> WatchedPage {
      let page = WatchedPage(name)
      let note: (String) -> (WatchedPage) -> Void = { event in
        { seen.append("\($0.modelName).\(event) \($0.isMovingToParent ? "to" : "")\($0.isMovingFromParent ? "from" : "")") }
      }
      page.onWillAppear = note("wA")
      page.onDidAppear = note("dA")
      page.onWillDisappear = note("wD")
      page.onDidDisappear = note("dD")
      return page
    }
    let (a, b) = (watched("A"), watched("B"))
    rig.navigation.viewControllers = [a]
    _ = rig.shown()
    rig.navigation.pushViewController(b, animated: true)
    rig.simulation.settle()
    rig.navigation.popViewController(animated: true)
    rig.simulation.settle()
    #expect(
      seen == [
        "A.wA to", "A.dA to", "A.wD ", "B.wA to", "A.dD ", "B.dA to", "B.wD from", "A.wA ", "B.dD from", "A.dA ",
      ])
    #expect(!a.isMovingToParent && !b.isMovingFromParent)
  }

  @Test("VCL-17, P-3: layout and viewDidAppear of a push that is not animated", arguments: Policies.LayoutOfUnanimated.allCases)
  func layoutOfUnanimated(_ policy: Policies.LayoutOfUnanimated) {
    var policies = Policies()
    policies.layoutOfUnanimated = policy
    let rig = NavigationRig(1, policies: policies).shown()
    let events = rig.events([.appearance, .layout]) { rig.navigation.pushViewController(page("B"), animated: false) }
    switch policy {
    case .beforeDidAppear: #expect(events == ["A.wD", "B.wA", "B.iA", "B.wL", "B.dLS", "A.dD", "B.dA"])
    case .afterDidAppear: #expect(events == ["A.wD", "B.wA", "A.dD", "B.iA", "B.dA", "B.wL", "B.dLS"])
    }
    expectEqual(rig.simulation.now, 0)
  }

  @Test("VCL-15, VCL-5: at launch only the top is loaded and appears")
  func launch() {
    let rig = NavigationRig(2)
    rig.simulation.log.clear()
    rig.window.isHidden = false
    rig.simulation.settle()
    #expect(
      rig.events([.loading, .appearance, .layout]) == ["B.loadView", "B.didLoad", "B.wA", "B.iA", "B.wL", "B.dLS", "B.dA"])
  }

  /// The device, on this system.
  private func phone(_ version: Device.Release) -> Device {
    var device = Device.iPhone
    device.systemVersion = version
    return device
  }

  @Test(
    "NAV-16: of a stack that is pushed when its window has been shown, only the top is loaded since iOS 18",
    arguments: [true, false])
  func pushAtLaunch(animated: Bool) {
    let rig = NavigationRig(1, device: phone(18))
    rig.navigation.delegate = rig.listener
    let events = rig.events([.loading, .appearance, .delegate]) {
      rig.window.makeKeyAndVisible()
      rig.navigation.pushViewController(page("B"), animated: animated)
    }
    expectEqual(events, ["B.loadView", "B.didLoad", "B.wA", "D.willShow", "B.iA", "D.didShow", "B.dA", "D.didShow"])
    #expect(rig.names == ["A", "B"] && !rig.navigation.viewControllers[0].isViewLoaded)
  }

  @Test("NAV-16: before iOS 18 the root appears and leaves without animation, and never has appeared")
  func pushAtLaunchBefore18() {
    let rig = NavigationRig(1, device: phone(17))
    let events = rig.events([.loading, .appearance]) {
      rig.window.makeKeyAndVisible()
      rig.navigation.pushViewController(page("B"), animated: true)
    }
    #expect(
      events == [
        "A.loadView", "A.didLoad", "A.wA", "A.iA", "B.loadView", "B.didLoad", "A.wD", "B.wA", "A.dD", "B.iA", "B.dA",
      ])
    expectEqual(rig.simulation.now, 0)
  }

  @Test(
    "NAV-16: the top of a window's stack is loaded in the layout pass since iOS 18, and before with the window",
    arguments: [17, 18])
  func rootLoads(version: Device.Release) {
    let rig = NavigationRig(1, device: phone(version))
    rig.window.makeKeyAndVisible()
    expectEqual(rig.navigation.viewControllers[0].isViewLoaded, version < 18)
    rig.window.isHidden = true
    rig.window.isHidden = false
    rig.simulation.settle()
    expectEqual(rig.events([.appearance]).suffix(3), ["A.wA", "A.iA", "A.dA"])
  }

  @Test("VCL-23: animated or not is a matter of time and of what is told", arguments: [true, false])
  func animatedFlag(animated: Bool) {
    let rig = NavigationRig(1).shown()
    rig.navigation.pushViewController(page("B"), animated: animated)
    rig.simulation.settle()
    let events = rig.simulation.log.events.filter { $0.kind == .appearance }
    #expect(events.allSatisfy { $0.arguments == "animated: \(animated)" })
    expectEqual(events.map(\.time), animated ? [0, 0, 0, 0.35, 0.35] : [0, 0, 0, 0, 0])
  }

  @Test("VCL-12: a navigation controller that does not forward leaves its first top to the app")
  func withoutForwarding() {
    let rig = NavigationRig(1, make: { SilentNavigation() })
    rig.simulation.log.clear()
    rig.window.isHidden = false
    rig.simulation.settle()
    #expect(rig.events([.appearance]).isEmpty)
    #expect(rig.navigation.viewControllers[0].view.window === rig.window)
  }

  @Test("VCL-12: the top appears and disappears with the navigation controller")
  func forwarding() {
    let rig = NavigationRig(1).shown()
    rig.navigation.pushViewController(page("B"), animated: true)
    rig.simulation.settle()
    expectEqual(rig.events([.appearance, .delegate]) { rig.window.isHidden = true }, ["B.wD", "B.dD"])
    expectEqual(rig.events([.appearance, .delegate]) { rig.window.isHidden = false }, ["B.wA", "B.iA", "B.dA"])
  }

  @Test("VCL-12: a navigation controller that leaves in the middle of a push")
  func leavesDuringPush() {
    let rig = NavigationRig(1).shown()
    let events = rig.events {
      rig.navigation.pushViewController(page("B"), animated: true)
      rig.simulation.advance(by: 0.1)
      rig.window.isHidden = true
    }
    expectEqual(events, ["A.wD", "B.wA", "B.iA", "B.wD", "B.dD", "A.dD"])
    expectEqual(rig.events { rig.window.isHidden = false }, ["B.wA", "B.iA", "B.dA"])
  }

  @Test("NAV-6: a push in viewDidAppear follows the transition that is ending")
  func pushInDidAppear() {
    let rig = NavigationRig(1).shown()
    let (b, c) = (WatchedPage("B"), page("C"))
    b.onDidAppear = { $0.navigationController?.pushViewController(c, animated: true) }
    let events = rig.events { rig.navigation.pushViewController(b, animated: true) }
    expectEqual(events, ["A.wD", "B.wA", "B.iA", "A.dD", "B.dA", "B.wD", "C.wA", "C.iA", "B.dD", "C.dA"])
  }
}

private final class SilentNavigation: UINavigationController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}

extension NavigationRig {
  /// A swipe from the edge and what it logs, without `viewIsAppearing`.
  func swipe(_ kinds: Set<EventLog.Kind> = [.appearance], _ end: (InteractivePop) -> Void) throws -> [String] {
    simulation.log.clear()
    let pop = try simulation.beginInteractivePop(in: navigation)
    pop.update(0.5)
    simulation.settle()
    end(pop)
    simulation.settle()
    return events(kinds).filter { !$0.hasSuffix("iA") }
  }
}
