import ModelCore
import Testing

/// Callbacks when another tab is shown.
@MainActor
struct TabSwitchTests {
  @Test("VCL-19, TAB-12: the tab row of the table, with a first appearance", arguments: [true, false])
  func firstSwitch(byPerson: Bool) {
    let stage = TabStage("AB")
    if byPerson { stage.simulation.tapTab(1, in: stage.tabs) } else { stage.tabs.selectedIndex = 1 }
    #expect(stage.appearances == ["B.loadView", "B.didLoad", "B.wA", "A.wD", "A.dD", "B.iA", "B.dA"])
    stage.simulation.settle()
    #expect(stage.appearances.count == 7)
  }

  @Test("VCL-19, TAB-12: the tab row of the table, with a view that was loaded before")
  func secondSwitch() {
    let stage = TabStage("AB")
    stage.tabs.selectedIndex = 1
    stage.simulation.settle()
    stage.simulation.log.clear()
    stage.simulation.tapTab(0, in: stage.tabs)
    stage.simulation.settle()
    #expect(stage.appearances == ["A.wA", "B.wD", "B.dD", "A.iA", "A.dA"])
  }

  @Test("TAB-12: a switch is not animated and takes no time")
  func notAnimated() {
    let stage = TabStage("AB")
    stage.tabs.selectedIndex = 1
    stage.simulation.settle()
    let events = stage.simulation.log.events.filter { $0.kind == .appearance }
    #expect(events.allSatisfy { $0.arguments == "animated: false" })
    #expect(stage.simulation.now == 0)
  }

  @Test(
    "TAB-12, VCL-17: the layout of the controller that comes, before or after viewDidAppear",
    arguments: Policies.LayoutOfUnanimated.allCases)
  func layoutOfUnanimated(policy: Policies.LayoutOfUnanimated) {
    var policies = Policies()
    policies.layoutOfUnanimated = policy
    let stage = TabStage("AB", policies: policies)
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
    #expect(stage.appearances == ["C.loadView", "C.didLoad", "C.wA", "C.iA", "C.dA"])
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
    #expect(stage.appearances == ["B.wD", "B.dD", "A.wA", "A.iA", "A.dA"])
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
    #expect(stage.tabs.selectedIndex == 2)
    stage.simulation.settle()
    #expect(
      stage.appearances.filter { !$0.contains("oad") && !$0.contains("iA") } == [
        "B.wA", "A.wD", "A.dD", "B.dA", "C.wA", "B.wD", "B.dD", "C.dA",
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
    #expect(stage.tabs.viewControllers == [c])
    #expect(stage.tabs.selectedViewController === c)
    #expect(stage.tabs.children == [c])
    #expect(stage.appearances.suffix(2) == ["C.iA", "C.dA"])
  }
}
