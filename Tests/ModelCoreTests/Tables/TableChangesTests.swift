import Foundation
import ModelCore
import PelmetTestSupport
import Testing

@MainActor
struct TableChangesTests {
  private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

  @Test("TBL-8: rows keep their cells and their selection through insertions, deletions and moves")
  func follows() {
    let stage = TableStage([5])
    let cells = stage.table.visibleCells
    stage.table.selectRow(at: path(3), animated: false, scrollPosition: .none)
    stage.list.rows[0] = ["row 0-4", "new", "row 0-1", "row 0-3"]
    stage.table.performBatchUpdates {
      stage.table.deleteRows(at: [path(0), path(2)], with: .fade)
      stage.table.insertRows(at: [path(1)], with: .fade)
      stage.table.moveRow(at: path(4), to: path(0))
    }
    stage.simulation.settle()
    expectEqual(stage.shown, ["row 0-4", "new", "row 0-1", "row 0-3"])
    #expect(stage.table.cellForRow(at: path(0)) === cells[4] && stage.table.cellForRow(at: path(2)) === cells[1])
    #expect(stage.table.indexPathForSelectedRow == path(3) && stage.table.cellForRow(at: path(3)) === cells[3])
    #expect(stage.complaints.isEmpty)
  }

  @Test("TBL-8: sections come, go and move with their rows")
  func sections() {
    let stage = TableStage([1, 2, 3])
    let last = stage.table.cellForRow(at: path(2, 2))
    stage.list.rows = [stage.list.rows[2], ["new"], stage.list.rows[1]]
    stage.table.performBatchUpdates {
      stage.table.deleteSections([0], with: .none)
      stage.table.insertSections([1], with: .none)
      stage.table.moveSection(2, toSection: 0)
    }
    stage.simulation.settle()
    expectEqual(stage.shown, ["row 2-0", "row 2-1", "row 2-2", "new", "row 1-0", "row 1-1"])
    #expect(stage.table.cellForRow(at: path(2, 0)) === last && stage.complaints.isEmpty)
  }

  @Test("TBL-8: a reloaded row is asked for again, and no longer selected")
  func reloads() {
    let stage = TableStage([3])
    stage.table.selectRow(at: path(1), animated: false, scrollPosition: .none)
    stage.list.rows[0][1] = "changed"
    stage.table.reloadRows(at: [path(1)], with: .none)
    stage.simulation.settle()
    #expect(stage.shown == ["row 0-0", "changed", "row 0-2"] && stage.list.asked == 4)
    #expect(stage.table.indexPathForSelectedRow == nil && stage.complaints.isEmpty)
  }

  @Test("TBL-8: a reconfigured row keeps its cell")
  func reconfigures() {
    let stage = TableStage([3])
    let cell = stage.table.cellForRow(at: path(1)) as? NotedCell
    stage.list.rows[0][1] = "changed"
    stage.table.reconfigureRows(at: [path(1)])
    #expect(cell?.words == "changed" && cell?.reuses == 0 && stage.table.cellForRow(at: path(1)) === cell)
  }

