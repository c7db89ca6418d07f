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
