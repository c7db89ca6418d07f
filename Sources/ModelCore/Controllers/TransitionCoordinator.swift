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

  private weak var from: UIViewController?
  private weak var to: UIViewController?

  var isAnimated: Bool
  let initiallyInteractive: Bool
  private(set) var isInteractive: Bool
  private(set) var isCancelled = false
  var percentComplete: CGFloat = 0

  init(isAnimated: Bool, isInteractive: Bool = false) {
    self.isAnimated = isAnimated
    initiallyInteractive = isInteractive
    self.isInteractive = isInteractive
    super.init()
  }

  var transitionDuration: TimeInterval { isAnimated ? ModelClock.transitionDuration : 0 }

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

  /// Call it before the first callback.
  func prepare(from: UIViewController?, to: UIViewController?) {
    self.from = from
    self.to = to
  }

  /// Call it when both controllers have been told.
  func beginAnimation() {
    phase = .animating
    run(Self.drain(&animations))
  }

  /// Call it when the user lets go.
  func letGo(cancelling: Bool) {
    isInteractive = false
    isCancelled = cancelling
    run(Self.drain(&interactionChanges))
  }

  /// Call it after the last callback.
  func end() {
    phase = .ended
    run(Self.drain(&completions))
    animations.removeAll()
    interactionChanges.removeAll()
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
