import Foundation
import ModelCore
import PelmetTestSupport
import Testing

@MainActor
struct TableTapTests {
  private let first = IndexPath(row: 0, section: 0)
  private let second = IndexPath(row: 1, section: 0)

  @Test("TBL-5: a tap highlights, and then selects")
  func selects() {
    let stage = TableStage()
    stage.simulation.tapRow("row 0-0")
    #expect(
      stage.takeCalls() == [
        "shouldHighlightRowAt 0-0", "didHighlightRowAt 0-0", "didUnhighlightRowAt 0-0", "willSelectRowAt 0-0",
        "didSelectRowAt 0-0",
      ])
    let cell = stage.table.visibleCells[0] as? NotedCell
    #expect(cell?.states == ["highlighted", "not highlighted", "selected"] && cell?.isSelected == true)
    #expect(stage.table.indexPathForSelectedRow == first && stage.complaints.isEmpty)
  }

  @Test("TBL-5: the row of before is deselected after the new one was asked for")
  func exchanges() {
    let stage = TableStage()
    stage.simulation.tapRow(at: first)
    _ = stage.takeCalls()
    stage.simulation.tapRow(at: second)
    #expect(
      stage.takeCalls().suffix(4) == [
        "willSelectRowAt 0-1", "willDeselectRowAt 0-0", "didDeselectRowAt 0-0", "didSelectRowAt 0-1",
      ])
    #expect(stage.table.indexPathsForSelectedRows == [second] && !stage.table.visibleCells[0].isSelected)
  }

  @Test("TBL-5: a second tap on a selected row is told again, and deselects where several rows can be selected")
  func secondTap() {
    let stage = TableStage()
    stage.simulation.tapRow(at: first)
    _ = stage.takeCalls()
    stage.simulation.tapRow(at: first)
    expectEqual(stage.takeCalls().suffix(2), ["willSelectRowAt 0-0", "didSelectRowAt 0-0"])
    stage.table.allowsMultipleSelection = true
    stage.simulation.tapRow(at: second)
    expectEqual(stage.table.indexPathsForSelectedRows, [first, second])
    _ = stage.takeCalls()
    stage.simulation.tapRow(at: first)
    expectEqual(stage.takeCalls().suffix(2), ["willDeselectRowAt 0-0", "didDeselectRowAt 0-0"])
    expectEqual(stage.table.indexPathsForSelectedRows, [second])
  }

  @Test("TBL-5: the delegate can refuse the touch, refuse the row, or choose another")
  func refuses() {
    let stage = TableStage()
    stage.list.highlights = false
    stage.simulation.tapRow(at: first)
    #expect(stage.takeCalls() == ["shouldHighlightRowAt 0-0"] && stage.table.indexPathForSelectedRow == nil)
    stage.list.highlights = true
    stage.list.replacement = .some(nil)
    stage.simulation.tapRow(at: first)
    #expect(stage.takeCalls().last == "willSelectRowAt 0-0" && stage.table.indexPathForSelectedRow == nil)
    stage.list.replacement = .some(second)
    stage.simulation.tapRow(at: first)
    #expect(stage.takeCalls().last == "didSelectRowAt 0-1" && stage.table.indexPathForSelectedRow == second)
    stage.table.allowsMultipleSelection = true
    (stage.list.replacement, stage.list.keepsSelection) = (nil, true)
    stage.simulation.tapRow(at: second)
    #expect(stage.takeCalls().last == "willDeselectRowAt 0-1" && stage.table.indexPathForSelectedRow == second)
  }

  @Test("TBL-5: the app selects and deselects without a word to the delegate")
  func selectedByApp() {
    let stage = TableStage()
    stage.table.selectRow(at: second, animated: false, scrollPosition: .none)
    #expect(stage.table.indexPathForSelectedRow == second && stage.table.visibleCells[1].isSelected)
    stage.table.selectRow(at: first, animated: false, scrollPosition: .none)
    expectEqual(stage.table.indexPathsForSelectedRows, [first])
    stage.table.deselectRow(at: first, animated: true)
    #expect(stage.table.indexPathsForSelectedRows == nil && stage.takeCalls().isEmpty)
  }

  @Test("TBL-5: rows cannot be selected while the table is edited, unless it allows it")
  func editing() {
    let stage = TableStage()
    stage.table.selectRow(at: second, animated: false, scrollPosition: .none)
    stage.table.setEditing(true, animated: false)
    #expect(stage.table.indexPathForSelectedRow == nil && !stage.table.visibleCells[1].isSelected)
    stage.simulation.tapRow(at: first)
    #expect(stage.takeCalls().isEmpty)
    stage.table.allowsSelectionDuringEditing = true
    stage.simulation.tapRow(at: first)
    expectEqual(stage.table.indexPathForSelectedRow, first)
  }

  @Test("a row is named by its labels, too")
  func labels() {
    let stage = TableStage([3])
    stage.table.visibleCells[1].textLabel?.text = "Rome"
    stage.table.visibleCells[2].contentView.addSubview(UIView())
    stage.simulation.tapRow("Rome")
    #expect(stage.table.indexPathForSelectedRow == second && stage.complaints.isEmpty)
    #expect(UITableViewCell(style: .default, reuseIdentifier: nil).detailTextLabel == nil)
    #expect(UITableViewCell(style: .subtitle, reuseIdentifier: nil).detailTextLabel != nil)
  }

  @Test("TBL-6: the detail button is told apart from the row")
  func detailButton() {
    final class Details: UIResponder, UITableViewDelegate {
      func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}
    }
    let (stage, details) = (TableStage(), Details())
    stage.table.delegate = details
    stage.settle()
    stage.simulation.tapDetailButton(at: first)
    #expect(
      stage.complaints == ["Simulation: row 0-0 has no detail button; set accessoryType of its cell to detailButton"])
    stage.table.visibleCells[0].accessoryType = .detailDisclosureButton
    stage.simulation.tapDetailButton(at: first)
    #expect(stage.takeCalls() == ["accessoryButtonTappedForRowWith 0-0"] && stage.table.indexPathForSelectedRow == nil)
  }

  @Test("a row that is not there, not on the screen, or not in front cannot be tapped")
  func unreachable() {
    let stage = TableStage([30])
    stage.simulation.tapRow("elsewhere")
    stage.simulation.tapRow(at: IndexPath(row: 30, section: 0))
    stage.simulation.tapRow(at: IndexPath(row: 29, section: 0))
    stage.modal.a.present(controller("Sheet"), animated: false)
    stage.simulation.settle()
    stage.simulation.tapRow(at: first)
    stage.simulation.tapRow(at: first, in: stage.table)
    let shown = (0..<19).map { "\"row 0-\($0)\"" }.joined(separator: ", ")
    #expect(
      stage.complaints == [
        "Simulation: Table shows no row \"elsewhere\"; it shows \(shown)",
        "Simulation: Table has no row 0-30; it has 30 rows in one section",
        "Simulation: row 0-29 of Table is not on the screen; scroll there first with scrollToRow(at:at:animated:)",
        "Simulation: there is no table in front; push or present one, and let it arrive with settle()",
        "Simulation: Table is not within reach of a finger; it is hidden, covered or off screen",
      ])
  }
}
