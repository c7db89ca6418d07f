/// The user's tap on a tab (TAB-4).
@MainActor
struct TabTap {
  private let container: UITabBarController
  private let item: UITabBarItem
  /// The tab, or `nil` for More.
  private let tab: UITab?

  /// Returns `nil` if there is nothing to tap: the bar or the item is hidden, or the item is disabled.
  init?(_ index: Int, in container: UITabBarController) {
    guard container.isTabBarShown, let items = container.barItems, items.indices.contains(index), items[index].isEnabled else {
      return nil
    }
    let inBar = container.arrangement.inBar
    self.container = container
    item = items[index]
    tab = inBar.indices.contains(index) ? inBar[index].destination : nil
  }

  func run() {
    guard !container.expandsOnTap(of: tab) else { return container.expandTabBar() }
    let previous = container.selectedTab
    guard isAllowed() else { return }
    container.tabBar(container.tabBar, didSelect: item)
    if isSelected {
      (container.selection.shown as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      select()
    }
    tell(previous: previous)
  }

  /// Whether the tab is the one that is shown.
  private var isSelected: Bool {
    guard let tab else { return container.selection.isMore }
    return container.selection.tab?.root === tab.root
  }

  private func select() {
    let selection = container.selection
    selection.perform { [tab] in tab.map(selection.show) ?? selection.showMore() }
  }

  private var controller: UIViewController? {
    tab.map(\.viewController) ?? container.moreNavigationController
  }

  private func isAllowed() -> Bool {
    let delegate = container.heldDelegate
    if container.contents.usesTabs {
      guard let tab else { return true }
      return delegate.call("shouldSelectTab", tab.identifier) { $0.tabBarController(container, shouldSelectTab: tab) } ?? true
    }
    guard let controller else { return true }
    return delegate.call("shouldSelect", controller.modelName) { $0.tabBarController(container, shouldSelect: controller) }
      ?? true
  }

  private func tell(previous: UITab?) {
    let delegate = container.heldDelegate
    if container.contents.usesTabs {
      guard let tab else { return }
      delegate.call("didSelectTab", "\(tab.identifier), previousTab: \(previous?.identifier ?? "nil")") {
        $0.tabBarController(container, didSelectTab: tab, previousTab: previous)
      }
    } else if let controller {
      delegate.call("didSelect", controller.modelName) { $0.tabBarController(container, didSelect: controller) }
    }
  }
}
