public import Foundation

/// An object that holds content, adapts it to sizes and traits, and passes both on: a view controller or a presentation controller (ROT-2).
///
/// Overrides call `super`, or pass the change on themselves: otherwise children never hear of it.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
  /// The size that the content would like to have, in points; zero for no wish.
  var preferredContentSize: CGSize { get }

  /// Called when a child, or the presented controller, has another wish for its size (ROT-5).
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)

  /// Called when Auto Layout computes another size for a child. Constraints are not solved here (CTL-8), so that the model never calls it.
  func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)

  /// Returns the size that a child gets when this container has `parentSize`, in points; by default all of it (ROT-2).
  func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize

  /// Called before the size of the content changes (ROT-1).
  /// - Parameter size: The new size in points.
  func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)

  /// Called before the traits of the content change, and before its size does (ROT-1).
  func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}
