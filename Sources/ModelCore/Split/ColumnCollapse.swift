import Foundation

/// Collapsing and expanding of the column styles (SPL-13 … 15): a compact column alone, else the columns on the primary one's stack.
@MainActor
struct ColumnCollapse {
  private typealias Column = UISplitViewController.Column

  private let arrangement: SplitArrangement
  private var split: UISplitViewController { arrangement.split }

  init(_ arrangement: SplitArrangement) {
    self.arrangement = arrangement
  }

  /// SPL-14.
  func collapse() {
    let proposed = ([.compact] + SplitArrangement.expandedOrder.dropLast().reversed()).first { arrangement.columns[$0] != nil } ?? .primary
    let top =
      ask("topColumnForCollapsingToProposedTopColumn", "\(proposed)") {
        $0.splitViewController(split, topColumnForCollapsingToProposedTopColumn: proposed)
      } ?? proposed
    arrangement.announcingColumns(animated: false) {
      arrangement.isCollapsed = true
      arrangement.chosenMode = nil
      if top != .compact { push(upTo: top, animated: false) }
    }
    _ = ask("splitViewControllerDidCollapse") { $0.splitViewControllerDidCollapse(split) }
    postTargetChange()
  }

  /// SPL-14.
  func expand() {
    arrangement.announcingColumns(animated: false) {
      for column in arrangement.stackedColumns.reversed() {
        arrangement.columns[column].map { arrangement.stack?.removeCollapsed($0, animated: false) }
      }
      arrangement.isCollapsed = false
      let proposed = arrangement.displayMode
      arrangement.chosenMode = ask("displayModeForExpandingToProposedDisplayMode", "\(proposed)") {
        $0.splitViewController(split, displayModeForExpandingToProposedDisplayMode: proposed)
      }
      arrangement.replaceColumns(with: arrangement.columns)
    }
    _ = ask("splitViewControllerDidExpand") { $0.splitViewControllerDidExpand(split) }
    postTargetChange()
  }

  /// SPL-15, collapsed: pushes the column and those before it, or pops what covers it.
  func show(_ column: UISplitViewController.Column) {
    guard arrangement.shown.first?.column != .compact, arrangement.visibleColumns.last != column else { return }
    arrangement.announcingColumns(animated: true) {
      if column == .primary || arrangement.stackedColumns.contains(column) {
        for covering in arrangement.stackedColumns.reversed() {
          if covering == column { break }
          arrangement.columns[covering].map { arrangement.stack?.removeCollapsed($0, animated: true) }
        }
      } else {
        push(upTo: column, animated: true)
      }
    }
  }

  /// SPL-15, collapsed: pops the column if it is on top and not the primary one.
  func hide(_ column: UISplitViewController.Column) {
    guard column != .primary, arrangement.visibleColumns.last == column, let controller = arrangement.columns[column] else { return }
    arrangement.announcingColumns(animated: true) { arrangement.stack?.removeCollapsed(controller, animated: true) }
  }

  private func push(upTo top: UISplitViewController.Column, animated: Bool) {
    for column in SplitArrangement.expandedOrder.dropFirst() where column.rawValue <= top.rawValue {
      guard let controller = arrangement.columns[column], !arrangement.stackedColumns.contains(column) else { continue }
      arrangement.stack?.pushCollapsed(controller, animated: animated)
    }
  }

  private func postTargetChange() {
    NotificationCenter.default.post(name: UIViewController.showDetailTargetDidChangeNotification, object: split)
  }

  private func ask<Answer>(
    _ name: String, _ arguments: String = "", _ call: (any UISplitViewControllerDelegate) -> Answer
  ) -> Answer? {
    guard let delegate = split.delegate else { return nil }
    CurrentSimulation.simulation?.note(.delegate, delegate, name, arguments)
    return call(delegate)
  }
}
