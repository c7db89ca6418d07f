import Foundation

/// `show` and `showDetailViewController` of a split view controller (SPL-6): the delegate first, then by what there is room for.
@MainActor
struct DetailRequest {
  private let controller: UIViewController
  private let sender: Any?
  private let split: UISplitViewController

  init(_ controller: UIViewController, sender: Any?, in split: UISplitViewController) {
    self.controller = controller
    self.sender = sender
    self.split = split
  }

  /// Expanded: the secondary column. Collapsed: the primary controller shows it, else it is presented.
  func showDetail() {
    if let delegate = split.delegate {
      note("showDetail", to: delegate)
      if delegate.splitViewController(split, showDetail: controller, sender: sender) { return }
    }
    if split.isCollapsed {
      showOnPrimary()
    } else {
      split.arrangement.replaceSecondary(with: controller)
    }
  }

  /// Expanded: the primary column. Collapsed: presented over everything.
  func show() {
    if let delegate = split.delegate {
      note("show", to: delegate)
      if delegate.splitViewController(split, show: controller, sender: sender) { return }
    }
    if split.isCollapsed {
      split.presentShown(controller)
    } else {
      split.arrangement.replacePrimary(with: controller)
    }
  }

  private func showOnPrimary() {
    guard let primary = split.arrangement.primary else { return split.presentShown(controller) }
    if let navigation = primary as? UINavigationController {
      navigation.pushCollapsed(controller, animated: true)
    } else {
      split.presentShown(controller)
    }
  }

  private func note(_ name: String, to delegate: any UISplitViewControllerDelegate) {
    CurrentSimulation.simulation?.note(.delegate, delegate, name, controller.modelName)
  }
}
