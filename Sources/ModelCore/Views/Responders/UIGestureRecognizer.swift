public import Foundation

/// Something that a person does with fingers. What it does to the app is said to ``Simulation``.
@MainActor
open class UIGestureRecognizer: NSObject {
  /// A disabled gesture never begins.
  open var isEnabled = true

  open weak var delegate: (any UIGestureRecognizerDelegate)? {
    didSet { if isSystemOwned { complainOfDelegate() } }
  }

  /// Whether this is one of UIKit's own, whose delegate must not be changed (BAR-5).
  var isSystemOwned = false

  private func complainOfDelegate() {
    CurrentSimulation.fault(
      "BAR-5", "the delegate of a recognizer that hides bars was changed; leave it alone and add a recognizer of your own")
  }

  /// The view in which the gesture is recognised.
  open internal(set) weak var view: UIView?
}

/// A drag.
open class UIPanGestureRecognizer: UIGestureRecognizer {}

/// A tap.
open class UITapGestureRecognizer: UIGestureRecognizer {}

/// Has a say in gestures.
@MainActor
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
