import ModelCore

/// A delegate that can be told what to answer, and that writes down what it hears.
@MainActor
final class SplitDelegate: NSObject, UISplitViewControllerDelegate {
  var collapsesSecondary: @MainActor (UIViewController, UIViewController) -> Bool = { _, _ in false }
  var separatesSecondary: @MainActor (UIViewController) -> UIViewController? = { _ in nil }
  var showsDetail: @MainActor (UISplitViewController, UIViewController) -> Bool = { _, _ in false }
  /// The primary controllers for collapsing and for expanding.
  var primaries: (UIViewController?, UIViewController?) = (nil, nil)
  var topColumn: UISplitViewController.Column?
  var target = UISplitViewController.DisplayMode.automatic
  var heard: [String] = []

  func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController? { primaries.0 }

  func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController? { primaries.1 }

  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    heard.append("collapse \(secondaryViewController.modelName) onto \(primaryViewController.modelName)")
    return collapsesSecondary(secondaryViewController, primaryViewController)
  }

  func splitViewController(
    _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? {
    heard.append("separate from \(primaryViewController.modelName)")
    return separatesSecondary(primaryViewController)
  }

  func splitViewController(_ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?) -> Bool {
    heard.append("show \(vc.modelName)")
    return false
  }

  func splitViewController(_ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?) -> Bool {
    heard.append("show detail \(vc.modelName)")
    return showsDetail(splitViewController, vc)
  }

  func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode) {
    heard.append("will change to \(displayMode)")
  }

  func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode { target }

  func splitViewController(
    _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    heard.append("top column \(proposedTopColumn)?")
    return topColumn ?? proposedTopColumn
  }

  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode {
    heard.append("mode \(proposedDisplayMode)?")
    return proposedDisplayMode
  }

  func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
    heard.append("will show \(column)")
  }

  func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
    heard.append("will hide \(column)")
  }

  func splitViewController(_ svc: UISplitViewController, didShow column: UISplitViewController.Column) {
    heard.append("did show \(column)")
  }

  func splitViewController(_ svc: UISplitViewController, didHide column: UISplitViewController.Column) {
    heard.append("did hide \(column)")
  }

  func splitViewControllerDidCollapse(_ svc: UISplitViewController) { heard.append("did collapse") }

  func splitViewControllerDidExpand(_ svc: UISplitViewController) { heard.append("did expand") }
}
