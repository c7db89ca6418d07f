/// What one or several calls did to a stack before the transition that shows it has begun (NAV-5, 6).
@MainActor
struct NavigationChange {
  /// The stack before the first of the calls.
  let before: [UIViewController]

  /// In stack order. They are told `didMove` at the end.
  private(set) var added: [UIViewController]
  private(set) var removed: [UIViewController]

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

  /// Takes the next call in.
  mutating func merge(added new: [UIViewController], removed old: [UIViewController], animated: Bool) {
    added = added.without(old) + new
    removed = removed.without(new) + old
    coordinator.isAnimated = animated
  }

  /// NAV-5: by the new top.
  func operation(showing top: UIViewController?) -> UINavigationController.Operation {
    if before.last === top { return .none }
    return before.contains { $0 === top } ? .pop : .push
  }

  /// VCL-21: who left is told before who came, the former top first.
  func finishMoves(of owner: UINavigationController) {
    for controller in removed.reversed() { owner.finishRelease(of: controller) }
    for controller in added where controller.parent === owner { controller.sendDidMove(toParent: owner) }
  }
}
