import ModelCore
import PelmetTestSupport
import Testing

@MainActor
struct MenuChoiceTests {
  @Test("MNU-6: a tap opens the menu of an item that does nothing else, a long press any other's")
  func opening() {
    let stage = MenuStage()
    var asked = 0
    let deferred = UIDeferredMenuElement.uncached { completion in
      asked += 1
      completion([])
    }
    stage.item.menu = UIMenu(children: [deferred, stage.action("A")])
    stage.simulation.tap(stage.item)
    expectEqual(asked, 1)
    stage.item.primaryAction = stage.action("Tap")
    stage.simulation.tap(stage.item)
    #expect(asked == 1 && stage.chosen == ["Tap"])
    stage.simulation.chooseFromMenu("A", of: stage.item)
    #expect(asked == 2 && stage.chosen == ["Tap", "A"] && stage.complaints.isEmpty)
  }

  @Test("MNU-6: a tap opens a button's menu where that is its primary action")
  func openingButton() {
    let stage = MenuStage()
    let button = UIButton(primaryAction: stage.action("Tap"))
    button.menu = UIMenu(children: [stage.action("A")])
    stage.page.view.addSubview(button)
    stage.simulation.tap(button)
    button.showsMenuAsPrimaryAction = true
    stage.simulation.tap(button)
    stage.simulation.chooseFromMenu("A", of: button)
    expectEqual(stage.chosen, ["Tap", "A"])
    button.isHidden = true
    stage.simulation.chooseFromMenu("A", of: button)
    #expect(
      stage.complaints == ["Simulation: \"Tap\" cannot be reached; it is hidden, covered, or not on the screen"])
  }

  @Test("MNU-7: the handler hears of the item as sender, and can present")
  func handler() {
    let stage = MenuStage()
    var sender: Any?
    let action = UIAction(title: "Open") { [page = stage.page] action in
      sender = action.sender
      page.present(named(UIViewController(), "Sheet"), animated: true)
    }
    stage.item.menu = UIMenu(children: [action])
    stage.simulation.chooseFromMenu("Open", of: stage.item)
    #expect(sender as? UIBarButtonItem === stage.item && action.sender == nil)
    expectEqual(stage.simulation.log.events.first?.description, "UIAction.handler(Open)")
    expectEqual(stage.page.presentedViewController?.modelName, "Sheet")
  }

  @Test("MNU-7: what the user cannot choose is a fault that says what there is")
  func refusals() {
    let stage = MenuStage()
    stage.simulation.chooseFromMenu("A", of: stage.item)
    stage.item.menu = UIMenu(children: [
      stage.action("A", .disabled), stage.action("H", .hidden), UIMenu(title: "M", children: [stage.action("B")]),
    ])
    stage.simulation.chooseFromMenu("A", of: stage.item)
    stage.simulation.chooseFromMenu("H", of: stage.item)
    stage.simulation.chooseFromMenu("M", "X", of: stage.item)
    stage.simulation.chooseFromMenu("M", of: stage.item)
    stage.simulation.chooseFromMenu("M", "B", "C", of: stage.item)
    stage.item.isEnabled = false
    stage.simulation.chooseFromMenu("M", "B", of: stage.item)
    stage.item.isEnabled = true
    stage.navigation.isNavigationBarHidden = true
    stage.simulation.chooseFromMenu("M", "B", of: stage.item)
    #expect(stage.chosen.isEmpty)
    #expect(
      stage.complaints == [
        "Simulation: \"More\" has no menu; set its menu",
        "Simulation: \"A\" in the menu of \"More\" is disabled; it has \"A\" (disabled), \"M\" (a menu)",
        "Simulation: the menu of \"More\" has no \"H\"; it has \"A\" (disabled), \"M\" (a menu)",
        "Simulation: \"M\" in the menu of \"More\" has no \"X\"; it has \"B\"",
        "Simulation: \"M\" in the menu of \"More\" is open; name one of its elements: it has \"B\"",
        "Simulation: \"B\" in \"M\" in the menu of \"More\" is not a menu; end the path there",
        "Simulation: \"More\" is disabled",
        "Simulation: \"More\" cannot be reached; it is hidden, covered, or not on the screen",
      ])
  }

  @Test("ACT-1, MNU-7: a command whose action is only a name cannot run")
  func command() {
    let stage = MenuStage()
    stage.item.menu = UIMenu(children: [UICommand(title: "Copy", action: "copy:")])
    stage.simulation.chooseFromMenu("Copy", of: stage.item)
    expectEqual(stage.simulation.faults.map(\.rule), [.act1])
  }

  @Test("MNU-8: a choice in a menu of single selection turns the others off, also in menus below")
  func singleSelection() {
    let stage = MenuStage()
    let below = UIMenu(title: "Below", children: [stage.action("C")])
    stage.item.menu = UIMenu(options: .singleSelection, children: [stage.action("A", state: .on), stage.action("B"), below])
    stage.simulation.chooseFromMenu("Below", "C", of: stage.item)
    expectEqual(stage.item.menu?.selectedElements.map(\.title), ["C"])
  }

  @Test("MNU-8: without single selection, states stay as the app set them")
  func states() {
    let stage = MenuStage()
    stage.item.menu = UIMenu(children: [stage.action("A", state: .on), stage.action("B")])
    stage.simulation.chooseFromMenu("B", of: stage.item)
    expectEqual(stage.item.menu?.selectedElements.map(\.title), ["A"])
  }

  @Test("MNU-8: a pop-up button shows what was chosen")
  func popUp() {
    let stage = MenuStage()
    let button = UIButton(type: .system)
    button.setTitle("Sort", for: .normal)
    button.menu = UIMenu(children: [stage.action("Name", state: .on), stage.action("Date")])
    (button.showsMenuAsPrimaryAction, button.changesSelectionAsPrimaryAction) = (true, true)
    stage.page.view.addSubview(button)
    expectEqual(button.currentTitle, "Name")
    stage.simulation.chooseFromMenu("Date", of: button)
    #expect(button.currentTitle == "Date" && button.menu?.selectedElements.map(\.title) == ["Date"])
    #expect(!button.isSelected)
  }

  @Test("MNU-9: a tap on the title opens the menu that the provider makes")
  func titleMenu() {
    let stage = MenuStage()
    stage.page.navigationItem.titleMenuProvider = { suggested in UIMenu(children: suggested + [stage.action("Rename")]) }
    stage.simulation.chooseFromTitleMenu("Rename", in: stage.navigation)
    #expect(stage.chosen == ["Rename"] && stage.complaints.isEmpty)
    stage.page.navigationItem.titleMenuProvider = { _ in nil }
    stage.simulation.chooseFromTitleMenu("Rename", in: stage.navigation)
    #expect(
      stage.complaints == [
        "Simulation: the title of Stack has no menu; set titleMenuProvider of the top page's navigationItem, for iOS 16 and later"
      ])
  }

  @Test("ITM-8: a system item takes neither title nor image from its action")
  func systemItem() {
    let stage = MenuStage()
    let item = UIBarButtonItem(systemItem: .add, primaryAction: stage.action("New"), menu: UIMenu(children: [stage.action("A")]))
    #expect(item.title == nil && item.primaryAction?.title == "New" && item.menu?.children.map(\.title) == ["A"])
    stage.simulation.tap(item)
    expectEqual(stage.chosen, ["New"])
  }

  @Test("ITM-8: a toggle changes before its action runs")
  func toggle() {
    let stage = MenuStage()
    var seen: [Bool] = []
    stage.item.changesSelectionAsPrimaryAction = true
    stage.item.primaryAction = UIAction { [item = stage.item] _ in seen.append(item.isSelected) }
    stage.simulation.tap(stage.item)
    stage.simulation.tap(stage.item)
    expectEqual(seen, [true, false])
  }

  @Test("OVF-1: additional elements of the overflow menu and an item's stand-in are chosen by title")
  func overflow() {
    let stage = MenuStage()
    stage.page.navigationItem.additionalOverflowItems = UIDeferredMenuElement { $0([stage.action("Settings")]) }
    stage.item.menuRepresentation = stage.action("Stand-in")
    stage.page.navigationItem.rightBarButtonItem = nil
    stage.page.navigationItem.centerItemGroups = [stage.item.creatingFixedGroup()]
    stage.simulation.settle()
    stage.simulation.tapOverflowItem(titled: "Settings")
    stage.simulation.tapOverflowItem(titled: "Stand-in")
    #expect(stage.chosen == ["Settings", "Stand-in"] && stage.complaints.isEmpty)
  }
}
