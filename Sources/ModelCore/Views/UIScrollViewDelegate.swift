public import Foundation

/// Hears how the content of a scroll view moves, and decides where it comes to rest (SCR). All methods are optional.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// Called after every change of the offset, whoever made it (SCR-1).
  func scrollViewDidScroll(_ scrollView: UIScrollView)

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

  /// Called when the finger leaves.
  /// - Parameters:
  ///   - velocity: In points per millisecond; zero where the content stood still.
  ///   - targetContentOffset: The place at which the content will rest; another may be written there (SCR-2).
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)

  /// - Parameter decelerate: Whether the content moves on.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

  /// Called at the end of an animation that the app asked for, not at that of a finger's movement (SCR-3).
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

  /// Whether a tap on the status bar scrolls to the top (SCR-4).
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool

  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) { runDefault() }

  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { runDefault() }

  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    runDefault()
  }

  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { runDefault() }

  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { runDefault() }

  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { runDefault() }

  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { runDefault() }

  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    runDefault()
    return true
  }

  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { runDefault() }

  private func runDefault() {
    OptionalMethods.runDefault(for: self) { $0 is any UIScrollViewDelegate.Type }
  }
}

/// Gives scroll views their `delegate`. A subclass has a delegate of its own type, as UIKit's classes have, which Swift allows beside a
/// protocol's member and not as an override.
@preconcurrency @MainActor
public protocol ModelScrollDelegation: AnyObject {}

extension ModelScrollDelegation where Self: UIScrollView {
  /// The delegate, which hears how the content moves (SCR). Not retained.
  public var delegate: (any UIScrollViewDelegate)? {
    get { heldDelegate.delegate }
    set { heldDelegate.set(newValue) }
  }
}
