/// The replacement of a visible navigation controller's top controller.
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

  /// Begins the transition; `willShow` follows both controllers' `will…` callbacks (NDL-2).
  func begin() {
    let owner = owner
    if isAnimated, !coordinator.isInteractive, let from, let to { owner.askForAnimation(operation, from: from, to: to) }
    coordinator.prepare(from: from, to: to)
    to?.loadViewIfNeeded()
    from?.begin(appearing: false, animated: isAnimated)
    to?.begin(appearing: true, animated: isAnimated)
    if let to { owner.sendWillShow(to, animated: isAnimated) }
    insert()
    coordinator.beginAnimation()
  }

  /// Inserts the arriving view, below the leaving one in a pop.
  private func insert() {
    let owner = owner
    guard let content = owner.contentView, let view = to?.view else { return }
    if operation == .pop {
      content.insertSubview(view, at: 0)
    } else {
      content.addSubview(view)
    }
    owner.layOutBars()
  }

  /// Ends the transition: both controllers' `did…` callbacks, then `didMove`, `didShow`, and `didPop` of the bar (NDL-2).
  func end() {
    let owner = owner
    leave(from)
    if to?.appearance == .appearing { to?.endAppearance() }
    change.finishMoves(of: owner)
    // It may have been told before, when nobody saw it.
    to?.endMovingToParent()
    if let to { owner.sendDidShow(to, animated: isAnimated) }
    if operation == .pop, let from { owner.navigationBar.stack.tellDidPop(from.navigationItem, in: owner.navigationBar) }
  }

  /// Ends a cancelled transition: the arriving controller disappears, then the other appears again (VCL-22). The delegate is not called
  /// (NDL-4).
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

/// The changes of a stack by one or several calls before the transition that shows them begins (NAV-5, NAV-6).
@MainActor
struct NavigationChange {
  /// The stack before the first of the calls.
  let before: [UIViewController]

  /// The added controllers in stack order, which get `didMove` at the end.
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

  /// Merges the next call.
  mutating func merge(added new: [UIViewController], removed old: [UIViewController], animated: Bool) {
    added = added.without(old) + new
    removed = removed.without(new) + old
    coordinator.isAnimated = animated
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
}

/// Calls to the delegate when a stack comes on screen after it changed while invisible, as at launch (NDL-3, NDL-5).
@MainActor
struct NavigationLaunch {
  /// Whether the delegate has been sent `didShow`.
  private var hasShown = false

  /// The controller that the delegate was told of last.
  private weak var announced: UIViewController?
  private var isUnderWay = false

  /// Call it after `viewWillAppear` of the top controller.
  mutating func begin(_ owner: UINavigationController, showing top: UIViewController?) {
    guard let top, top !== announced, top === owner.topViewController else { return }
    isUnderWay = true
    announced = top
    owner.sendWillShow(top, animated: false)
  }

  /// Call it before `viewDidAppear` of the top controller; by policy it sends `didShow` (P-4).
  mutating func beforeEnd(_ owner: UINavigationController) {
    guard isUnderWay, !hasShown, CurrentSimulation.policies.didShowAtLaunch == .twice, let announced else { return }
    owner.sendDidShow(announced, animated: false)
  }

  /// Call it after `viewDidAppear` of the top controller.
  mutating func afterEnd(_ owner: UINavigationController) {
    guard isUnderWay, let announced else { return }
    isUnderWay = false
    hasShown = true
    owner.sendDidShow(announced, animated: false)
  }

  /// Notes the end of a transition of a visible stack.
  mutating func transitionDidEnd(showing top: UIViewController?) {
    hasShown = true
    announced = top
  }

  /// Call it if the stack leaves the screen or a transition begins before its appearance ended.
  mutating func forget() {
    if isUnderWay { announced = nil }
    isUnderWay = false
  }
}
