/// The exchange of one top controller for another, in a navigation controller that can be seen (16.1, 16.2).
@MainActor
final class NavigationTransition {
  private unowned let owner: UINavigationController
  let from: UIViewController?
  let to: UIViewController?
  let change: NavigationChange
  private let operation: UINavigationController.Operation

  var coordinator: TransitionCoordinator { change.coordinator }
  var isAnimated: Bool { change.isAnimated }

  init(_ owner: UINavigationController, from: UIViewController?, to: UIViewController?, _ change: NavigationChange) {
    self.owner = owner
    self.from = from
    self.to = to
    self.change = change
    operation = change.operation(showing: to)
  }

  /// NDL-2: `willShow` after both wills.
  func begin() {
    if isAnimated, !coordinator.isInteractive, let from, let to { owner.askForAnimation(operation, from: from, to: to) }
    coordinator.prepare(from: from, to: to)
    to?.loadViewIfNeeded()
    from?.begin(appearing: false, animated: isAnimated)
    to?.begin(appearing: true, animated: isAnimated)
    if let to { owner.sendWillShow(to, animated: isAnimated) }
    insert()
    coordinator.beginAnimation()
  }

  /// What is popped lies over what appears.
  private func insert() {
    guard let content = owner.contentView, let view = to?.view else { return }
    if operation == .pop {
      content.insertSubview(view, at: 0)
    } else {
      content.addSubview(view)
    }
    owner.layOutBars()
  }

  /// NDL-2: `didShow` after both dids; `didMove` before it, `didPop` of the bar after it.
  func end() {
    leave(from)
    if to?.appearance == .appearing { to?.endAppearance() }
    change.finishMoves(of: owner)
    // It may have been told before, when nobody saw it.
    to?.endMovingToParent()
    if let to { owner.sendDidShow(to, animated: isAnimated) }
    if operation == .pop, let from { owner.navigationBar.stack.tellDidPop(from.navigationItem, in: owner.navigationBar) }
  }

  /// VCL-22: what had begun to appear disappears, then the other appears again. The delegate is told nothing (NDL-4).
  func endCancelled() {
    to?.begin(appearing: false, animated: isAnimated)
    leave(to)
    if owner.isSeen { from?.begin(appearing: true, animated: isAnimated) }
    owner.layOutBars()
    from?.endAppearance()
  }

  private func leave(_ controller: UIViewController?) {
    guard let controller else { return }
    if let view = controller.viewIfLoaded, view.superview === owner.contentView { view.removeFromSuperview() }
    if controller.appearance == .disappearing { controller.endAppearance() }
  }
}

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

/// What the delegate hears when a stack comes on the screen that changed unseen, as at launch (NDL-3, 5).
@MainActor
struct NavigationLaunch {
  /// Whether the delegate ever heard `didShow`.
  private var hasShown = false

  /// The controller that the delegate heard of last.
  private weak var announced: UIViewController?
  private var isUnderWay = false

  /// After `viewWillAppear` of the top.
  mutating func begin(_ owner: UINavigationController, showing top: UIViewController?) {
    guard let top, top !== announced, top === owner.topViewController else { return }
    isUnderWay = true
    announced = top
    owner.sendWillShow(top, animated: false)
  }

  /// Before `viewDidAppear` of the top: P-4.
  mutating func beforeEnd(_ owner: UINavigationController) {
    guard isUnderWay, !hasShown, CurrentSimulation.policies.didShowAtLaunch == .twice, let announced else { return }
    owner.sendDidShow(announced, animated: false)
  }

  /// After `viewDidAppear` of the top.
  mutating func afterEnd(_ owner: UINavigationController) {
    guard isUnderWay, let announced else { return }
    isUnderWay = false
    hasShown = true
    owner.sendDidShow(announced, animated: false)
  }

  /// A transition has ended while the stack can be seen.
  mutating func transitionDidEnd(showing top: UIViewController?) {
    hasShown = true
    announced = top
  }

  /// The stack left the screen, or a transition began, before its appearance ended.
  mutating func forget() {
    if isUnderWay { announced = nil }
    isUnderWay = false
  }
}
