import ModelCore
import PelmetTestSupport
import Testing

/// TAB-6: bars of tab bar controllers and bars that nobody owns.
@MainActor
struct TabBarOwnershipTests {
  @Test("TAB-6: a tab bar controller's bar cannot be changed directly")
  func managedBar() {
    let stage = TabStage("AB")
    let bar = stage.tabs.tabBar
    let items = bar.items
    bar.items = []
    bar.setItems(nil, animated: false)
    bar.selectedItem = items?[1]
    bar.delegate = nil
    expectEqual(stage.simulation.faults.map(\.rule), Array(repeating: .tab6, count: 4))
    expectEqual(bar.items, items)
    #expect(bar.selectedItem === items?[0])
    #expect(bar.delegate === stage.tabs)
  }

  @Test("TAB-6: a managed bar shows the items that the controllers have now")
  func itemsAreLive() {
    let stage = TabStage("AB")
    let item = UITabBarItem(title: "New", image: nil, tag: 7)
    stage.child(0).tabBarItem = item
    #expect(stage.tabs.tabBar.items?.first === item)
    #expect(stage.tabs.tabBar.selectedItem === item)
    expectEqual(stage.tabs.tabBar.modelBar.items.map(\.title), ["New", "B"])
  }

  @Test("TAB-6: a free bar tells its delegate of taps, not of the app's selections")
  func freeBar() {
    let simulation = run(on: 26)
    let (bar, delegate) = (UITabBar(), BarDelegate())
    bar.setItems([UITabBarItem(title: "A", image: nil, tag: 0), UITabBarItem(title: "B", image: nil, tag: 1)], animated: true)
    bar.delegate = delegate
    bar.selectedItem = bar.items?[0]
    simulation.tapItem(1, in: bar)
    simulation.tapItem(1, in: bar)
    expectEqual(bar.selectedItem?.tag, 1)
    expectEqual(delegate.tags, [1, 1])
    expectEqual(simulation.log.events.map(\.description), ["BarDelegate.didSelect(B)", "BarDelegate.didSelect(B)"])
  }

  @Test("TAB-6: what a person cannot tap in a free bar")
  func untappable() {
    let simulation = run(on: 26)
    let bar = UITabBar()
    bar.items = [UITabBarItem(title: "A", image: nil, tag: 0)]
    bar.items?[0].isEnabled = false
    simulation.tapItem(0, in: bar)
    #expect(bar.selectedItem == nil)
    #expect(simulation.faults.isEmpty)
    simulation.tapItem(1, in: bar)
    expectEqual(simulation.faults.map(\.rule), [.simulation])
  }

  @Test("TAB-6: a tap on the item of a managed bar is a tap on the tab")
  func managedTap() {
    let stage = TabStage("AB")
    stage.simulation.tapItem(1, in: stage.tabs.tabBar)
    expectEqual(stage.tabs.selectedIndex, 1)
  }

  private final class BarDelegate: UIResponder, UITabBarDelegate {
    var tags: [Int] = []

    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { tags.append(item.tag) }
  }
}
