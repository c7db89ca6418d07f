import Foundation

/// The controllers of the columns: setting, wrapping, adding and removing them (SPL-1, SPL-13).
extension SplitArrangement {
  /// The controllers: primary, then secondary; while collapsed the primary alone (SPL-1, SPL-2).
  var viewControllers: [UIViewController] {
    let shown = isCollapsed ? placed : Self.expandedOrder
    return shown.compactMap { columns[$0] }
  }

  /// Sets the controllers of the classic style: the first is the primary one, the second the secondary one (SPL-1).
  func setClassic(_ controllers: [UIViewController]) {
    guard isClassic else {
      return CurrentSimulation.fault(
        .spl13, "\(split.modelName) has columns; set its controllers with setViewController(_:for:), not with viewControllers")
    }
    guard controllers.count <= 2 else {
      return CurrentSimulation.fault(.spl1, "\(split.modelName) was given \(controllers.count) controllers; it has two places")
    }
    guard controllers.allSatisfy(split.canHold) else { return }
    let (wasCollapsed, before) = (isCollapsed, putAway)
    isCollapsed = false
    putAway = nil
    withExtendedLifetime(before) {}
    replaceColumns(with: Dictionary(uniqueKeysWithValues: zip([.primary, .secondary], controllers)))
    if wasCollapsed { ClassicCollapse(self).collapse() } else { placement.update() }
  }

  /// Sets the controller of a column (SPL-13).
  func set(_ controller: UIViewController?, for column: Column) {
    guard !isClassic else {
      return CurrentSimulation.fault(
        .spl13, "\(split.modelName) has no columns; set viewControllers, or make it with init(style:)")
    }
    guard contents[column] !== controller || controller == nil else { return }
    guard controller.map(split.canHold) ?? true else { return }
    let stacked = isCollapsed ? stackedColumns : []
    for column in stacked.reversed() { columns[column].map { stack?.removeCollapsed($0) } }
    let before = contents[column]
    contents[column] = controller
    withExtendedLifetime(before) {}
    var new = columns
    new[column] = controller.map { wrapped($0, for: column) }
    replaceColumns(with: new)
    for column in stacked { columns[column].map { stack?.pushCollapsed($0, animated: false) } }
    placement.update()
  }

  func controller(for column: Column) -> UIViewController? {
    isClassic ? columns[column] : contents[column]
  }

  private func wrapped(_ controller: UIViewController, for column: Column) -> UIViewController {
    if column == .compact || controller is UINavigationController { return controller }
    return UINavigationController(rootViewController: controller)
  }

  /// Replaces the columns' controllers as children. Columns on the stack are children of the stack.
  func replaceColumns(with new: [Column: UIViewController]) {
    let order = Self.expandedOrder + [.compact]
    let kept = order.compactMap { new[$0] }
    // Those that end with this do so at the end.
    let before = columns
    defer { withExtendedLifetime(before) {} }
    for old in order.compactMap({ before[$0] }) where old.parent === split && !kept.contains(where: { $0 === old }) {
      letGo(old)
    }
    columns = new
    for controller in kept where controller.parent !== split && !isStacked(controller) { take(controller) }
    // SPL-1: mirrored in order.
    split.orderChildren(first: kept)
  }

  private func isStacked(_ controller: UIViewController) -> Bool {
    isCollapsed && stack?.viewControllers.contains(controller) == true
  }

  /// Removes a controller from its present container.
  private func take(_ controller: UIViewController) {
    (controller.parent as? UINavigationController)?.removeCollapsed(controller)
    controller.enclosingContainer?.finishRelease(of: controller)
    split.addChild(controller)
    controller.sendDidMove(toParent: split)
  }

  private func letGo(_ controller: UIViewController) {
    controller.sendWillMove(toParent: nil)
    controller.viewIfLoaded?.removeFromSuperview()
    controller.removeFromParent()
  }
}
