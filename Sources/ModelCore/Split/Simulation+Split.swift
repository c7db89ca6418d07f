import Foundation

extension Simulation {
  /// A person swipes the primary column of a split view controller in or out, if it allows that (SPL-1, 11).
  public func swipeColumns(in splitViewController: UISplitViewController) {
    perform {
      guard splitViewController.presentsWithGesture else { return }
      splitViewController.arrangement.toggleDisplayMode()
    }
  }
}
