import ModelCore
import PelmetTestSupport
import Testing

/// Navigation controllers in a tab bar controller.
@MainActor
struct TabNavigationTests {
  /// `T` with the navigation controllers `N` and `M` over `A` and `B`.
  private func stage() -> (stage: TabStage, first: UINavigationController, second: UINavigationController) {
    let stage = TabStage("")
    let navigations = [("N", "A"), ("M", "B")].map { name, root in
      let navigation = UINavigationController(rootViewController: stage.controller(root))
      navigation.modelName = name
      return navigation
    }
    stage.tabs.viewControllers = navigations
    stage.simulation.settle()
    stage.simulation.log.clear()
    return (stage, navigations[0], navigations[1])
  }

  @Test("VCL-19, VCL-5: the tab row of the table with navigation controllers, as it is logged")
  func log() {
    let (stage, _, _) = stage()
    stage.tabs.selectedIndex = 1
    stage.simulation.settle()
    let events = stage.simulation.log.events.filter { [.appearance, .loading].contains($0.kind) }
    #expect(
      events.map(\.description).joined(separator: "\n") == """
        M.loadView()
        M.viewDidLoad()
        M.viewWillAppear(animated: true)
        B.loadView()
        B.viewDidLoad()
        B.viewWillAppear(animated: true)
        N.viewWillDisappear(animated: true)
        A.viewWillDisappear(animated: true)
        M.viewIsAppearing(animated: true)
        B.viewIsAppearing(animated: true)
        M.viewDidAppear(animated: true)
        B.viewDidAppear(animated: true)
        N.viewDidDisappear(animated: true)
        A.viewDidDisappear(animated: true)
        """)
  }

  @Test("TAB-4: a second tap on the tab of a navigation controller pops to its root")
  func retap() {
    let (stage, first, _) = stage()
    let delegate = TabDelegate()
    stage.tabs.delegate = delegate
    first.pushViewController(stage.controller("C"), animated: false)
    first.pushViewController(stage.controller("D"), animated: false)
    stage.simulation.settle()
    stage.simulation.log.clear()
    stage.simulation.tapTab(0, in: stage.tabs)
    expectEqual(first.viewControllers.count, 1)
    expectEqual(stage.simulation.log.names(for: [.delegate]), ["D.shouldSelect", "D.didSelect"])
    stage.simulation.settle()
    #expect(
      stage.simulation.log.names(for: [.appearance]) == [
        "D.viewWillDisappear", "A.viewWillAppear", "A.viewIsAppearing", "D.viewDidDisappear", "A.viewDidAppear",
      ])
  }

  @Test("TAB-4: a refused second tap pops nothing")
  func refusedRetap() {
    let (stage, first, _) = stage()
    let delegate = TabDelegate()
    delegate.allows = false
    stage.tabs.delegate = delegate
    first.pushViewController(stage.controller("C"), animated: false)
    stage.simulation.settle()
    stage.simulation.tapTab(0, in: stage.tabs)
    expectEqual(first.viewControllers.count, 2)
  }

  @Test("NAV-7: a stack that was changed unseen is shown as it is then")
  func unseenPush() {
    let (stage, _, second) = stage()
    second.pushViewController(stage.controller("C"), animated: true)
    stage.simulation.settle()
    #expect(stage.appearances.isEmpty)
    stage.simulation.tapTab(1, in: stage.tabs)
    stage.simulation.settle()
    #expect(
      stage.appearances.filter { $0.hasPrefix("C.") || $0.hasPrefix("B.") } == [
        "C.loadView", "C.didLoad", "C.wA", "C.iA", "C.dA",
      ])
  }

  @Test("TAB-12: a switch in the midst of an animated push ends both")
  func switchDuringPush() {
    let (stage, first, _) = stage()
    first.pushViewController(stage.controller("C"), animated: true)
    stage.simulation.advance(by: 0.1)
    stage.simulation.tapTab(1, in: stage.tabs)
    stage.simulation.settle()
    let names = stage.simulation.log.names(for: [.appearance])
    expectEqual(names.filter { $0 == "C.viewWillAppear" }.count, 1)
    expectEqual(names.last { $0.hasPrefix("C.") }, "C.viewDidDisappear")
    expectEqual(names.last { $0.hasPrefix("B.") }, "B.viewDidAppear")
    expectEqual(first.viewControllers.count, 2)
    #expect(stage.simulation.faults.isEmpty)
  }

  @Test("NAV-10: title and item are those of the bottom of the stack, unless the navigation controller has its own")
  func items() {
    let (stage, first, second) = stage()
    first.pushViewController(stage.controller("C"), animated: false)
    expectEqual(stage.tabs.tabBar.items?.map(\.title), ["A", "B"])
    first.viewControllers.first?.title = "Home"
    expectEqual(stage.tabs.tabBar.items?.map(\.title), ["Home", "B"])
    second.tabBarItem = UITabBarItem(title: "Own", image: nil, tag: 1)
    expectEqual(stage.tabs.tabBar.items?.map(\.title), ["Home", "Own"])
    expectEqual(stage.tabs.tabBar.selectedItem?.title, "Home")
  }

  @Test("TAB-3: a navigation controller behind More is pushed onto the stack of More", arguments: [true, false])
  func behindMore(byPerson: Bool) {
    let stage = TabStage("ABCD")
    let navigation = UINavigationController(rootViewController: stage.controller("R"))
    navigation.modelName = "N"
    stage.tabs.viewControllers = (stage.tabs.viewControllers ?? []) + [navigation, stage.controller("F")]
    stage.simulation.settle()
    if byPerson {
      stage.simulation.tapTab(4, in: stage.tabs)
      stage.simulation.settle()
      stage.simulation.tapMoreRow(0, in: stage.tabs)
    } else {
      stage.tabs.selectedViewController = navigation
    }
    stage.simulation.settle()
    expectEqual(stage.tabs.selectedIndex, 4)
    #expect(stage.tabs.selectedViewController === navigation)
    #expect(stage.tabs.moreNavigationController.viewControllers.last === navigation)
    expectEqual(stage.appearances.filter { $0.hasSuffix("dA") }.suffix(2), ["N.dA", "R.dA"])
    #expect(stage.simulation.faults.isEmpty)
  }

  @Test("NAV-11: a controller pushed in a navigation controller behind More hides the bar")
  func bottomBarBehindMore() {
    let stage = TabStage("ABCDEF")
    let hiding = stage.controller("H")
    hiding.hidesBottomBarWhenPushed = true
    stage.tabs.selectedIndex = 5
    stage.simulation.settle()
    stage.tabs.moreNavigationController.pushViewController(hiding, animated: true)
    stage.simulation.settle()
    expectEqual(stage.tabs.tabBar.frame.minY, 844)
    expectEqual(stage.tabs.selectedIndex, 5)
    stage.tabs.moreNavigationController.popViewController(animated: true)
    stage.simulation.settle()
    expectEqual(stage.tabs.tabBar.frame.maxY, 844)
    expectEqual(stage.tabs.selectedIndex, 5)
  }

  @Test(
    "NAV-11, P-5: the bar after a pop to the root over several controllers", arguments: Policies.BottomBarAfterPopToRoot.allCases)
  func bottomBarAfterPopToRoot(policy: Policies.BottomBarAfterPopToRoot) {
    var policies = Policies()
    policies.bottomBarAfterPopToRoot = policy
    let stage = TabStage("", policies: policies)
    let navigation = UINavigationController(rootViewController: stage.controller("A"))
    stage.tabs.viewControllers = [navigation]
    for name in ["B", "C"] {
      let pushed = stage.controller(name)
      pushed.hidesBottomBarWhenPushed = true
      navigation.pushViewController(pushed, animated: false)
    }
    stage.simulation.settle()
    navigation.popToRootViewController(animated: true)
    stage.simulation.settle()
    expectEqual(stage.tabs.tabBar.frame.minY == 844, policy == .staysHidden)
  }
}
