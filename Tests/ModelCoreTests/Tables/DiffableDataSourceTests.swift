import Foundation
import ModelCore
import PelmetTestSupport
import Testing

/// A table with a diffable data source of numbers.
@MainActor
private final class NumberStage {
  let stage = TableStage([])
  let source: UITableViewDiffableDataSource<String, Int>

  init() {
    source = UITableViewDiffableDataSource(tableView: stage.table) { table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
      var content = cell.defaultContentConfiguration()
      content.text = "item \(item)"
      cell.contentConfiguration = content
      return cell
    }
  }

  var table: UITableView { stage.table }

  func show(_ sections: [(String, [Int])], _ change: (inout NSDiffableDataSourceSnapshot<String, Int>) -> Void = { _ in }) {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items)
    }
    change(&snapshot)
    source.apply(snapshot)
    stage.simulation.settle()
  }
}

@MainActor
struct DiffableDataSourceTests {
  @Test("TBL-10: items that stay keep their cells and their selection")
  func applies() {
    let numbers = NumberStage()
    numbers.show([("A", [1, 2, 3]), ("B", [4])])
    expectEqual(numbers.stage.shown, ["item 1", "item 2", "item 3", "item 4"])
    let cell = numbers.table.cellForRow(at: IndexPath(row: 1, section: 0))
    numbers.table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    numbers.show([("B", [4, 2]), ("A", [5])])
    expectEqual(numbers.stage.shown, ["item 4", "item 2", "item 5"])
    #expect(numbers.table.cellForRow(at: IndexPath(row: 1, section: 0)) === cell)
    expectEqual(numbers.table.indexPathForSelectedRow, IndexPath(row: 1, section: 0))
    #expect(
      numbers.source.itemIdentifier(for: IndexPath(row: 0, section: 1)) == 5
        && numbers.source.indexPath(for: 4) == IndexPath(row: 0, section: 0))
    #expect(
      numbers.source.sectionIdentifier(for: 1) == "A" && numbers.source.index(for: "B") == 0
        && numbers.source.sectionIdentifier(for: 2) == nil)
    #expect(numbers.stage.complaints.isEmpty)
  }

  @Test("TBL-10: a reloaded item gets a new cell, a reconfigured one keeps it")
  func reloads() {
    let numbers = NumberStage()
    numbers.show([("A", [1, 2])])
    let cells = numbers.table.visibleCells
    numbers.show([("A", [1, 2])]) { snapshot in
      snapshot.reloadItems([1])
      snapshot.reconfigureItems([2])
    }
    #expect((numbers.table.visibleCells[0] as? NotedCell)?.reuses == 1 && numbers.table.visibleCells[1] === cells[1])
    #expect(
      numbers.source.snapshot().reloadedItemIdentifiers.isEmpty && numbers.source.snapshot().reconfiguredItemIdentifiers.isEmpty)
  }

  @Test("TBL-10: the completion comes after the animation, or at once without one")
  func completion() {
    let numbers = NumberStage()
    var calls: [String] = []
    numbers.source.apply(numbers.source.snapshot(), animatingDifferences: false) { calls.append("at once") }
    numbers.source.apply(numbers.source.snapshot()) { calls.append("later") }
    expectEqual(calls, ["at once"])
    numbers.stage.simulation.settle()
    expectEqual(calls, ["at once", "later"])
  }

  @Test("TBL-10: identifiers are unique, and those that one names are there")
  func mistakes() {
    let numbers = NumberStage()
    numbers.show([("A", [1, 2]), ("A", [2, 3])]) { snapshot in
      snapshot.insertItems([7], beforeItem: 9)
      snapshot.appendItems([8], toSection: "C")
    }
    expectEqual(numbers.stage.shown, ["item 1", "item 2", "item 3"])
    #expect(
      numbers.stage.complaints == [
        "TBL-10: the section A is there twice; identifiers must be unique",
        "TBL-10: the item 2 is there twice; identifiers must be unique",
        "TBL-10: there is no item 9; append it before", "TBL-10: there is no section C; append it before",
      ])
  }

  @Test("TBL-10: a snapshot is changed by names, not by places")
  func snapshots() {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["A", "C"])
    snapshot.insertSections(["B"], afterSection: "A")
    snapshot.appendItems([1, 2, 3], toSection: "A")
    snapshot.appendItems([4, 5], toSection: "C")
    snapshot.insertItems([6], beforeItem: 2)
    snapshot.insertItems([7], afterItem: 5)
    snapshot.moveItem(1, afterItem: 4)
    snapshot.moveItem(5, beforeItem: 5)
    snapshot.deleteItems([3])
    #expect(snapshot.itemIdentifiers == [6, 2, 4, 1, 5, 7] && snapshot.sectionIdentifiers == ["A", "B", "C"])
    #expect(snapshot.numberOfItems == 6 && snapshot.numberOfItems(inSection: "C") == 4 && snapshot.indexOfItem(1) == 3)
    #expect(snapshot.sectionIdentifier(containingItem: 1) == "C" && snapshot.indexOfItem(3) == nil)
    snapshot.moveSection("C", beforeSection: "A")
    #expect(snapshot.itemIdentifiers == [4, 1, 5, 7, 6, 2] && snapshot.indexOfSection("B") == 2)
    snapshot.deleteSections(["C"])
    #expect(snapshot.itemIdentifiers == [6, 2] && snapshot.sectionIdentifier(containingItem: 4) == nil)
    snapshot.deleteAllItems()
    #expect(snapshot.numberOfSections == 0 && snapshot.numberOfItems == 0)
  }

  @Test("TBL-10: rows of a diffable data source cannot be edited, unless a subclass allows it")
  func editing() {
    let numbers = NumberStage()
    final class Editable: UITableViewDiffableDataSource<String, Int> {
      override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    }
    numbers.show([("A", [1])])
    numbers.stage.simulation.swipeRow(at: IndexPath(row: 0, section: 0), andTap: "Delete")
    expectEqual(numbers.stage.complaints, ["Simulation: a swipe over row 0-0 uncovers no \"Delete\"; it uncovers no action"])
    let editable = Editable(tableView: numbers.table) { _, _, _ in UITableViewCell() }
    editable.apply(numbers.source.snapshot(), animatingDifferences: false)
    numbers.stage.settle()
    numbers.stage.simulation.swipeRow(at: IndexPath(row: 0, section: 0), andTap: "Delete")
    expectEqual(numbers.stage.complaints.count, 1)
  }
}
