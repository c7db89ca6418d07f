import ModelCore
import PelmetTestSupport
import Testing

/// Callbacks when another tab is shown.
@MainActor
struct TabSwitchTests {
  @Test("VCL-19, TAB-12: the tab row of the table before iOS 18, with a first appearance", arguments: [true, false])
  func firstSwitchWithinCall(byPerson: Bool) {
    let stage = TabStage("AB", on: 17)
    if byPerson { stage.simulation.tapTab(1, in: stage.tabs) } else { stage.tabs.selectedIndex = 1 }
    expectEqual(stage.appearances, ["B.loadView", "B.didLoad", "B.wA", "A.wD", "A.dD", "B.iA", "B.dA"])
    stage.simulation.settle()
    expectEqual(stage.appearances.count, 7)
  }

  @Test("VCL-19, TAB-12: the tab row of the table since iOS 18, with a first appearance", arguments: [true, false])
  func firstDissolve(byPerson: Bool) {
    let stage = TabStage("AB", on: 18)
    if byPerson { stage.simulation.tapTab(1, in: stage.tabs) } else { stage.tabs.selectedIndex = 1 }
    expectEqual(stage.appearances, ["B.loadView", "B.didLoad", "B.wA", "A.wD"])
    #expect(stage.tabs.selectedIndex == 1 && stage.tabs.transitionCoordinator?.isAnimated == true)
    stage.simulation.settle()
    expectEqual(stage.appearances.dropFirst(4), ["B.iA", "B.dA", "A.dD"])
    #expect(stage.tabs.transitionCoordinator == nil && stage.child(0).view.superview == nil)
  }

  @Test(
    "VCL-19, TAB-12: the tab row of the table, with a view that was loaded before",
    arguments: [(17, ["A.wA", "B.wD", "B.dD", "A.iA", "A.dA"]), (26, ["A.wA", "B.wD", "A.iA", "A.dA", "B.dD"])]
      as [(Device.Release, [String])])
  func secondSwitch(version: Device.Release, order: [String]) {
    let stage = TabStage("AB", on: version)
    stage.tabs.selectedIndex = 1
    stage.simulation.settle()
    stage.simulation.log.clear()
    stage.simulation.tapTab(0, in: stage.tabs)
    stage.simulation.settle()
    expectEqual(stage.appearances, order)
  }

  @Test("TAB-12: a switch takes half a second since iOS 18, in apps of its SDK, and before no time")
  func duration() {
    for (version, sdk, duration) in [(17, 26, 0), (18, 17, 0), (18, 18, 0.5), (26, 26, 0.5)]
      as [(Device.Release, Device.Release, Double)]
    {
      var device = Device.iPhone
      device.linkedSDK = sdk
      let stage = TabStage("AB", on: version, device: device)
      stage.tabs.selectedIndex = 1
      stage.simulation.settle()
      let events = stage.simulation.log.events.filter { $0.kind == .appearance }
      #expect(events.allSatisfy { $0.arguments == "animated: \(duration > 0)" })
      expectEqual(events.last?.time, duration)
    }
  }

  @Test("TAB-12: the next switch ends a dissolve")
  func overtaken() {
    let stage = TabStage("ABC")
    stage.tabs.selectedIndex = 1
    stage.tabs.selectedIndex = 2
    expectEqual(stage.tabs.selectedIndex, 2)
    expectEqual(stage.appearances.filter { !$0.contains("oad") }, ["B.wA", "A.wD", "B.iA", "B.dA", "A.dD", "C.wA", "B.wD"])
    stage.simulation.settle()
    expectEqual(stage.appearances.suffix(3), ["C.iA", "C.dA", "B.dD"])
  }

