import Foundation

/// What a person does with tab bars.
extension Simulation {
  /// Taps an item of a tab bar controller's bar (TAB-4). Nothing happens where the bar is hidden or the item disabled.
  /// - Parameter index: The place in the bar. On a phone with more than five controllers the last, 4, is More.
  public func tapTab(_ index: Int, in tabBarController: UITabBarController) {
    perform {
      guard tabBarController.barItems?.indices.contains(index) == true else {
        return record(
          ModelFault(
            rule: "Simulation",
            message:
              "there is no tab \(index); the bar of \(tabBarController.modelName) has \(tabBarController.barItems?.count ?? 0)"))
      }
      TabTap(index, in: tabBarController)?.run()
    }
  }

  /// Taps a row of the list of More, which pushes the row's controller onto the stack of More (TAB-3). The tab bar controller's delegate
  /// is not told, that of ``UITabBarController/moreNavigationController`` is. Nothing happens while the list is not shown.
  /// - Parameter row: 0 is the controller after the last that has a place in the bar.
  public func tapMoreRow(_ row: Int, in tabBarController: UITabBarController) {
    perform {
      let rows = tabBarController.arrangement.behindMore
      guard rows.indices.contains(row) else {
        return record(
          ModelFault(
            rule: "Simulation", message: "there is no row \(row); More of \(tabBarController.modelName) lists \(rows.count)"))
      }
      guard tabBarController.selection.isMore, tabBarController.more.isListShown else { return }
      tabBarController.more.push(rows[row].destination, animated: true)
    }
  }

  /// Taps an item of a tab bar, which a tab bar controller may own or not (TAB-6). Nothing happens where the bar is hidden or the item
  /// disabled.
  /// - Parameter index: The place in the bar.
  public func tapItem(_ index: Int, in tabBar: UITabBar) {
    if let manager = tabBar.manager { return tapTab(index, in: manager) }
    perform {
      guard let items = tabBar.items, items.indices.contains(index) else {
        return record(
          ModelFault(rule: "Simulation", message: "there is no item \(index); the bar has \(tabBar.items?.count ?? 0)"))
      }
      guard !tabBar.isHidden, items[index].isEnabled else { return }
      tabBar.selectedItem = items[index]
      guard let delegate = tabBar.delegate else { return }
      note(.delegate, delegate, "didSelect", items[index].title ?? "")
      delegate.tabBar(tabBar, didSelect: items[index])
    }
  }
}
