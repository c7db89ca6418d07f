public import Foundation

/// Provides what animates the presentation and the dismissal of a controller (TRN-1). Set it as `transitioningDelegate` before presenting, and
/// keep it: the controller does not.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  /// The animator of a presentation, or `nil` for the system's. Optional.
  /// - Parameter source: The controller whose `present` was called.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// The animator of a dismissal, or `nil` for the system's. Optional.
  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?

  /// The driver of a presentation that a hand begins, or `nil` for none. Asked only after an animator was given. Optional.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  /// The driver of a dismissal that a hand begins, or `nil` for none. Asked only after an animator was given. Optional.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  /// The presentation controller of a controller with the style `custom`, or `nil` for the system's (TRN-7). Optional.
  /// - Parameter presenting: `nil`: UIKit has not chosen the presenting controller yet.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    runDefault()
    return nil
  }

  public func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    runDefault()
    return nil
  }

  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    runDefault()
    return nil
  }

  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    runDefault()
    return nil
  }

  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    runDefault()
    return nil
  }

  private func runDefault() {
    OptionalMethods.runDefault(for: self) { $0 is any UIViewControllerTransitioningDelegate.Type }
  }
}

/// Questions to the delegate, logged only if it implements the method.
extension UIViewController {
  /// Whether an app's animator is asked for: only for animated calls, by policy also for others with the style `custom` (TRN-1, P-25).
  private func asksForAnimator(isAnimated: Bool, style: UIModalPresentationStyle) -> Bool {
    isAnimated || (style == .custom && CurrentSimulation.policies.unanimatedCustomTransitions == .askAnimator)
  }

  /// The app's animation for presenting this controller (TRN-1).
  func askForPresentation(
    by presenter: UIViewController, source: UIViewController, style: UIModalPresentationStyle, isAnimated: Bool
  ) -> CustomTransition? {
    guard let held = transitionState.heldDelegate, asksForAnimator(isAnimated: isAnimated, style: style) else { return nil }
    let names = "forPresented: \(modelName), presenting: \(presenter.modelName), source: \(source.modelName)"
    return held.askForTransition(
      "animationController", names, thenFor: "interactionControllerForPresentation", isAnimated: isAnimated
    ) {
      $0.animationController(forPresented: self, presenting: presenter, source: source)
    } driver: {
      $0.interactionControllerForPresentation(using: $1)
    }
  }

  /// The app's animation for dismissing this controller (TRN-1).
  func askForDismissal(style: UIModalPresentationStyle, isAnimated: Bool) -> CustomTransition? {
    guard let held = transitionState.heldDelegate, asksForAnimator(isAnimated: isAnimated, style: style) else { return nil }
    return held.askForTransition(
      "animationController", "forDismissed: \(modelName)", thenFor: "interactionControllerForDismissal", isAnimated: isAnimated
    ) {
      $0.animationController(forDismissed: self)
    } driver: {
      $0.interactionControllerForDismissal(using: $1)
    }
  }

  /// The app's presentation controller for this controller (TRN-7).
  func askForPresentationController(source: UIViewController) -> UIPresentationController? {
    guard let held = transitionState.heldDelegate else { return nil }
    let names = "forPresented: \(modelName), presenting: nil, source: \(source.modelName)"
    return held.ask("presentationController", names) {
      $0.presentationController(forPresented: self, presenting: nil, source: source)
    } ?? nil
  }
}
