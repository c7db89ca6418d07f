/// The replacement of a visible navigation controller's top controller.
@MainActor
final class NavigationTransition {
  private unowned let owner: UINavigationController
  let from: UIViewController?
  let to: UIViewController?
  let change: NavigationChange
  private let operation: UINavigationController.Operation

  /// The transition for the app's animator (NDL-6); `nil` for the system's animation.
  private(set) var context: TransitionContext?

  var coordinator: TransitionCoordinator { change.coordinator }
  var isAnimated: Bool { change.isAnimated }

  init(_ owner: UINavigationController, from: UIViewController?, to: UIViewController?, _ change: NavigationChange) {
    self.owner = owner
    self.from = from
    self.to = to
    self.change = change
    operation = change.operation(showing: to, of: owner.stack.controllers)
  }

  /// Begins the transition; `willShow` follows both controllers' `will…` callbacks (NDL-2).
  func begin() {
    let owner = owner
    coordinator.prepare(from: from, to: to)
    if isAnimated, !coordinator.isInteractive, let from, let to {
      context = owner.askForAnimation(operation, from: from, to: to).flatMap(makeContext)
    }
    to?.loadViewIfNeeded()
    from?.begin(appearing: false, animated: isAnimated)
    to?.begin(appearing: true, animated: isAnimated)
    if let to { owner.sendWillShow(to, animated: isAnimated) }
    // An animator inserts the view itself, and begins when the container has taken note.
    guard context == nil else { return owner.layOutBars() }
    insert()
    coordinator.beginAnimation()
  }

  private func makeContext(_ animation: CustomTransition) -> TransitionContext? {
    guard let content = owner.contentView else { return nil }
    to?.loadViewIfNeeded()
    let frame = from?.viewIfLoaded?.frame ?? content.bounds
    let ends = TransitionEnds(
      from: .init(view: from?.viewIfLoaded, initialFrame: frame),
      to: .init(view: to?.viewIfLoaded, finalFrame: owner.contentFrame ?? frame))
    return TransitionContext(animation, coordinator, in: content, ends: ends)
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

  /// Lets the leaving controller disappear before the layout (NAV-16).
  func leaveEarly() { leave(from) }

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

  /// Ends a change that leaves the shown controller on top: the delegate hears of it again if calls cancelled each other out (NDL-9).
  func endInPlace() {
    let again = change.replacesTop ? to : nil
    if let again { owner.sendWillShow(again, animated: isAnimated) }
    change.finishMoves(of: owner)
    if let again { owner.sendDidShow(again, animated: isAnimated) }
  }

  /// Ends a cancelled transition: the arriving controller disappears, then the other appears again (VCL-22). The delegate is not called
  /// (NDL-4).
  func endCancelled() {
    to?.begin(appearing: false, animated: isAnimated)
    leave(to)
    if context != nil, let view = from?.view, let content = owner.contentView, !view.isDescendant(of: content) {
      content.addSubview(view)
    }
    if owner.isSeen { from?.begin(appearing: true, animated: isAnimated) }
    owner.layOutBars()
    from?.endAppearance()
  }

  private func leave(_ controller: UIViewController?) {
    guard let controller else { return }
    if let view = controller.viewIfLoaded, let content = owner.contentView, view.isDescendant(of: content) {
      view.removeFromSuperview()
    }
    if controller.appearance == .disappearing { controller.endAppearance() }
  }
}
