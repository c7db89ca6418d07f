public import Foundation

/// Responds to the user's taps on tabs, but not to selections by the app (TAB-4, TAB-5).
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Whether to select the controller. Also called for the selected tab. Optional.
  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool

  /// Called after the user selected a controller, also for the selected tab. Optional.
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)

  /// Whether to select the tab. Called instead of the method for controllers if tabs are used (iOS 18). Optional.
  func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool

  /// Called after the user selected a tab, instead of the method for controllers if tabs are used (iOS 18). Optional.
  func tabBarController(_ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?)

  /// The orientations that the tab bar controller supports, in place of its own (ROT-6). Optional.
  func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController) -> UIInterfaceOrientationMask

  /// The orientation in which the tab bar controller is presented full screen (ROT-8). Optional.
  func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientation
}

extension UITabBarControllerDelegate {
  public func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
    OptionalMethods.runDefault(for: self) { $0 is any UITabBarControllerDelegate.Type }
    return true
  }

  public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    OptionalMethods.runDefault(for: self) { $0 is any UITabBarControllerDelegate.Type }
  }

  public func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
    OptionalMethods.runDefault(for: self) { $0 is any UITabBarControllerDelegate.Type }
    return true
  }

  public func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  ) {
    OptionalMethods.runDefault(for: self) { $0 is any UITabBarControllerDelegate.Type }
  }
}

extension UITabBarControllerDelegate {
  public func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask {
    OptionalMethods.runDefault(for: self) { $0 is any UITabBarControllerDelegate.Type }
    return .all
  }

  public func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientation {
    OptionalMethods.runDefault(for: self) { $0 is any UITabBarControllerDelegate.Type }
    return .unknown
  }
}

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
