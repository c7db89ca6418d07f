/// The transitions that a controller takes part in, and who animates its presentation.
@MainActor
struct TransitionState {
  fileprivate var conducted: TransitionCoordinator?
  fileprivate var isToldIsAppearing = false
  fileprivate weak var arrivingExchange: ChildTransition?

  /// The object that was set as `transitioningDelegate`; none for most controllers.
  private(set) var heldDelegate: HeldDelegate<any UIViewControllerTransitioningDelegate>?

  var delegate: (any UIViewControllerTransitioningDelegate)? { heldDelegate?.delegate }

  mutating func set(_ delegate: (any UIViewControllerTransitioningDelegate)?) {
    guard delegate != nil || heldDelegate != nil else { return }
    let held = heldDelegate ?? HeldDelegate()
    held.set(delegate)
    heldDelegate = held
  }
}

extension UIViewController {
  /// The transition that this controller runs as a container.
  var conductedTransition: TransitionCoordinator? {
    get { transitionState.conducted }
    set { transitionState.conducted = newValue }
  }

  /// Whether `viewIsAppearing` is being sent.
  var isToldIsAppearing: Bool {
    get { transitionState.isToldIsAppearing }
    set { transitionState.isToldIsAppearing = newValue }
  }

  /// The unfinished exchange of children that brings this controller.
  var arrivingExchange: ChildTransition? {
    get { transitionState.arrivingExchange }
    set { transitionState.arrivingExchange = newValue }
  }
}
