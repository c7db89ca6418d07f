/// When the stack of a navigation controller is shown: after which call, in which phase, one transition after the other (NAV-6).
@MainActor
final class TransitionQueue {
  private enum Phase {
    case idle
    /// Called for; begins in the next layout pass.
    case scheduled(NavigationChange)
    case running(NavigationTransition)
    /// In a person's hand.
    case interactive(NavigationTransition)
  }

  private unowned let owner: UINavigationController
  private var phase = Phase.idle
  /// What was changed while another transition was under way.
  private var queued: NavigationChange?
  /// The controller whose view is in the content view.
  private weak var shown: UIViewController?

  /// The same, unless its view was taken elsewhere.
  private var present: UIViewController? {
    shown.flatMap { $0.viewIfLoaded?.superview === owner.contentView ? $0 : nil }
  }

  private var launch = NavigationLaunch()

  init(_ owner: UINavigationController) {
    self.owner = owner
  }

  /// Whether nothing moves and nothing is called for.
  var isIdle: Bool { if case .idle = phase { true } else { false } }

  /// Whether a transition waits for the layout pass.
  var isScheduled: Bool { if case .scheduled = phase { true } else { false } }

  // MARK: Calls

  /// To be called by the stack after each change.
  func stackDidChange(
    from before: [UIViewController], added: [UIViewController], removed: [UIViewController], animated: Bool
  ) {
    let new = NavigationChange(from: before, added: added, removed: removed, animated: animated)
    guard owner.isSeen else { return arrangeUnseen(new) }
    if CurrentSimulation.policies.viewLoadingOnPush == .call { owner.topViewController?.loadViewIfNeeded() }
    switch phase {
    case .idle:
      schedule(new)
    case .scheduled(var change):
      change.merge(added: added, removed: removed, animated: animated)
      change.coordinator.prepare(from: shown, to: owner.topViewController)
      phase = .scheduled(change)
    case .running, .interactive:
      if queued == nil { queued = new } else { queued?.merge(added: added, removed: removed, animated: animated) }
    }
  }

  private func schedule(_ change: NavigationChange) {
    phase = .scheduled(change)
    change.coordinator.prepare(from: shown, to: owner.topViewController)
    owner.conductedTransition = change.coordinator
    CurrentSimulation.simulation?.clock.atLayoutPass { [owner] in owner.transitions.begin() }
  }

  /// Nobody sees it: no appearance, and the children are told at once.
  private func arrangeUnseen(_ change: NavigationChange) {
    if let shown, shown !== owner.topViewController {
      shown.viewIfLoaded?.removeFromSuperview()
      if shown.appearance == .disappearing { shown.endAppearance() }
      self.shown = nil
    }
    change.finishMoves(of: owner)
    guard let top = owner.topViewController, change.added.contains(where: { $0 === top }) else { return }
    // VCL-13: it is still moving when it appears for the first time.
    top.resumeMovingToParent()
  }

  // MARK: Phases of a transition

  private func begin() {
    guard case .scheduled(let change) = phase else { return }
    guard owner.isSeen, present !== owner.topViewController else {
      if !owner.isSeen { arrangeUnseen(change) } else { change.finishMoves(of: owner) }
      return conclude(change.coordinator)
    }
    let transition = NavigationTransition(owner, from: present, to: owner.topViewController, change)
    phase = .running(transition)
    start(transition)
    if transition.isAnimated {
      endLater(transition)
    } else {
      CurrentSimulation.simulation?.clock.afterLayout { [owner] in owner.transitions.end(transition) }
    }
  }

  private func start(_ transition: NavigationTransition) {
    shown = transition.to
    transition.begin()
  }

  private func endLater(_ transition: NavigationTransition) {
    CurrentSimulation.simulation?.clock.after(ModelClock.transitionDuration) { [owner] in owner.transitions.end(transition) }
  }

  private func end(_ transition: NavigationTransition) {
    if transition.coordinator.isCancelled {
      transition.endCancelled()
    } else {
      transition.end()
      launch.transitionDidEnd(showing: transition.to)
    }
    conclude(transition.coordinator)
  }

  /// The next transition is called for before the app hears of the end of this one.
  private func conclude(_ coordinator: TransitionCoordinator) {
    phase = .idle
    owner.conductedTransition = nil
    if let queued {
      self.queued = nil
      if owner.isSeen { schedule(queued) } else { arrangeUnseen(queued) }
    }
    coordinator.end()
  }

  // MARK: A person's hand (16.2)

  func beginInteractivePop(of top: UIViewController, to previous: UIViewController) -> TransitionCoordinator {
    let stack = owner.stack
    let change = NavigationChange(from: stack.controllers, added: [], removed: [top], animated: true, isInteractive: true)
    switch CurrentSimulation.policies.stackDuringInteractivePop {
    case .shortened: stack.remove(top, announcing: true)
    case .unchanged: stack.announceLeaving(top)
    }
    owner.conductedTransition = change.coordinator
    let transition = NavigationTransition(owner, from: top, to: previous, change)
    phase = .interactive(transition)
    start(transition)
    return change.coordinator
  }

  func letGo(cancelling: Bool) {
    guard case .interactive(let transition) = phase, let top = transition.from, let previous = transition.to else { return }
    phase = .running(transition)
    if cancelling {
      owner.stack.takeBack(top, above: previous)
      shown = top
    } else {
      owner.stack.remove(top, announcing: false)
    }
    transition.coordinator.letGo(cancelling: cancelling)
    endLater(transition)
  }

  // MARK: Appearance of the navigation controller itself

  func passOnBeginning(isAppearing: Bool, animated: Bool) {
    if isAppearing { showTop(animated: animated) }
    owner.forwardBeginning(isAppearing: isAppearing, animated: animated)
    if isAppearing { launch.begin(owner, showing: shown) }
  }

  func passOnEnd(of ending: AppearanceState) {
    let isShowing = ending == .appearing && isIdle
    if isShowing { launch.beforeEnd(owner) }
    owner.forwardEnd(of: ending)
    if ending == .appearing { shown?.endMovingToParent() }
    if isShowing { launch.afterEnd(owner) } else { launch.forget() }
  }

  /// VCL-5: the top is loaded when it is about to be seen.
  private func showTop(animated: Bool) {
    guard isIdle, let top = owner.topViewController, let content = owner.contentView, present !== top else { return }
    if owner.shouldAutomaticallyForwardAppearanceMethods {
      top.begin(appearing: true, animated: animated, following: true)
    }
    content.addSubview(top.view)
    shown = top
    owner.layOutBars()
  }

  /// Of the stack only what is shown.
  func followsAppearance(_ child: UIViewController) -> Bool {
    child === shown || !owner.viewControllers.contains { $0 === child }
  }
}

extension UINavigationController {
  /// Whether the controller is on the screen, or about to be.
  var isSeen: Bool { appearance == .appeared || appearance == .appearing }

  /// The view that holds those of the stack.
  var contentView: UIView? { (viewIfLoaded as? NavigationView)?.content }
}
