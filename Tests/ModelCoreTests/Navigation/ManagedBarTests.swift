import ModelCore
import PelmetTestSupport
import Testing

@MainActor
struct ManagedBarTests {
  @Test("NAV-2: the bar's items are the stack's")
  func itemsMirrorTheStack() {
    let rig = NavigationRig(2).shown()
    func check() { #expect(rig.navigation.navigationBar.items == rig.navigation.viewControllers.map(\.navigationItem)) }
    check()
    rig.navigation.pushViewController(page("C"), animated: true)
    check()
    rig.navigation.popToRootViewController(animated: true)
    check()
    rig.navigation.viewControllers = [page("D")]
    check()
    expectEqual(rig.navigation.navigationBar.topItem?.title, "D")
  }

  @Test("NAV-2: the stack of a managed bar must be left alone")
  func managedBarIsLeftAlone() {
    let rig = NavigationRig(2).shown()
    let bar = rig.navigation.navigationBar
    let items = bar.items
    bar.items = []
    bar.setItems([], animated: false)
    bar.pushItem(UINavigationItem(), animated: false)
    #expect(bar.popItem(animated: false) == nil)
    bar.delegate = nil
    expectEqual(rig.simulation.faults.map(\.rule), Array(repeating: .nav2, count: 5))
    expectEqual(bar.items, items)
  }

  @Test("NAV-8: the back button asks shouldPop, and didPop comes at the end", arguments: [true, false])
  func backButton(answer: Bool) {
    let rig = NavigationRig(2, make: { AskedNavigation(answer) }).shown()
    rig.simulation.tapBackButton(in: rig.navigation)
    expectEqual(rig.names, answer ? ["A"] : ["A", "B"])
    rig.simulation.settle()
    let events = rig.simulation.log.names(for: [.delegate])
    expectEqual(events, answer ? ["N.shouldPop", "D.willShow", "D.didShow", "N.didPop"] : ["N.shouldPop"])
    #expect(rig.navigation.navigationBar.delegate === rig.navigation)
  }

  @Test("NAV-8: the app's own pops are not asked for")
  func programmaticPop() {
    let rig = NavigationRig(2, make: { AskedNavigation(false) }).shown()
    rig.navigation.popViewController(animated: false)
    rig.simulation.settle()
    expectEqual(rig.simulation.log.names(for: [.delegate]), ["D.willShow", "D.didShow", "N.didPop"])
  }

  @Test("NAV-8, ITM-2: a back button that is not there cannot be tapped")
  func noBackButton() {
    let rig = NavigationRig(2).shown()
    rig.navigation.topViewController?.navigationItem.hidesBackButton = true
    rig.simulation.tapBackButton(in: rig.navigation)
    rig.navigation.topViewController?.navigationItem.hidesBackButton = false
    rig.navigation.isNavigationBarHidden = true
    rig.simulation.tapBackButton(in: rig.navigation)
    expectEqual(rig.names, ["A", "B"])
    rig.navigation.isNavigationBarHidden = false
    rig.simulation.tapBackButton(in: rig.navigation)
    expectEqual(rig.names, ["A"])
    rig.simulation.settle()
    rig.simulation.tapBackButton(in: rig.navigation)
    expectEqual(rig.names, ["A"])
  }

  @Test("NAV-8: a tap right after a push comes after its transition has begun")
  func tapDuringTransition() {
    let rig = NavigationRig(2).shown()
    rig.navigation.pushViewController(page("C"), animated: false)
    rig.simulation.tapBackButton(in: rig.navigation)
    expectEqual(rig.names, ["A", "B"])
    rig.simulation.advance(by: 0.1)
    rig.simulation.tapBackButton(in: rig.navigation)
    expectEqual(rig.names, ["A", "B"])
  }

  @Test("ITM-3: since iOS 16 a backAction replaces the pop", arguments: [15, 16])
  func backAction(version: Int) {
    var device = Device.iPhone
    device.systemVersion = Device.Release(version)
    let rig = NavigationRig(2, device: device).shown()
    var taps = 0
    rig.navigation.topViewController?.navigationItem.backAction = UIAction { _ in taps += 1 }
    rig.simulation.tapBackButton(in: rig.navigation)
    expectEqual(taps, version >= 16 ? 1 : 0)
    expectEqual(rig.names, version >= 16 ? ["A", "B"] : ["A"])
  }

  @Test("NAV-4, NAV-8: the menu of the back button pops to what is chosen")
  func backMenu() {
    let rig = NavigationRig(4).shown()
    let stack = rig.navigation.viewControllers
    rig.simulation.chooseFromBackMenu(stack[1], in: rig.navigation)
    rig.simulation.settle()
    expectEqual(rig.names, ["A", "B"])
    expectEqual(rig.events([.appearance]).filter { !$0.hasSuffix("iA") }, ["D.wD", "B.wA", "D.dD", "B.dA"])
    rig.simulation.chooseFromBackMenu(stack[3], in: rig.navigation)
    expectEqual(rig.names, ["A", "B"])
  }

  @Test("NAV-9: the toolbar is hidden and shows the items of the top")
  func toolbar() {
    let rig = NavigationRig(1).shown()
    let navigation = rig.navigation
    #expect(navigation.isToolbarHidden && navigation.toolbar.isHidden)
    let item = UIBarButtonItem()
    navigation.topViewController?.toolbarItems = [item]
    expectEqual(navigation.toolbar.items, [item])
    navigation.setToolbarHidden(false, animated: true)
    rig.simulation.settle()
    #expect(!navigation.toolbar.isHidden)
    navigation.pushViewController(page("B"), animated: true)
    #expect(navigation.toolbar.items == nil)
    navigation.topViewController?.setToolbarItems([item], animated: true)
    expectEqual(navigation.toolbar.items, [item])
    navigation.viewControllers[0].toolbarItems = []
    expectEqual(navigation.toolbar.items, [item])
  }

  @Test("NAV-8: a free bar asks its delegate about pushes and pops", arguments: [true, false])
  func freeBar(answer: Bool) {
    let simulation = run(on: 26)
    let delegate = BarDelegate(answer)
    let bar = UINavigationBar()
    bar.setItems([UINavigationItem(title: "A")], animated: false)
    bar.delegate = delegate
    bar.pushItem(UINavigationItem(title: "B"), animated: false)
    expectEqual(bar.items?.map(\.title), answer ? ["A", "B"] : ["A"])
    bar.items = ["A", "B"].map(UINavigationItem.init(title:))
    expectEqual(bar.popItem(animated: false)?.title, answer ? "B" : nil)
    #expect(
      simulation.log.names(for: [.delegate])
        == ["shouldPush", answer ? "didPush" : nil, "shouldPop", answer ? "didPop" : nil].compactMap { $0 }
        .map { "BarDelegate.\($0)" })
    #expect(simulation.faults.isEmpty)
  }
}

private final class BarDelegate: NSObject, UINavigationBarDelegate {
  private let answer: Bool

  init(_ answer: Bool) {
    self.answer = answer
  }

  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { answer }
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { answer }
}
