public import Foundation

/// Something that a person does with fingers. What it does to the app is said to ``Simulation``.
@MainActor
open class UIGestureRecognizer: NSObject {
  /// A disabled gesture never begins.
  open var isEnabled = true

  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// The view in which the gesture is recognised.
  open internal(set) weak var view: UIView?
}
