import ModelCore
import PelmetTestSupport
import Testing

/// ITM-8: what a tap on an item does.
@MainActor
struct TapTests {
  private final class Counter {
    var taps: [String] = []

    @MainActor func item(_ title: String) -> UIBarButtonItem {
      UIBarButtonItem(primaryAction: UIAction(title: title) { _ in self.taps.append(title) })
    }
  }

  @Test("ITM-8: a tap runs the primary action, which comes before target and action, and before a menu")
  func runsThePrimaryAction() {
    let simulation = run(on: 26)
    let counter = Counter()
    let item = counter.item("A")
    item.action = "share:"
    item.menu = UIMenu()
    simulation.tap(item)
    expectEqual(counter.taps, ["A"])
    #expect(simulation.faults.isEmpty)
  }

  @Test("ITM-8: disabled and hidden items do nothing")
  func disabledItemsDoNothing() {
    let simulation = run(on: 26)
    let counter = Counter()
    let (disabled, hidden) = (counter.item("A"), counter.item("B"))
    disabled.isEnabled = false
    hidden.isHidden = true
    simulation.tap(disabled)
    simulation.tap(hidden)
    simulation.tap(UIBarButtonItem(title: "C", menu: UIMenu()))
    #expect(counter.taps.isEmpty)
    #expect(simulation.faults.isEmpty)
  }

  @Test("ACT-1, ACT-6: an action that is only a name is a fault")
  func actionsAreFaults() {
    let simulation = run(on: 26)
    simulation.tap(UIBarButtonItem(title: "A", style: .plain, target: self, action: "share:"))
    expectEqual(simulation.faults.map(\.rule), [.act1])
  }

  @Test("ITM-8, LG-3: items are found by title and by identifier in what a view shows")
  func findsItems() {
    let simulation = run(on: 26)
    let counter = Counter()
    let window = UIWindow(frame: .zero)
    window.isHidden = false
    let (bar, toolbar, item) = (UINavigationBar(), UIToolbar(), UINavigationItem(title: "T"))
    let (first, second, third) = (counter.item("A"), counter.item("B"), counter.item("C"))
    second.identifier = "b"
    item.rightBarButtonItem = first
    bar.items = [item]
    toolbar.items = [second]
    window.addSubview(bar)
    window.addSubview(toolbar)
    simulation.tapItem(titled: "A")
    simulation.tapItem(identifiedBy: "b", in: window)
    item.centerItemGroups = [third.creatingFixedGroup()]
    expectEqual(counter.taps, ["A", "B"])
    #expect(simulation.faults.isEmpty)
    simulation.tapItem(titled: "C", in: window)
    toolbar.isHidden = true
    simulation.tapItem(identifiedBy: "b", in: window)
    expectEqual(counter.taps, ["A", "B"])
    expectEqual(simulation.faults.map(\.rule), [.simulation, .simulation])
  }
}
