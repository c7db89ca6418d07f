public import Foundation

/// A gesture, which calls methods of its targets. Tests perform gestures with the verbs of ``Simulation``.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// How far a gesture is (ACT-11).
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed

    /// The end of a gesture that has no beginning, such as a tap.
    public static var recognized: State { .ended }
  }

  /// - Parameters:
  ///   - target: The object whose method is called, which is not kept.
  ///   - action: A method without parameters, or with the recognizer.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  public convenience override init() {
    self.init(target: nil, action: nil)
  }

  /// Whether the gesture can begin.
  open var isEnabled = true

  open var name: String?

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

  // MARK: Targets (ACT-11)

  private var actions: [TargetedAction] = []

  /// Adds a method to call, unless it is there already (ACT-11).
  open func addTarget(_ target: Any, action: Selector) {
    guard !actions.contains(where: { $0.action == action && $0.isFor(target as AnyObject) }) else { return }
    actions.append(TargetedAction(target, action))
  }

  /// Removes methods; nil means every target or every method.
  open func removeTarget(_ target: Any?, action: Selector?) {
    actions = actions.filter { entry in
      target.map { !entry.isFor($0 as AnyObject) } ?? false || action.map { $0 != entry.action } ?? false
    }
  }

  /// How far the gesture is. Setting it, which UIKit leaves to subclasses, calls the methods of the targets (ACT-11).
  open var state = State.possible {
    didSet { if state != .possible, state != .failed { sendActions() } }
  }

  private func sendActions() {
    for entry in actions {
      if let target = entry.target { entry.action.send(to: target, self) }
    }
  }

  /// Returns to ``State/possible`` after the end of a gesture, for the next one.
  open func reset() {}

  // MARK: Other gestures (ACT-12)

  private var required: [Required] = []

  private struct Required {
    weak var recognizer: UIGestureRecognizer?
  }

  /// Lets this gesture be recognised only where another one is not (ACT-12).
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    required.append(Required(recognizer: otherGestureRecognizer))
  }

  /// Whether this gesture waits for another one to fail.
  func waits(for other: UIGestureRecognizer) -> Bool { required.contains { $0.recognizer === other } }

  /// Whether a touch ends for the view with `touchesCancelled` when the gesture is recognised (RSP-3); for taps.
  open var cancelsTouchesInView = true

  /// Whether the view does not hear of a touch whose gesture is recognised (RSP-3); for taps.
  open var delaysTouchesBegan = false

  /// Kept, and changes nothing.
  open var delaysTouchesEnded = true

  // MARK: Touches

  /// The place of the gesture in the coordinates of its view; the view's middle, unless a test says otherwise.
  var place: CGPoint?

  /// The place of the gesture in the coordinates of a view; `nil` means the window. A test's verbs put it into the middle of what they touch.
  open func location(in view: UIView?) -> CGPoint {
    guard let own = self.view else { return .zero }
    return own.convert(place ?? CGPoint(x: own.bounds.midX, y: own.bounds.midY), to: view)
  }

  /// The number of fingers: one during a gesture.
  open var numberOfTouches: Int { state == .possible || state == .failed ? 0 : 1 }

  #if !canImport(ObjectiveC)
    /// Safe on any thread: only `AssociationStore` touches it, under its lock.
    nonisolated(unsafe) final var associations: [UnsafeRawPointer: Association] = [:]
  #endif
}

/// Decides whether gestures may begin.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  /// Whether the gesture may begin; true by default. Optional.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool

  /// Whether the gesture hears of a touch at all; true by default. Optional.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool

  /// Whether two gestures may be recognised at once (ACT-12); false by default. Optional.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    OptionalMethods.runDefault(for: self) { $0 is any UIGestureRecognizerDelegate.Type }
    return true
  }

  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    OptionalMethods.runDefault(for: self) { $0 is any UIGestureRecognizerDelegate.Type }
    return true
  }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    OptionalMethods.runDefault(for: self) { $0 is any UIGestureRecognizerDelegate.Type }
    return false
  }
}
