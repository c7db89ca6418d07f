import ModelCore
import PelmetTestSupport
import Testing

/// A person's taps.
@MainActor
struct TabTapTests {
  @Test("TAB-4: the delegate is asked, the controllers change, the delegate is told")
  func tapOrder() {
    let stage = TabStage("AB")
    let delegate = TabDelegate()
    stage.tabs.delegate = delegate
    stage.simulation.tapTab(1, in: stage.tabs)
    stage.simulation.settle()
    #expect(
      stage.simulation.log.names(for: [.appearance, .delegate]).filter { !$0.hasSuffix("IsAppearing") } == [
        "D.shouldSelect", "B.viewWillAppear", "A.viewWillDisappear", "D.didSelect", "B.viewDidAppear", "A.viewDidDisappear",
      ])
    expectEqual(stage.simulation.log.events.first?.arguments, "B")
    expectEqual(delegate.selectedAtShould, [0])
    expectEqual(delegate.selectedAtDid, [1])
  }

  @Test("TAB-4: a refusal changes nothing and is the last that the delegate hears")
  func refusal() {
    let stage = TabStage("AB")
    let delegate = TabDelegate()
    delegate.allows = false
    stage.tabs.delegate = delegate
    stage.simulation.tapTab(1, in: stage.tabs)
    stage.simulation.settle()
    expectEqual(stage.simulation.log.names(), ["D.shouldSelect"])
    expectEqual(stage.tabs.selectedIndex, 0)
  }

  @Test("TAB-4: a tap on the selected tab is told, too")
  func sameTab() {
    let stage = TabStage("AB")
    let delegate = TabDelegate()
    stage.tabs.delegate = delegate
    stage.simulation.tapTab(0, in: stage.tabs)
    stage.simulation.settle()
    expectEqual(stage.simulation.log.names(), ["D.shouldSelect", "D.didSelect"])
  }

  @Test("TAB-4: a delegate that implements nothing allows everything")
  func silentDelegate() {
    let stage = TabStage("AB")
    let delegate = SilentTabDelegate()
    stage.tabs.delegate = delegate
    stage.simulation.tapTab(1, in: stage.tabs)
    expectEqual(stage.tabs.selectedIndex, 1)
    expectEqual(stage.simulation.log.names(for: [.delegate]), ["SilentTabDelegate.shouldSelect", "SilentTabDelegate.didSelect"])
    #expect(stage.simulation.faults.isEmpty)
  }

  @Test("TAB-4: the delegate is not retained")
  func weakDelegate() {
    let stage = TabStage("AB")
    var delegate: TabDelegate? = TabDelegate()
    stage.tabs.delegate = delegate
    delegate = nil
    #expect(stage.tabs.delegate == nil)
  }

  @Test("TAB-4: disabled items and hidden bars cannot be tapped")
  func untappable() {
    let stage = TabStage("AB")
    stage.child(1).tabBarItem.isEnabled = false
    stage.simulation.tapTab(1, in: stage.tabs)
    stage.child(1).tabBarItem.isEnabled = true
    stage.tabs.isTabBarHidden = true
    stage.simulation.tapTab(1, in: stage.tabs)
    expectEqual(stage.tabs.selectedIndex, 0)
    #expect(stage.simulation.faults.isEmpty)
    stage.tabs.setTabBarHidden(false, animated: true)
    stage.simulation.tapTab(1, in: stage.tabs)
    expectEqual(stage.tabs.selectedIndex, 1)
  }

  @Test("TAB-4: there is no tab beyond the last")
  func missingTab() {
    let stage = TabStage("AB")
    stage.simulation.tapTab(2, in: stage.tabs)
    expectEqual(stage.simulation.faults.map(\.rule), [.simulation])
  }

  @Test("TAB-6: the tab bar controller hears of taps on its bar while the old controller is still selected")
  func ownBarDelegate() {
    final class Listening: UITabBarController {
      var heard: [(UITabBarItem, Int)] = []
      override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { heard.append((item, selectedIndex)) }
    }
    let tabs = Listening()
    tabs.viewControllers = [UIViewController(), UIViewController()]
    let stage = ModalStage(root: tabs)
    #expect(tabs.tabBar.delegate === tabs)
    tabs.selectedIndex = 1
    #expect(tabs.heard.isEmpty)
    stage.simulation.tapTab(0, in: tabs)
    #expect(tabs.heard.count == 1 && stage.window.rootViewController === tabs)
    #expect(tabs.heard.first?.0 === tabs.viewControllers?[0].tabBarItem)
    expectEqual(tabs.heard.first?.1, 1)
  }
}
