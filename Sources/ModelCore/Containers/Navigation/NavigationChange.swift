/// The changes of a stack by one or several calls before the transition that shows them begins (NAV-5, NAV-6).
@MainActor
final class NavigationChange {
  /// The number of controllers, from the root up, that all of the calls have left in place.
  private var kept: Int

  /// The controllers above those before the first of the calls.
  private var replaced: [UIViewController]

  /// The top controller before the first of the calls.
  let topBefore: UIViewController?

  /// The added controllers in stack order, which get `didMove` at the end.
  private(set) var added: [UIViewController]
  private(set) var removed: [UIViewController]

  /// Whether one of the calls changed the top controller, even if a later one restored it.
  var replacesTop = false

  /// Whether the last of the calls is animated.
  var isAnimated: Bool { coordinator.isAnimated }

  let coordinator: TransitionCoordinator

  /// - Parameters:
  ///   - kept: The number of controllers that stay in place.
  ///   - replaced: Those above them that were on the stack before.
  init(
    keeping kept: Int, below top: UIViewController?, replacing replaced: [UIViewController], added: [UIViewController],
    removed: [UIViewController], animated: Bool, isInteractive: Bool = false
  ) {
    self.kept = kept
    self.replaced = replaced
    topBefore = top
    self.added = added
    self.removed = removed
    coordinator = TransitionCoordinator(isAnimated: animated, isInteractive: isInteractive)
  }

  /// Merges the next call.
  func merge(_ next: NavigationChange) {
    if next.kept < kept {
      // What the earlier calls had kept was the same before them.
      replaced = Array(next.replaced.prefix(kept - next.kept)) + replaced
      kept = next.kept
    }
    if next.removed.isEmpty { added += next.added } else { added = added.without(next.removed) + next.added }
    if next.added.isEmpty {
      removed += next.removed
    } else if !removed.isEmpty || !next.removed.isEmpty {
      removed = removed.without(next.added) + next.removed
    }
    replacesTop = replacesTop || next.replacesTop
    coordinator.isAnimated = next.isAnimated
  }

  /// The stack before the first of the calls, if nothing has changed it since the last one.
  func stackBefore(in stack: [UIViewController]) -> [UIViewController] { stack.prefix(kept) + replaced }

  /// The operation, which the new top controller decides (NAV-5).
  func operation(showing top: UIViewController?, of stack: [UIViewController]) -> UINavigationController.Operation {
    if topBefore === top { return .none }
    let place = stack.lastIndex(ofObject: top)
    return place.map { $0 < kept } == true || replaced.hasObject(top) ? .pop : .push
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
