/// The changes of a stack by one or several calls before the transition that shows them begins (NAV-5, NAV-6).
@MainActor
final class NavigationChange {
  /// The stack before the first of the calls.
  let before: [UIViewController]

  /// The added controllers in stack order, which get `didMove` at the end.
  private(set) var added: [UIViewController]
  private(set) var removed: [UIViewController]

  /// Whether one of the calls changed the top controller, even if a later one restored it.
  var replacesTop = false

  /// Whether the last of the calls is animated.
  var isAnimated: Bool { coordinator.isAnimated }

  let coordinator: TransitionCoordinator

  init(
    from before: [UIViewController], added: [UIViewController], removed: [UIViewController], animated: Bool,
    isInteractive: Bool = false
  ) {
    self.before = before
    self.added = added
    self.removed = removed
    coordinator = TransitionCoordinator(isAnimated: animated, isInteractive: isInteractive)
  }

  /// Merges the next call.
  func merge(_ next: NavigationChange) {
    added = added.without(next.removed) + next.added
    removed = removed.without(next.added) + next.removed
    replacesTop = replacesTop || next.replacesTop
    coordinator.isAnimated = next.isAnimated
  }

  /// The operation, which the new top controller decides (NAV-5).
  func operation(showing top: UIViewController?) -> UINavigationController.Operation {
    if before.last === top { return .none }
    return before.hasObject(top) ? .pop : .push
  }

  /// Sends `didMove`: to controllers that left before those that came, the former top first (VCL-21).
  func finishMoves(of owner: UINavigationController) {
    for controller in removed.reversed() { owner.finishRelease(of: controller) }
    for controller in added where controller.parent === owner { controller.sendDidMove(toParent: owner) }
  }

  /// Sends `didMove` to controllers that a cancelled transition had brought (TRN-4).
  func finishReverting(of owner: UINavigationController) {
    for controller in added { owner.finishRelease(of: controller) }
  }
}
