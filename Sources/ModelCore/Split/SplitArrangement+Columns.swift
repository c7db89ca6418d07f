import Foundation

/// Showing and hiding single columns, and replacing those of the classic style (SPL-6, 15).
extension SplitArrangement {
  func show(_ column: Column) {
    guard isLegal(column) else { return }
    if isCollapsed {
      ColumnCollapse(self).show(column)
    } else if column != .secondary, !visibleColumns.contains(column) {
      change(to: behavior.modes[columnsBeside(showing: column)])
    }
  }

  func hide(_ column: Column) {
    guard isLegal(column) else { return }
    if isCollapsed {
      ColumnCollapse(self).hide(column)
    } else if column != .secondary, visibleColumns.contains(column) {
      change(to: behavior.modes[columnsBeside(showing: column) - 1])
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
    } else {
      return true
    }
    return false
  }

  func replaceSecondary(with controller: UIViewController) {
    replace(.secondary, with: controller)
  }

  func replacePrimary(with controller: UIViewController) {
    replace(.primary, with: controller)
  }

  private func replace(_ column: Column, with controller: UIViewController) {
    guard isClassic else { return set(controller, for: column) }
    var new = columns
    new[column] = controller
    replaceColumns(with: new)
    place()
  }
}
