import Foundation

/// A call of `show` or `showDetailViewController` on a split view controller: the delegate comes first, then the space decides (SPL-6).
@MainActor
struct DetailRequest {
  private let controller: UIViewController
  private let sender: Any?
  private let split: UISplitViewController
  private var arrangement: SplitArrangement { split.arrangement }

  init(_ controller: UIViewController, sender: Any?, in split: UISplitViewController) {
    self.controller = controller
    self.sender = sender
    self.split = split
  }

  /// Shows details. Expanded: in the secondary column, unless its controller overrides the method. Collapsed: by the primary controller, or
  /// else presented. With columns always in the secondary one, unless a compact column shows it.
  func showDetail() {
    let isHandled = arrangement.call("showDetail", controller.modelName) {
      $0.splitViewController(split, showDetail: controller, sender: sender)
    }
    if isHandled == true { return }
    if split.isCollapsed, arrangement.isClassic || arrangement.isCompactAlone {
      if !isTaken(by: arrangement.columns[arrangement.isCompactAlone ? .compact : .primary]) { present() }
    } else if !arrangement.isClassic {
      arrangement.set(controller, for: .secondary)
      if split.isCollapsed { arrangement.show(.secondary) }
    } else if arrangement.columns[.secondary] is UINavigationController || !isTaken(by: arrangement.columns[.secondary]) {
      replace(.secondary)
    }
  }

  /// Expanded: the primary column. Collapsed: presented over everything.
  func show() {
    // What was asked to show it has no way of its own.
    if arrangement.isOffering { return arrangement.isOffering = false }
    let isHandled = arrangement.call("show", controller.modelName) {
      $0.splitViewController(split, show: controller, sender: sender)
    }
    if isHandled == true { return }
    if split.isCollapsed { present() } else { replace(.primary) }
  }

  /// Whether `shower` shows the controller itself. If it passes the call up, it comes to ``show()``.
  private func isTaken(by shower: UIViewController?) -> Bool {
    guard let shower else { return false }
    arrangement.isOffering = true
    let stack = (shower as? UINavigationController)?.stack
    stack?.admitsNavigation = true
    shower.show(controller, sender: sender)
    stack?.admitsNavigation = false
    let isTaken = arrangement.isOffering
    arrangement.isOffering = false
    return isTaken
  }

  /// Presents the controller in full screen, unless the app chose another style.
  private func present() {
    if controller.ownPresentationStyle == .automatic { controller.modalPresentationStyle = .fullScreen }
    split.present(controller, animated: true)
  }

  private func replace(_ column: UISplitViewController.Column) {
    guard arrangement.isClassic else { return arrangement.set(controller, for: column) }
    var columns = arrangement.columns
    columns[column] = controller
    arrangement.replaceColumns(with: columns)
    arrangement.placement.update()
  }
}
