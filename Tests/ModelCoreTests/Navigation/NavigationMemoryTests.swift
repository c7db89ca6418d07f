import ModelCore
import PelmetTestSupport
import Testing

@MainActor
struct NavigationMemoryTests {
  @Test("NAV-4: what is popped is released", arguments: [true, false])
  func popped(animated: Bool) {
    let rig = NavigationRig(3).shown()
    let released = rig.navigation.viewControllers.dropFirst().map { Weak($0) }
    let views = rig.navigation.viewControllers.dropFirst().map { Weak($0.viewIfLoaded) }
    rig.navigation.popToRootViewController(animated: animated)
    rig.simulation.settle()
    #expect(released.allSatisfy { $0.object == nil })
    #expect(views.allSatisfy { $0.object == nil })
  }

  @Test("NAV-4: what a swipe pops is released, though the hand is kept")
  func swiped() throws {
    let rig = NavigationRig(2).shown()
    let top = Weak(rig.navigation.topViewController)
    let pop = try rig.simulation.beginInteractivePop(in: rig.navigation)
    pop.finish()
    rig.simulation.settle()
    #expect(top.object == nil)
    pop.cancel()
  }

  @Test("NAV-6: what is replaced, queued or never shown is released")
  func replaced() {
    let rig = NavigationRig(1).shown()
    var released: [Weak<UIViewController>] = []
    for name in ["B", "C", "D"] {
      let new = page(name)
      released.append(Weak(new))
      rig.navigation.pushViewController(new, animated: true)
      if name != "C" { rig.simulation.advance(by: 0.1) }
    }
    rig.navigation.viewControllers = [page("X")]
    rig.simulation.settle()
    #expect(released.allSatisfy { $0.object == nil })
  }

  @Test("NAV-1: a navigation controller is released with all that is its own")
  func wholeController() {
    let simulation = run(on: 26)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    var navigation: UINavigationController? = UINavigationController(rootViewController: page("A"))
    let released = Weak(navigation)
    let root = Weak(navigation?.topViewController)
    let gesture = Weak(navigation?.interactivePopGestureRecognizer)
    let bar = Weak(navigation?.navigationBar)
    window.rootViewController = navigation
    window.isHidden = false
    navigation?.pushViewController(page("B"), animated: true)
    simulation.settle()
    navigation = nil
    window.rootViewController = nil
    simulation.settle()
    #expect(released.object == nil && root.object == nil && gesture.object == nil && bar.object == nil)
  }

  @Test func `an item that leaves a bar is released at once, though its title was on the back button`() {
    let simulation = run(on: 26)
    let bar = UINavigationBar(frame: .zero)
    bar.items = [UINavigationItem(title: "A"), UINavigationItem(title: "B"), UINavigationItem(title: "C")]
    let released = (bar.items ?? []).map { Weak($0) }
    simulation.settle()
    bar.popItem(animated: false)
    expectEqual(released.map { $0.object == nil }, [false, false, true])
    bar.items = [UINavigationItem(title: "D")]
    #expect(released.allSatisfy { $0.object == nil })
  }

  @Test("POP-1: a navigation controller that leaves in the middle of a swipe is released with the hand")
  func abandonedSwipe() throws {
    let simulation = run(on: 26)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    var navigation: UINavigationController? = UINavigationController()
    navigation?.viewControllers = [page("A"), page("B")]
    let released = Weak(navigation)
    window.rootViewController = navigation
    window.isHidden = false
    simulation.settle()
    var pop: InteractivePop? = try simulation.beginInteractivePop(in: #require(navigation))
    #expect(pop != nil)
    navigation = nil
    window.rootViewController = UIViewController()
    simulation.settle()
    pop = nil
    #expect(released.object == nil)
  }
}
