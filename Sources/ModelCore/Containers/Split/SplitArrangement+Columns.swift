import Foundation

/// Showing and hiding single columns (SPL-15, 17).
extension SplitArrangement {
  func show(_ column: Column) {
    guard isLegal(column) else { return }
    if isCollapsed {
      ColumnCollapse(self).show(column)
    } else if column == .inspector {
      announcingColumns(animated: true) { isInspectorShown = true }
    } else if column != .secondary, columns[column] != nil, !visibleColumns.contains(column) {
      choose(behavior.modes[columnsBeside(showing: column)])
    }
  }

  func hide(_ column: Column) {
    guard isLegal(column) else { return }
    if isCollapsed {
      ColumnCollapse(self).hide(column)
    } else if column == .inspector {
      announcingColumns(animated: true) { isInspectorShown = false }
    } else if column != .secondary, visibleColumns.contains(column) {
      choose(behavior.modes[columnsBeside(showing: column) - 1])
    }
  }

  /// How many columns stand beside the secondary one when `column` is the outermost.
  private func columnsBeside(showing column: Column) -> Int {
    column == .primary && split.style == .tripleColumn ? 2 : 1
  }

  private func isLegal(_ column: Column) -> Bool {
    if isClassic {
      CurrentSimulation.fault("SPL-15", "\(split.modelName) has no columns to show or hide; make it with init(style:)")
    } else if column == .compact {
      CurrentSimulation.fault("SPL-15", "the compact column of \(split.modelName) is shown by itself where there is no room")
    } else if column == .supplementary, split.style == .doubleColumn {
      CurrentSimulation.fault("SPL-15", "\(split.modelName) has two columns, and no supplementary one")
    } else if column == .inspector, CurrentSimulation.device.systemVersion < 26 {
      CurrentSimulation.fault("SPL-17", "there are inspectors since iOS 26; ask for the version before")
    } else if column == .inspector, isCollapsed {
      CurrentSimulation.fault("SPL-17", "the sheet of a collapsed inspector is not modelled; present the controller instead")
    } else {
      return true
    }
    return false
  }
}
