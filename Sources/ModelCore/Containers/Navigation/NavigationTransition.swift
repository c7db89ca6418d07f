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
