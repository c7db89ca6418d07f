/// The changes of a stack by one or several calls before the transition that shows them begins (NAV-5, NAV-6).
@MainActor
final class NavigationChange {
  /// The number of controllers, from the root up, that all of the calls have left in place.
  private var kept: Int

  /// The controllers above those before the first of the calls, the top one first: a pop after others adds to the end.
  private(set) var replaced: [UIViewController]

  /// The top controller before the first of the calls.
  let topBefore: UIViewController?

  /// The added controllers in stack order, which get `didMove` at the end.
  private(set) var added: [UIViewController]
  private(set) var removed: [UIViewController]

  /// The removed controllers, which spares most pushes a search among them.
  private var removedObjects: Set<ObjectIdentifier>

  /// Whether one of the calls changed the top controller, even if a later one restored it.
  var replacesTop = false

  /// Whether the last of the calls is animated.
  var isAnimated: Bool { coordinator.isAnimated }

  let coordinator: TransitionCoordinator

  /// - Parameters:
  ///   - kept: The number of controllers that stay in place.
  ///   - replaced: Those above them that were on the stack before, in stack order.
  init(
    keeping kept: Int, below top: UIViewController?, replacing replaced: [UIViewController], added: [UIViewController],
    removed: [UIViewController], animated: Bool, isInteractive: Bool = false
  ) {
    self.kept = kept
    self.replaced = replaced.reversed()
    topBefore = top
    self.added = added
    self.removed = removed
    removedObjects = Set(removed.map { ObjectIdentifier($0) })
    coordinator = TransitionCoordinator(isAnimated: animated, isInteractive: isInteractive)
  }

  /// Merges the next call.
  func merge(_ next: NavigationChange) {
    if next.kept < kept {
      // What the earlier calls had kept was the same before them.
      replaced += next.replaced.suffix(kept - next.kept)
      kept = next.kept
    }
    added.removeObjects(next.removed)
    added += next.added
    removed.removeObjects(next.added.filter { removedObjects.remove(ObjectIdentifier($0)) != nil })
    removed += next.removed
    removedObjects.formUnion(next.removed.map { ObjectIdentifier($0) })
    replacesTop = replacesTop || next.replacesTop
    coordinator.isAnimated = next.isAnimated
  }

  /// The stack before the first of the calls, if nothing has changed it since the last one.
  func stackBefore(in stack: [UIViewController]) -> [UIViewController] { stack.prefix(kept) + replaced.reversed() }

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
