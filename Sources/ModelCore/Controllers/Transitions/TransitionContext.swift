import Foundation

/// The objects with which the app animates a transition (TRN-1).
@MainActor
struct CustomTransition {
  let animator: any UIViewControllerAnimatedTransitioning
  /// The object that drives it by hand, if there is one.
  let driver: (any UIViewControllerInteractiveTransitioning)?
}

extension HeldDelegate {
  /// Asks for an animator, and if there is one for the object that drives it by hand (TRN-1). Logged only where the delegate implements the
  /// methods. What drives a transition that is not animated is asked for, and not used.
  func askForTransition(
    _ name: String, _ arguments: @autoclosure () -> String, thenFor driverName: String, isAnimated: Bool = true,
    animator question: (Delegate) -> (any UIViewControllerAnimatedTransitioning)?,
    driver next: (Delegate, any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)?
  ) -> CustomTransition? {
    guard case .some(.some(let animator)) = ask(name, arguments(), question) else { return nil }
    let driver = ask(driverName) { next($0, animator) }
    return CustomTransition(animator: animator, driver: isAnimated ? driver ?? nil : nil)
  }
}

/// The transition that the app's objects animate: it waits for `completeTransition` and then lets the container end it (TRN-2 … TRN-6).
///
/// The state of the hand and of the cancellation is the coordinator's, which the controllers see.
@MainActor
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  let containerView: UIView
  let presentationStyle: UIModalPresentationStyle

  /// The time that the animator says it takes.
  private(set) var duration: TimeInterval = 0

  /// Whether the open transition has been reported.
  var isReported = false

  private let animation: CustomTransition
  private let coordinator: TransitionCoordinator
  private let ends: TransitionEnds
  private var conclusion: ((Bool) -> Void)?

  /// Asks the animator for its duration, and lets the coordinator begin in the user's hand if a driver says so.
  init(
    _ animation: CustomTransition, _ coordinator: TransitionCoordinator, in containerView: UIView,
    style: UIModalPresentationStyle = .none, ends: TransitionEnds
  ) {
    self.animation = animation
    self.coordinator = coordinator
    self.containerView = containerView
    self.ends = ends
    presentationStyle = style
    super.init()
    if animation.driver?.wantsInteractiveStart == true { coordinator.beginInteraction() }
    CurrentSimulation.simulation?.note(.delegate, animation.animator, "transitionDuration")
    duration = animation.animator.transitionDuration(using: self)
    coordinator.animatorDuration = duration
  }

  /// Begins what the app's objects do; the container then ends the transition in `conclusion`, which is given whether it completed.
  func run(then conclusion: @escaping (Bool) -> Void) {
    self.conclusion = conclusion
    CurrentSimulation.simulation?.openTransitions.add(self)
    if let driver = animation.driver, coordinator.isInteractive {
      CurrentSimulation.simulation?.note(.delegate, driver, "startInteractiveTransition")
      driver.startInteractiveTransition(self)
    } else if let driver = animation.driver as? UIPercentDrivenInteractiveTransition {
      driver.attend(self)
    } else {
      animate()
    }
    coordinator.beginAnimation()
  }

  /// Calls the animator.
  func animate() {
    CurrentSimulation.simulation?.note(.delegate, animation.animator, "animateTransition")
    animation.animator.animateTransition(using: self)
  }

  /// Whether the transition has not begun or has ended.
  var isOver: Bool { conclusion == nil }

  /// Whether a hand holds the transition, so that nothing is wrong if it stays open.
  var isInHand: Bool { coordinator.isInteractive && !wasLetGoBefore }

  /// Whether a percent-driven transition was let go before it began (TRN-6).
  var wasLetGoBefore: Bool { (animation.driver as? UIPercentDrivenInteractiveTransition)?.wasLetGoBefore ?? false }

  /// The class of the animator, for messages.
  var animatorName: String { "\(type(of: animation.animator))" }
}

/// The questions and reports of the app's objects.
extension TransitionContext {
  var isAnimated: Bool { coordinator.isAnimated }
  var isInteractive: Bool { coordinator.isInteractive }
  var transitionWasCancelled: Bool { coordinator.isCancelled }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    guard isInteractive else { return }
    coordinator.percentComplete = min(max(0, percentComplete), 1)
  }

  func finishInteractiveTransition() {
    if isInteractive { coordinator.letGo(cancelling: false) }
  }

  func cancelInteractiveTransition() {
    if isInteractive { coordinator.letGo(cancelling: true) }
  }

  func pauseInteractiveTransition() { coordinator.takeHold() }

  func completeTransition(_ didComplete: Bool) {
    guard let conclusion else { return }
    self.conclusion = nil
    CurrentSimulation.simulation?.openTransitions.remove(self)
    coordinator.beginAnimation()
    coordinator.conclude(completed: didComplete)
    conclusion(didComplete)
    CurrentSimulation.simulation?.ask(.delegate, animation.animator, "animationEnded", "\(didComplete)") {
      animation.animator.animationEnded(didComplete)
    }
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    coordinator.viewController(forKey: key)
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: ends.from.view
    case .to: ends.to.view
    default: nil
    }
  }

  func initialFrame(for vc: UIViewController) -> CGRect { end(of: vc)?.initialFrame ?? .zero }
  func finalFrame(for vc: UIViewController) -> CGRect { end(of: vc)?.finalFrame ?? .zero }

  private func end(of controller: UIViewController) -> TransitionEnds.End? {
    if controller === viewController(forKey: .from) { return ends.from }
    return controller === viewController(forKey: .to) ? ends.to : nil
  }
}
