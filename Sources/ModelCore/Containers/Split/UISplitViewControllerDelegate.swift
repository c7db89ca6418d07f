public import Foundation

/// Decides on collapsing, expanding and showing in a split view controller. Methods with `Secondary` are for the classic style, those with
/// `Column` for the others (SPL-2, SPL-4, SPL-6, SPL-11, SPL-14).
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: NSObjectProtocol {
  // MARK: Classic

  /// The controller that stays; `nil` for the current primary one (SPL-2).
  func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController?

  /// The primary controller after expanding; `nil` for the current one (SPL-4).
  func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController?

  /// Whether the delegate has handled the secondary controller, which is then not shown any more (SPL-2, SPL-5).
  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool

  /// The secondary controller; `nil` leaves it to the primary one (SPL-4).
  func splitViewController(
    _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController?

  /// Whether the delegate has shown the controller (SPL-6).
  func splitViewController(_ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?) -> Bool

  /// Whether the delegate has shown the controller (SPL-6).
  func splitViewController(_ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?) -> Bool

  // MARK: Both

  func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)

  /// The mode that the display mode button and the swipe change to; `automatic` for the default (SPL-11).
  func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode

  // MARK: Columns

  /// The column on top after collapsing; `proposedTopColumn` by default (SPL-14).
  func splitViewController(
    _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column

  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode

  func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)

  func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column)

  /// Called after a column was shown. Since iOS 26 (SPL-17).
  func splitViewController(_ svc: UISplitViewController, didShow column: UISplitViewController.Column)

  /// Called after a column was hidden. Since iOS 26 (SPL-17).
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