  @Test("TAB-12: a tab bar controller that leaves in the midst of a dissolve takes the arriving controller with it")
  func leavesDuringDissolve() {
    let stage = TabStage("AB")
    stage.tabs.selectedIndex = 1
    stage.simulation.advance(by: 0.1)
    stage.window.isHidden = true
    stage.window.isHidden = false
    stage.simulation.settle()
    #expect(
      stage.appearances.filter { !$0.contains("oad") } == [
        "B.wA", "A.wD", "B.iA", "B.wD", "B.dD", "B.wA", "B.iA", "B.dA", "A.dD",
      ])
  }

  @Test("TAB-12, TRN-11: a transaction waits for the dissolve")
  func transaction() {
    let stage = TabStage("AB")
    var times: [Double] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { times.append(stage.simulation.now) }
    stage.tabs.selectedIndex = 1
    CATransaction.commit()
    stage.simulation.settle()
    expectEqual(times, [0.5])
  }

  @Test(
    "TAB-12, VCL-17: the layout of the controller that comes, before or after viewDidAppear",
    arguments: Policies.LayoutOfUnanimated.allCases)
  func layoutOfUnanimated(policy: Policies.LayoutOfUnanimated) {
    var policies = Policies()
    policies.layoutOfUnanimated = policy
    let stage = TabStage("AB", on: 17, policies: policies)
    stage.tabs.selectedIndex = 1
    stage.simulation.settle()
    let names = stage.simulation.log.names(for: [.appearance, .layout]).filter { $0.hasPrefix("B.") }
    let layout = ["B.viewWillLayoutSubviews", "B.viewDidLayoutSubviews"]
    let isBefore = policy == .beforeDidAppear
    #expect(
      names == ["B.viewWillAppear", "B.viewIsAppearing"] + (isBefore ? layout : []) + ["B.viewDidAppear"]
        + (isBefore ? [] : layout))
  }

  @Test("VCL-5, VCL-15: only the selected controller's view is loaded, when the tab bar controller appears")
  func lazyLoading() {
    let stage = TabStage("AB", visible: false)
    stage.tabs.loadViewIfNeeded()
    #expect(!stage.child(0).isViewLoaded)
    stage.simulation.log.clear()
    stage.window.isHidden = false
    stage.simulation.settle()
    #expect(
      stage.simulation.log.names(for: [.loading, .appearance]) == [
        "T.viewWillAppear", "A.loadView", "A.viewDidLoad", "A.viewWillAppear", "T.viewIsAppearing", "A.viewIsAppearing",
        "T.viewDidAppear", "A.viewDidAppear",
      ])
    #expect(!stage.child(1).isViewLoaded)
  }

  @Test("VCL-5: what is selected while nobody sees it is loaded when it is seen")
  func hiddenSelection() {
    let stage = TabStage("ABC", visible: false)
    stage.tabs.selectedIndex = 2
    #expect(!stage.child(2).isViewLoaded)
    stage.window.isHidden = false
    stage.simulation.settle()
    expectEqual(stage.appearances, ["C.loadView", "C.didLoad", "C.wA", "C.iA", "C.dA"])
  }

  @Test("VCL-12: the selected controller alone follows the tab bar controller")
  func forwarding() {
    let stage = TabStage("AB")
    stage.tabs.selectedIndex = 1
    stage.simulation.settle()
    stage.simulation.log.clear()
    stage.window.isHidden = true
    stage.tabs.selectedIndex = 0
    stage.window.isHidden = false
    stage.simulation.settle()
    expectEqual(stage.appearances, ["B.wD", "B.dD", "A.wA", "A.iA", "A.dA"])
  }

  @Test("TAB-5, VCL-19: a selection in the midst of a switch comes after it")
  func nestedSelection() {
    final class Impatient: UIViewController {
      override func viewWillAppear(_ animated: Bool) { tabBarController?.selectedIndex = 2 }
    }
    let stage = TabStage("AXC")
    let impatient = Impatient()
    impatient.modelName = "B"
    stage.tabs.viewControllers = [stage.child(0), impatient, stage.child(2)]
    stage.tabs.selectedIndex = 1
    expectEqual(stage.tabs.selectedIndex, 2)
    stage.simulation.settle()
    #expect(
      stage.appearances.filter { !$0.contains("oad") && !$0.contains("iA") } == [
        "B.wA", "A.wD", "B.dA", "A.dD", "C.wA", "B.wD", "C.dA", "B.dD",
      ])
    #expect(stage.child(2).view.superview === stage.tabs.view)
    #expect(impatient.view.superview == nil)
  }

  @Test("TAB-2, VCL-19: controllers that are replaced in the midst of a switch leave after it")
  func nestedReplacement() {
    final class Replacing: UIViewController {
      override func viewWillAppear(_ animated: Bool) {
        tabBarController?.viewControllers = tabBarController?.viewControllers.map { Array($0.suffix(1)) }
      }
    }
    let stage = TabStage("AC")
    let (replacing, c) = (Replacing(), stage.child(1))
    replacing.modelName = "B"
    stage.tabs.viewControllers = [stage.child(0), replacing, c]
    stage.tabs.selectedIndex = 1
    stage.simulation.settle()
    expectEqual(stage.tabs.viewControllers, [c])
    #expect(stage.tabs.selectedViewController === c)
    expectEqual(stage.tabs.children, [c])
    expectEqual(stage.appearances.suffix(2), ["C.iA", "C.dA"])
  }
}
