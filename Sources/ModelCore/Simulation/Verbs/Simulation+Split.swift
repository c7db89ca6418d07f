import Foundation

extension Simulation {
  /// A person swipes the primary column of a split view controller in or out, if it allows that (SPL-1, 11).
  public func swipeColumns(in splitViewController: UISplitViewController) {
    perform {
      guard splitViewController.presentsWithGesture else { return }
      splitViewController.arrangement.toggleDisplayMode()
    }
  }

  /// A person taps the button that changes the display mode: ``UISplitViewController/displayModeButtonItem`` of the classic style, or the
  /// one that columns have by themselves (SPL-11, 16). Nothing happens where there is none.
  public func tapDisplayModeButton(of splitViewController: UISplitViewController) {
    perform {
      guard splitViewController.style == .unspecified || splitViewController.modelIsDisplayModeButtonShown else { return }
      splitViewController.arrangement.toggleDisplayMode()
    }
  }
}
