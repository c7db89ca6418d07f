public import Foundation

/// Has the contents of a table: how many rows there are, and a cell for each that is visible (TBL-2).
///
/// Only the first two methods are required. A table asks whenever it needs an answer, as often as it likes; these questions are not in the
/// log. What the user changes is told, and logged (TBL-9).
@preconcurrency @MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

  /// The cell for a row that becomes visible: most often one from `dequeueReusableCell(withIdentifier:for:)` (TBL-3).
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

  /// The number of sections: 1 without an answer.
  func numberOfSections(in tableView: UITableView) -> Int

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?

  /// Whether the user may edit a row. Without an answer all rows can be edited.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool

  /// Whether the user may move a row. Without an answer all can be moved whose data source hears of moves.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool

  /// Called when the user deletes or inserts a row. The data source changes its data, and then the table.
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)

  /// Called when the user moved a row. The data source changes its data; the table has moved the row.
  func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
}

extension UITableViewDataSource {
  public func numberOfSections(in tableView: UITableView) -> Int {
    runDefault()
    return 1
  }

  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    runDefault()
    return nil
  }

  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    runDefault()
    return nil
  }

  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    runDefault()
    return true
  }

  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    runDefault()
    return true
  }

  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    runDefault()
  }

  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    runDefault()
  }

  private func runDefault() {
    OptionalMethods.runDefault(for: self) { $0 is any UITableViewDataSource.Type }
  }
}
