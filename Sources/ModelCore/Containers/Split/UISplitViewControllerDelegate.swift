public import Foundation

/// What a split view controller tells and asks. The methods with `Secondary` are the classic style's, those with `Column` the others'
/// (SPL-2, 4, 6, 11, 14).
@MainActor
public protocol UISplitViewControllerDelegate: NSObjectProtocol {
  // MARK: Classic

  /// The controller that stays; nil: the present primary one (SPL-2).
  func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController?

  /// The primary controller beside which a secondary one is shown again; nil: the present one (SPL-4).
  func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController?

  /// True: the delegate has dealt with the secondary controller, which is not shown any more (SPL-2, 5).
  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool

  /// The secondary controller; nil: the primary one decides (SPL-4).
  func splitViewController(
    _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController?

  /// True: the delegate has shown it (SPL-6).
  func splitViewController(_ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?) -> Bool

  /// True: the delegate has shown it (SPL-6).
  func splitViewController(_ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?) -> Bool

  // MARK: Both

  func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)

  /// The mode that the display mode button and the swipe lead to; `automatic` is the default one (SPL-11).
  func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode

  // MARK: Columns

  /// The column that stays on top; `proposedTopColumn` unless the delegate knows better (SPL-14).
  func splitViewController(
    _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column

  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode

  func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)

  func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column)

  /// iOS 26 (SPL-17).
  func splitViewController(_ svc: UISplitViewController, didShow column: UISplitViewController.Column)

  /// iOS 26 (SPL-17).
  func splitViewController(_ svc: UISplitViewController, didHide column: UISplitViewController.Column)

  func splitViewControllerDidCollapse(_ svc: UISplitViewController)

  func splitViewControllerDidExpand(_ svc: UISplitViewController)
}

extension UISplitViewControllerDelegate {
  public func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController? {
    ranDefault(nil)
  }

  public func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController? {
    ranDefault(nil)
  }

  public func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    ranDefault(false)
  }

  public func splitViewController(
    _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? {
    ranDefault(nil)
  }

  public func splitViewController(_ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?) -> Bool {
    ranDefault(false)
  }

  public func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool {
    ranDefault(false)
  }

  public func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode) {
    ranDefault(())
  }

  public func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode {
    ranDefault(.automatic)
  }

  public func splitViewController(
    _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    ranDefault(proposedTopColumn)
  }

  public func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode {
    ranDefault(proposedDisplayMode)
  }

  public func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
    ranDefault(())
  }

  public func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
    ranDefault(())
  }

  public func splitViewController(_ svc: UISplitViewController, didShow column: UISplitViewController.Column) {
    ranDefault(())
  }

  public func splitViewController(_ svc: UISplitViewController, didHide column: UISplitViewController.Column) {
    ranDefault(())
  }

  public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
    ranDefault(())
  }

  public func splitViewControllerDidExpand(_ svc: UISplitViewController) {
    ranDefault(())
  }

  private func ranDefault<Answer>(_ answer: Answer) -> Answer {
    OptionalMethods.runDefault(for: self) { $0 is any UISplitViewControllerDelegate.Type }
    return answer
  }
}
