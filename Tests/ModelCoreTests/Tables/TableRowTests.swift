import Foundation
import ModelCore
import PelmetTestSupport
import Testing

@MainActor
struct TableRowTests {
  @Test("TBL-1: a new table is plain, selects one row at a time, and finds heights out by itself")
  func defaults() {
    let simulation = Simulation(device: .iPhone)
    let table = UITableView()
    #expect(table.style == .plain && table.dataSource == nil && table.delegate == nil && !table.isEditing)
    #expect(table.allowsSelection && !table.allowsMultipleSelection)
    #expect(!table.allowsSelectionDuringEditing && !table.allowsMultipleSelectionDuringEditing)
    #expect(table.rowHeight == UITableView.automaticDimension && table.separatorStyle == .singleLine)
    #expect(table.indexPathForSelectedRow == nil && table.indexPathsForSelectedRows == nil && table.numberOfSections == 0)
    let cell = UITableViewCell()
    #expect(cell.selectionStyle == .default && cell.accessoryType == .none && cell.editingStyle == .none)
    #expect(cell.reuseIdentifier == nil && !cell.isSelected && !cell.isHighlighted && cell.indentationWidth == 10)
    #expect(UITableViewController().clearsSelectionOnViewWillAppear)
    #expect(simulation.faults.isEmpty)
  }

  @Test("TBL-2: only rows on the screen have a cell, from the layout pass on")
  func cellsOfVisibleRows() {
    let stage = TableStage()
    #expect(stage.list.asked == 19 && stage.shown.first == "row 0-0" && stage.shown.last == "row 0-18")
    expectEqual(stage.table.contentSize, CGSize(width: 390, height: 4400))
    #expect(stage.table.cellForRow(at: IndexPath(row: 30, section: 0)) == nil)
    stage.table.reloadData()
    #expect(stage.list.asked == 19 && stage.table.visibleCells.isEmpty)
    stage.simulation.settle()
    #expect(stage.list.asked == 38 && stage.complaints.isEmpty)
  }

  @Test("TBL-2: without an answer to numberOfSections there is one section")
  func oneSection() {
    final class Rows: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    }
    let simulation = Simulation(device: .iPhone)
    let (table, rows) = (UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)), Rows())
    table.dataSource = rows
    #expect(table.numberOfSections == 1 && table.numberOfRows(inSection: 0) == 3 && table.numberOfRows(inSection: 1) == 0)
    table.layoutIfNeeded()
    #expect(table.visibleCells.count == 3 && simulation.faults.isEmpty)
  }

  @Test("TBL-3: a cell that leaves the screen is used for a row that comes")
  func reuses() {
    let stage = TableStage()
    let first = stage.table.visibleCells[0] as? NotedCell
    #expect(first?.origin == "made for row" && first?.reuses == 0)
    stage.simulation.scroll(stage.table, to: CGPoint(x: 0, y: 2000))
    stage.simulation.settle()
    #expect(stage.shown.first == "row 0-45" && stage.shown.count == 20)
    #expect(stage.table.visibleCells.contains { $0 === first } && first?.reuses == 1)
    #expect(stage.complaints.isEmpty)
  }

  @Test("TBL-3: an identifier that nothing is registered for is a fault where a cell must come, and nil where one may")
  func notRegistered() {
    let stage = TableStage()
    #expect(stage.table.dequeueReusableCell(withIdentifier: "other") == nil)
    let cell = stage.table.dequeueReusableCell(withIdentifier: "other", for: IndexPath(row: 0, section: 0))
    expectEqual(cell.reuseIdentifier, "other")
    #expect(
      stage.complaints == [
        "TBL-3: no cell is registered for \"other\"; call register(_:forCellReuseIdentifier:) of Table before"
      ])
  }

  @Test("TBL-4: the delegate's heights come before the table's, and these before the system's")
  func heights() {
    final class Heights: NSObject, UITableViewDelegate {
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        indexPath.row == 1 ? 100 : UITableView.automaticDimension
      }
    }
    let stage = TableStage([3, 2])
    expectEqual(stage.table.contentSize.height, 220)
    stage.table.rowHeight = 60
    expectEqual(stage.table.contentSize.height, 300)
    let heights = Heights()
    stage.table.delegate = heights
    expectEqual(stage.table.contentSize.height, 380)
    expectEqual(stage.table.rectForRow(at: IndexPath(row: 0, section: 1)), CGRect(x: 0, y: 220, width: 390, height: 60))
    expectEqual(stage.table.indexPathForRow(at: CGPoint(x: 5, y: 100)), IndexPath(row: 1, section: 0))
    #expect(stage.table.indexPathForRow(at: CGPoint(x: 5, y: 400)) == nil)
  }

  @Test("TBL-4: a heading needs room, and since iOS 15 a plain table pads it", arguments: [(14, 28), (26, 50)])
  func headings(version: Int, height: CGFloat) {
    let stage = TableStage([2, 2], on: Device.Release(integerLiteral: version))
    stage.list.headings = ["First", nil]
    stage.table.reloadData()
    stage.settle()
    expectEqual(stage.table.contentSize.height, 176 + height)
    let heading = stage.table.headerView(forSection: 0)
    expectEqual((heading?.contentConfiguration as? UIListContentConfiguration)?.text, "First")
    expectEqual(heading?.frame, CGRect(x: 0, y: 0, width: 390, height: height))
    #expect(stage.table.headerView(forSection: 1) == nil)
    stage.table.sectionHeaderTopPadding = 0
    expectEqual(stage.table.contentSize.height, 204)
  }

  @Test("a table scrolls to a row, no further than its content goes")
  func scrolls() {
    let stage = TableStage()
    let insets = stage.table.adjustedContentInset
    stage.table.scrollToRow(at: IndexPath(row: 50, section: 0), at: .top, animated: false)
    expectEqual(stage.table.contentOffset.y, 2200 - insets.top)
    stage.table.scrollToRow(at: IndexPath(row: 99, section: 0), at: .top, animated: false)
    expectEqual(stage.table.contentOffset.y, 4400 + insets.bottom - stage.table.bounds.height)
    stage.table.scrollToRow(at: IndexPath(row: 98, section: 0), at: .none, animated: false)
    expectEqual(stage.table.contentOffset.y, 4400 + insets.bottom - stage.table.bounds.height)
    stage.table.scrollToRow(at: IndexPath(row: 100, section: 0), at: .none, animated: false)
    expectEqual(stage.complaints, ["TBL-2: Table has no row 0-100 to scroll to; it has 100 rows in one section"])
  }

  @Test("TBL-12: a cell's content is updated before it is shown, and when its state changes")
  func configuration() {
    var states: [Bool] = []
    let stage = TableStage([1])
    let cell = stage.table.visibleCells[0]
    cell.configurationUpdateHandler = { _, state in states.append(state.isSelected) }
    stage.simulation.settle()
    stage.simulation.tapRow("row 0-0")
    stage.simulation.settle()
    expectEqual(states, [false, true])
  }
}
