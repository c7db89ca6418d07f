/// Collapsing and expanding in the column styles: to a compact column alone, or else to the columns on the primary one's stack (SPL-13,
/// SPL-14, SPL-15).
@MainActor
struct ColumnCollapse {
  typealias Column = UISplitViewController.Column

  private let arrangement: SplitArrangement
  private var split: UISplitViewController { arrangement.split }

  init(_ arrangement: SplitArrangement) {
    self.arrangement = arrangement
  }

  /// Collapses the columns (SPL-14). The delegate's answer has no effect if there is a compact column (SPL-13), or if it names a missing
  /// column.
  func collapse() {
    arrangement.placement.endTransition()
    // At launch nothing was seen yet.
    let before = arrangement.placement.shown.isEmpty ? [] : arrangement.visibleColumns
    let proposed: Column =
      arrangement.isCompactAlone
      ? .compact : SplitArrangement.stackedOrder.last { arrangement.columns[$0] != nil } ?? .primary
    let answer = arrangement.call("topColumnForCollapsingToProposedTopColumn", "\(proposed)") {
      $0.splitViewController(split, topColumnForCollapsingToProposedTopColumn: proposed)
    }
    let top =
      answer.flatMap { SplitArrangement.stackedOrder.contains($0) && arrangement.columns[$0] != nil ? $0 : nil } ?? proposed
    arrangement.announcingColumns(since: before, animated: false) {
      arrangement.isCollapsed = true
      arrangement.chosenMode = nil
      if !arrangement.isCompactAlone { push(upTo: top, animated: false) }
    }
    arrangement.call("splitViewControllerDidCollapse") { $0.splitViewControllerDidCollapse(split) }
    arrangement.postTargetChange()
  }

  /// Expands the columns (SPL-14).
  func expand() {
    arrangement.placement.endTransition()
    let before = arrangement.visibleColumns
    for column in arrangement.stackedColumns.reversed() {
      arrangement.columns[column].map { arrangement.stack?.removeCollapsed($0) }
    }
    arrangement.isCollapsed = false
    arrangement.turned()
    let proposed = arrangement.displayMode
    arrangement.chosenMode = arrangement.call("displayModeForExpandingToProposedDisplayMode", "\(proposed)") {
      $0.splitViewController(split, displayModeForExpandingToProposedDisplayMode: proposed)
    }
    arrangement.mode = arrangement.resolvedMode
    arrangement.announcingColumns(since: before, animated: false) { arrangement.replaceColumns(with: arrangement.columns) }
    arrangement.call("splitViewControllerDidExpand") { $0.splitViewControllerDidExpand(split) }
    arrangement.postTargetChange()
  }

  /// Shows a column while collapsed: pushes it and those before it, or pops those above it (SPL-15).
  func show(_ column: Column) {
    guard !arrangement.isCompactAlone, let stack = arrangement.stack, let controller = arrangement.columns[column] else { return }
    arrangement.announcingColumns(animated: true) {
      if column == .primary {
        popAll(from: stack)
      } else if stack.viewControllers.contains(controller) {
        stack.popToViewController(controller, animated: true)
      } else {
        push(upTo: column, animated: true)
      }
    }
  }

  /// Hides a column while collapsed: pops it if it is on top and not the primary one (SPL-15).
  func hide(_ column: Column) {
    guard column != .primary, !arrangement.isCompactAlone, let stack = arrangement.stack,
      let controller = arrangement.columns[column],
      stack.topViewController === controller
    else { return }
    arrangement.announcingColumns(animated: true) { _ = stack.popViewController(animated: true) }
  }

  /// Pops the columns, but not the controllers that the app pushed in the primary column.
  private func popAll(from stack: UINavigationController) {
    let stacked = arrangement.stackedColumns.compactMap { arrangement.columns[$0] }
    guard let first = stack.viewControllers.firstIndex(where: { controller in stacked.contains { $0 === controller } }), first > 0
    else { return }
    stack.popToViewController(stack.viewControllers[first - 1], animated: true)
  }

  private func push(upTo top: Column, animated: Bool) {
    for column in SplitArrangement.stackedOrder.dropFirst() where column.rawValue <= top.rawValue {
      guard let controller = arrangement.columns[column], !arrangement.stackedColumns.contains(column) else { continue }
      arrangement.stack?.pushCollapsed(controller, animated: animated)
    }
  }
}

/// Collapsing and expanding of the classic style (SPL-2, 4).
///
/// A secondary controller that moves onto the primary one's stack, or off it, disappears in one place and appears in the other.
@MainActor
struct ClassicCollapse {
  private let arrangement: SplitArrangement
  private var split: UISplitViewController { arrangement.split }

  init(_ arrangement: SplitArrangement) {
    self.arrangement = arrangement
  }

  /// Collapses the controllers: the delegate may choose the primary one and handle the secondary one; otherwise the primary one takes it
  /// (SPL-2).
  func collapse() {
    arrangement.placement.endTransition()
    if let current = arrangement.primary {
      let primary = arrangement.call("forCollapsing") { $0.primaryViewController(forCollapsing: split) } ?? current
      if let secondary = arrangement.columns[.secondary], secondary !== primary { collapse(secondary, onto: primary) }
      arrangement.isCollapsed = true
      arrangement.replaceColumns(with: [.primary: primary])
    } else {
      arrangement.isCollapsed = true
    }
    finish()
  }

  private func collapse(_ secondary: UIViewController, onto primary: UIViewController) {
    let arguments = "\(secondary.modelName), onto: \(primary.modelName)"
    let isHandled = arrangement.call("collapseSecondary", arguments) {
      $0.splitViewController(split, collapseSecondary: secondary, onto: primary)
    }
    if isHandled != true { primary.collapseSecondaryViewController(secondary, for: split) }
    arrangement.putAway = secondary
  }

  /// Expands the controllers: the secondary one comes from the delegate, or else from the primary one, or else is the one set aside
  /// (SPL-4).
  func expand() {
    arrangement.placement.endTransition()
    var columns: [UISplitViewController.Column: UIViewController] = [:]
    if let current = arrangement.primary {
      let primary = arrangement.call("forExpanding") { $0.primaryViewController(forExpanding: split) } ?? current
      let separated = arrangement.call("separateSecondaryFrom", primary.modelName) {
        $0.splitViewController(split, separateSecondaryFrom: primary)
      }
      let secondary = separated ?? primary.separateSecondaryViewController(for: split) ?? arrangement.putAway
      columns[.primary] = primary
      if secondary !== primary { columns[.secondary] = secondary }
    }
    arrangement.putAway = nil
    arrangement.isCollapsed = false
    arrangement.turned()
    arrangement.replaceColumns(with: columns)
    finish()
  }

  private func finish() {
    arrangement.placement.update()
    arrangement.postTargetChange()
  }
}