  @Test("TBL-8: an update that does not fit the data is a fault, and the rows are loaded anew")
  func contradiction() {
    let stage = TableStage([3, 1])
    stage.list.rows[0].removeLast()
    stage.table.deleteRows(at: [path(2), path(1)], with: .automatic)
    stage.simulation.settle()
    stage.list.rows.append(["more"])
    stage.table.beginUpdates()
    stage.table.endUpdates()
    stage.simulation.settle()
    #expect(
      stage.complaints == [
        "TBL-8: Table was updated, but section 0 has 2 rows after the update, and had 3 before, with 0 inserted and 2 deleted; "
          + "change the data and the table together, once each",
        "TBL-8: Table was updated, but it has 3 sections after the update, and had 2 before, with 0 inserted and 0 deleted; "
          + "change the data and the table together, once each",
      ])
    expectEqual(stage.shown, ["row 0-0", "row 0-1", "row 1-0", "more"])
  }

  @Test("TBL-8: rows that there cannot be are a fault, and no crash")
  func impossibleRows() {
    let stage = TableStage([2])
    stage.table.deleteRows(at: [IndexPath(row: -1, section: 0), IndexPath(index: 3)], with: .none)
    stage.list.rows[0].removeLast()
    stage.table.deleteRows(at: [path(NSNotFound - 1)], with: .none)
    stage.table.deleteRows(at: [IndexPath(row: -1, section: 0)], with: .none)
    stage.simulation.settle()
    stage.list.rows[0].append("new")
    stage.table.insertRows(at: [path(7)], with: .none)
    stage.simulation.settle()
    let wanted = ["0--1 is not the path of a row", "row 0-7 is inserted, and after the update section 0 has 2 rows"]
    #expect(stage.complaints.count == 2 && zip(stage.complaints, wanted).allSatisfy { $0.contains(", but \($1); change") })
    expectEqual(stage.shown, ["row 0-0", "new"])
  }

  @Test("a data source that changes while it is asked for a cell is asked again")
  func changesWhileAsked() {
    let stage = TableStage([10])
    stage.list.whenAsked = { [weak stage] in
      stage?.list.whenAsked = {}
      stage?.list.rows[0].removeLast(8)
      stage?.table.reloadData()
    }
    stage.table.reloadData()
    stage.simulation.settle()
    #expect(stage.shown == ["row 0-0", "row 0-1"] && stage.complaints.isEmpty)
  }

  @Test("TBL-8: the completion of a group comes after its animation")
  func completion() {
    let stage = TableStage([1])
    var isOver = false
    stage.table.performBatchUpdates(nil) { isOver = $0 }
    #expect(!isOver)
    stage.simulation.settle()
    #expect(isOver)
  }

  @Test("TBL-9: the user deletes by a swipe, which the data source carries out")
  func swipe() {
    let stage = TableStage([3])
    stage.simulation.swipeRow(at: path(1), andTap: "Delete")
    expectEqual(stage.takeCalls(), ["willBeginEditingRowAt 0-1", "commit delete, 0-1", "didEndEditingRowAt 0-1"])
    stage.simulation.settle()
    expectEqual(stage.shown, ["row 0-0", "row 0-2"])
    stage.simulation.swipeRow(at: path(0), andTap: "Archive")
    expectEqual(stage.complaints, ["Simulation: a swipe over row 0-0 uncovers no \"Archive\"; it uncovers \"Delete\""])
  }

  @Test("TBL-9: the delegate's swipe actions take the place of the system's")
  func swipeActions() {
    final class Actions: NSObject, UITableViewDelegate {
      var performed: [String] = []
      func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
      ) -> UISwipeActionsConfiguration? {
        let archive = UIContextualAction(style: .normal, title: "Archive") { _, _, done in
          self.performed.append("archived \(indexPath.row)")
          done(true)
        }
        return indexPath.row == 0 ? UISwipeActionsConfiguration(actions: [archive]) : nil
      }
    }
    let (stage, actions) = (TableStage([2]), Actions())
    stage.table.delegate = actions
    stage.settle()
    stage.simulation.swipeRow(at: path(0), andTap: "Archive")
    stage.simulation.swipeRow(at: path(0), andTap: "Delete")
    expectEqual(actions.performed, ["archived 0"])
    expectEqual(stage.complaints, ["Simulation: a swipe over row 0-0 uncovers no \"Delete\"; it uncovers \"Archive\""])
    stage.simulation.swipeRow(at: path(1), andTap: "Delete")
    stage.simulation.settle()
    expectEqual(stage.shown, ["row 0-0"])
  }

  @Test("TBL-9: while the table is edited its rows have controls, and can be dragged")
  func editing() {
    let stage = TableStage([3])
    stage.simulation.tapEditControl(at: path(0))
    stage.table.setEditing(true, animated: true)
    #expect(stage.table.visibleCells.allSatisfy { $0.isEditing && $0.editingStyle == .delete })
    stage.simulation.dragRow(at: path(0), to: path(2))
    stage.simulation.settle()
    expectEqual(stage.shown, ["row 0-1", "row 0-2", "row 0-0"])
    stage.simulation.tapEditControl(at: path(1))
    stage.simulation.settle()
    expectEqual(stage.shown, ["row 0-1", "row 0-0"])
    stage.table.isEditing = false
    #expect(stage.table.visibleCells.allSatisfy { !$0.isEditing && $0.editingStyle == .none })
    #expect(
      stage.complaints == [
        "Simulation: row 0-0 has no control for editing; call setEditing(true, animated: false) of the table"
      ])
  }

  @Test("TBL-11: a pull performs the refresh control's action, once until it ends")
  func refresh() {
    let stage = TableStage([1])
    stage.simulation.pullToRefresh()
    var count = 0
    let control = UIRefreshControl()
    control.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
    stage.table.refreshControl = control
    stage.simulation.pullToRefresh()
    stage.simulation.pullToRefresh()
    #expect(control.isRefreshing && count == 1)
    control.endRefreshing()
    stage.simulation.pullToRefresh()
    expectEqual(count, 2)
    expectEqual(stage.complaints, ["Simulation: Table has no refresh control within reach; set refreshControl"])
  }
}
