import Foundation

/// A transition of a container, as its controllers see it.
@MainActor
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private enum Phase {
    case waiting, animating, ended
  }

  private var phase = Phase.waiting
  private var animations: [Handler] = []
  private var completions: [Handler] = []
  private var interactionChanges: [Handler] = []
  /// The ends of the waits of transactions.
  private var leaves: [() -> Void] = []

  private weak var from: UIViewController?
  private weak var to: UIViewController?

  var isAnimated: Bool
  private(set) var initiallyInteractive: Bool
  private(set) var isInteractive: Bool
  private(set) var isCancelled = false
  var percentComplete: CGFloat = 0

  init(isAnimated: Bool, isInteractive: Bool = false) {
    self.isAnimated = isAnimated
    initiallyInteractive = isInteractive
    self.isInteractive = isInteractive
    super.init()
  }

  /// The time that the app's animator takes, once it was asked (TRN-2).
  var animatorDuration: TimeInterval?

  var transitionDuration: TimeInterval { isAnimated ? animatorDuration ?? ModelClock.transitionDuration : 0 }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: from
    case .to: to
    default: nil
    }
  }

  @discardableResult func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    guard phase != .ended else { return false }
    if let completion { completions.append(completion) }
    if let animation {
      if phase == .animating { animation(self) } else { animations.append(animation) }
    }
    return true
  }

  func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {
    interactionChanges.append(handler)
  }

  // MARK: For the container

  /// Lets open transactions of layers wait for the end of this transition (TRN-11).
  func joinTransactions() {
    guard let leave = CurrentSimulation.simulation?.layerTransactions.join(isTransition: true) else { return }
    leaves.append(leave)
  }

  /// Call it before the first callback.
  func prepare(from: UIViewController?, to: UIViewController?) {
    self.from = from
    self.to = to
  }

  /// Call it before the first callback of a transition that an object of the app drives by hand (TRN-6).
  func beginInteraction() {
    initiallyInteractive = true
    isInteractive = true
  }

  /// Call it when both controllers have been told. Later calls do nothing.
  func beginAnimation() {
    guard phase == .waiting else { return }
    phase = .animating
    run(Self.drain(&animations))
  }

  /// Call it when the user lets go.
  func letGo(cancelling: Bool) {
    isInteractive = false
    isCancelled = cancelling
    run(interactionChanges)
  }

  /// Call it when the user takes hold of a transition that runs by itself (TRN-6).
  func takeHold() {
    guard !isInteractive else { return }
    isInteractive = true
    isCancelled = false
    run(interactionChanges)
  }

  /// Call it when an animator of the app has ended the transition (TRN-4).
  func conclude(completed: Bool) {
    isInteractive = false
    isCancelled = !completed
  }

  /// Call it after the last callback.
  func end() {
    phase = .ended
    run(Self.drain(&completions))
    animations.removeAll()
    interactionChanges.removeAll()
    let due = leaves
    leaves = []
    for leave in due { leave() }
  }

  private func run(_ handlers: [Handler]) {
    for handler in handlers { handler(self) }
  }

  private static func drain(_ handlers: inout [Handler]) -> [Handler] {
    let due = handlers
    handlers.removeAll()
    return due
  }
}

extension UIViewController {
  /// The coordinator of this controller or of the nearest container above.
  func findCoordinator() -> TransitionCoordinator? {
    guard !isToldIsAppearing else { return nil }
    return conductedTransition ?? enclosingContainer?.findCoordinator()
  }
}
