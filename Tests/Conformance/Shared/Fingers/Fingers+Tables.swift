#if canImport(ModelCore)
  import Foundation
  import ModelCore

  extension Fingers {
    private static let rules: [String: String] = .all(
      "TBL-5", "shouldHighlightRowAt", "didHighlightRowAt", "didUnhighlightRowAt", "willSelectRowAt", "didSelectRowAt",
      "willDeselectRowAt", "didDeselectRowAt")

    static let tables = [
      Scenario("a tap on another row", rules: rules) { stage in
        let (a, table) = (stage.page("A"), UITableView())
        let delegate = stage.keep(RecordedTableDelegate("D", stage.recorder))
        a.view = table
        (table.dataSource, table.delegate) = (delegate, delegate)
        Platform.name(table, "Table")
        return [
          .before { stage.show(a) }, .before { stage.simulation.tapRow(at: IndexPath(row: 0, section: 0)) },
          Step("tapRow(at: second)") { stage.simulation.tapRow(at: IndexPath(row: 1, section: 0)) },
        ]
      }
    ]
  }

  /// The delegate and data source of a table with three rows, which allows everything.
  private final class RecordedTableDelegate: RecordedDelegate, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }

    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
      heard("shouldHighlightRowAt", indexPath)
      return true
    }

    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { heard("didHighlightRowAt", indexPath) }

    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) { heard("didUnhighlightRowAt", indexPath) }

    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
      heard("willSelectRowAt", indexPath)
      return indexPath
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { heard("didSelectRowAt", indexPath) }

    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
      heard("willDeselectRowAt", indexPath)
      return indexPath
    }

    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { heard("didDeselectRowAt", indexPath) }

    private func heard(_ name: String, _ path: IndexPath) { heard("\(name)(Table, \(path.section)-\(path.row))") }
  }
#endif
