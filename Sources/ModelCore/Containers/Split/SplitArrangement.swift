import Foundation

/// The state of a split view controller: its controllers, whether it is collapsed, its display mode and its visible columns.
@MainActor
final class SplitArrangement {
  typealias Column = UISplitViewController.Column
  typealias DisplayMode = UISplitViewController.DisplayMode

  unowned let split: UISplitViewController

  /// The controllers by column, including navigation controllers that wrap the app's.
  var columns: [Column: UIViewController] = [:]

  /// The controllers that the app set for the columns.
  var contents: [Column: UIViewController] = [:]

  var isCollapsed = false

  /// Whether the first decision between collapsed and expanded has been made.
  var hasDecided = false

  /// The display mode, or `nil` before the first decision.
  var mode: DisplayMode?

  /// The mode chosen by a column, a button or a swipe, or `nil` for the preferred one.
  var chosenMode: DisplayMode?

  /// Whether the view was wider than high at the last layout.
  var wasWide: Bool?

  /// Whether the inspector is to be shown (SPL-17).
  var isInspectorShown = false

  /// The classic secondary controller that a collapse has set aside (SPL-4).
  var putAway: UIViewController?

  /// Whether a controller is being asked to show another, and what comes back to the split view controller was not shown by it (SPL-6).
  var isOffering = false

  private(set) lazy var placement = SplitPlacement(self)

  private(set) lazy var displayModeButtonItem = UIBarButtonItem(
    primaryAction: UIAction { [weak self] _ in
      // SPL-11: not for columns, which have a button of their own.
      guard let self, isClassic else { return }
      toggleDisplayMode()
    })

  init(_ split: UISplitViewController) {
    self.split = split
  }

  var isClassic: Bool { split.style == .unspecified }

  var primary: UIViewController? { columns[.primary] }

  /// The navigation controller on which the other columns are stacked while collapsed.
  var stack: UINavigationController? { primary as? UINavigationController }

  /// The columns beside each other, from the leading edge.
  static let expandedOrder: [Column] = [.primary, .supplementary, .secondary, .inspector]

  /// The columns that share a stack while collapsed, from below.
  static let stackedOrder: [Column] = [.primary, .supplementary, .secondary]

  // MARK: What is shown

  /// The columns whose controllers are in the split view controller's own view.
  var placed: [Column] {
    if isCollapsed { return [isCompactAlone ? .compact : .primary].filter { columns[$0] != nil } }
    var hidden = Set<Column>()
    if displayMode.columnsBeside < 2, split.style == .tripleColumn { hidden.insert(.primary) }
    if displayMode.columnsBeside < 1 { hidden.formUnion([.primary, .supplementary]) }
    if !isInspectorShown { hidden.insert(.inspector) }
    return Self.expandedOrder.filter { columns[$0] != nil && !hidden.contains($0) }
  }

  /// The visible columns.
  var visibleColumns: [Column] {
    guard isCollapsed, !isClassic, !isCompactAlone, primary != nil else { return placed }
    return [stackedColumns.last ?? .primary]
  }

  /// Whether a compact column replaces the others while collapsed (SPL-13).
  var isCompactAlone: Bool { !isClassic && columns[.compact] != nil }

  /// The columns on the primary one's stack, from below.
  var stackedColumns: [Column] {
    guard let stack else { return [] }
    return Self.stackedOrder.filter { column in columns[column].map(stack.viewControllers.contains) ?? false }
  }

  // MARK: Room

  /// Collapses or expands if the available space has changed; otherwise the display mode follows the size.
  func followRoom() {
    guard let view = split.viewIfLoaded else { return }
    let isCompact = view.traitCollection.horizontalSizeClass == .compact
    let isFirst = !hasDecided
    guard isFirst || isCompact != isCollapsed else { return isCollapsed ? () : followSize() }
    hasDecided = true
    if isCompact {
      isClassic ? ClassicCollapse(self).collapse() : ColumnCollapse(self).collapse()
    } else if isFirst {
      wasWide = isWide
      mode = resolvedMode
      placement.update()
    } else {
      isClassic ? ClassicCollapse(self).expand() : ColumnCollapse(self).expand()
    }
  }

  /// Posts that the target of `showDetailViewController` has changed (SPL-12).
  func postTargetChange() {
    NotificationCenter.default.post(name: UIViewController.showDetailTargetDidChangeNotification, object: split)
  }

  /// Calls the delegate, and logs the call whether or not it is implemented. Returns `nil` without a delegate.
  @discardableResult
  func call<Answer>(
    _ name: String, _ arguments: String = "", _ call: (any UISplitViewControllerDelegate) -> Answer?
  ) -> Answer? {
    split.heldDelegate.call(name, arguments, call) ?? nil
  }
}

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

  /// The number of columns beside the secondary one if `column` is the outermost.
  private func columnsBeside(showing column: Column) -> Int {
    column == .primary && split.style == .tripleColumn ? 2 : 1
  }

  private func isLegal(_ column: Column) -> Bool {
    if isClassic {
      CurrentSimulation.fault(.spl15, "\(split.modelName) has no columns to show or hide; make it with init(style:)")
    } else if column == .compact {
      CurrentSimulation.fault(.spl15, "the compact column of \(split.modelName) is shown by itself where there is no room")
    } else if column == .supplementary, split.style == .doubleColumn {
      CurrentSimulation.fault(.spl15, "\(split.modelName) has two columns, and no supplementary one")
    } else if column == .inspector, CurrentSimulation.device.systemVersion < 26 {
      CurrentSimulation.fault(.spl17, "there are inspectors since iOS 26; ask for the version before")
    } else if column == .inspector, isCollapsed {
      CurrentSimulation.fault(.spl17, "the sheet of a collapsed inspector is not modelled; present the controller instead")
    } else {
      return true
    }
    return false
  }
}
