public import Foundation

/// A gesture. Tests perform gestures with the verbs of ``Simulation``.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// Whether the gesture can begin.
  open var isEnabled = true

  open weak var delegate: (any UIGestureRecognizerDelegate)? {
    didSet { if isSystemOwned { complainOfDelegate() } }
  }

  /// Whether the gesture is one of UIKit's own, whose delegate must not be changed (BAR-5).
  var isSystemOwned = false

  private func complainOfDelegate() {
    CurrentSimulation.fault(
      .bar5, "the delegate of a recognizer that hides bars was changed; leave it alone and add a recognizer of your own")
  }

  /// The view in which the gesture is recognised.
  open internal(set) weak var view: UIView?

  #if !canImport(ObjectiveC)
    /// Safe on any thread: only `AssociationStore` touches it, under its lock.
    nonisolated(unsafe) final var associations: [UnsafeRawPointer: Association] = [:]
  #endif
}

/// A drag.
open class UIPanGestureRecognizer: UIGestureRecognizer {}

/// A tap.
open class UITapGestureRecognizer: UIGestureRecognizer {}

/// Decides whether gestures may begin.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  /// Whether the gesture may begin; true by default. Optional.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    OptionalMethods.runDefault(for: self) { $0 is any UIGestureRecognizerDelegate.Type }
    return true
  }
}
