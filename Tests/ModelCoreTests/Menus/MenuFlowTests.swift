import ModelCore
import Testing

/// The example of the article on menus.
@MainActor
struct MenuFlowTests {
  // begin: menu
  @Test func `a note is sorted and deleted from the menu`() {
    let stage = MenuStage()
    let sort = UIMenu(
      title: "Sort by", options: .singleSelection, children: [stage.action("Name", state: .on), stage.action("Date")])
    stage.item.menu = UIMenu(children: [sort, stage.action("Delete", .destructive)])

    stage.simulation.chooseFromMenu("Sort by", "Date", of: stage.item)
    stage.simulation.chooseFromMenu("Delete", of: stage.item)

    let shown = stage.item.menu?.selectedElements.map(\.title)
    #expect(stage.chosen == ["Date", "Delete"] && shown == ["Date"])
    #expect(stage.simulation.faults.isEmpty)
  }
  // end: menu
}
