/// The transitions of a navigation controller, one after the other, each in the layout pass after the call (NAV-6).
@MainActor
final class TransitionQueue {
  private enum Phase {
    case idle
    /// Scheduled for the next layout pass.
    case scheduled(NavigationChange)
    case running(NavigationTransition)
    /// Driven by the user's finger.
    case interactive(NavigationTransition)
  }

  private unowned let owner: UINavigationController
  private var phase = Phase.idle
  /// The changes made while another transition is running.
  private var queued: NavigationChange?
  /// The controller whose view is in the content view.
  private weak var shown: UIViewController?

  /// Whether an animator of the app has put the shown view where it is, if anywhere (TRN-3).
  private var isPlacedByAnimator = false

  /// The shown controller, unless its view has been moved elsewhere.
  private var present: UIViewController? {
    guard let shown, let content = owner.contentView else { return nil }
    let superview = shown.loadedView?.storedSuperview
    if superview === content { return shown }
    return isPlacedByAnimator && superview?.isDescendant(of: content) ?? true ? shown : nil
  }

  private let launch = NavigationLaunch()

  /// Whether the top controller waits for the layout pass of the first appearance (NAV-16).
  private var isShowingLater = false

  init(_ owner: UINavigationController) {
    self.owner = owner
  }

  /// Whether no transition is running or scheduled.
  var isIdle: Bool { if case .idle = phase { true } else { false } }

  /// Whether a transition waits for the layout pass.
  var isScheduled: Bool { if case .scheduled = phase { true } else { false } }

  // MARK: Calls

  /// Call it after each change of the stack.
  func stackDidChange(_ new: NavigationChange) {
    new.replacesTop = new.topBefore !== owner.topViewController
    guard owner.isSeen, !isShowingLater else { return arrangeUnseen(new) }
    defer { if new.isAnimated { unfinished?.coordinator.joinTransactions() } }
    if CurrentSimulation.policies.viewLoadingOnPush == .call { owner.topViewController?.loadViewIfNeeded() }
    switch phase {
    case .idle:
      schedule(new)
    case .scheduled(let change):
      change.merge(new)
      change.coordinator.prepare(from: shown, to: owner.topViewController)
    case .running, .interactive:
      if queued == nil { queued = new } else { queued?.merge(new) }
    }
  }

  /// The change that the last call belongs to.
  private var unfinished: NavigationChange? {
    if let queued { return queued }
    if case .scheduled(let change) = phase { return change }
    return nil
  }

  private func schedule(_ change: NavigationChange) {
    phase = .scheduled(change)
    change.coordinator.prepare(from: shown, to: owner.topViewController)
    owner.conductedTransition = change.coordinator
    CurrentSimulation.simulation?.clock.atLayoutPass { [owner] in owner.transitions.begin() }
  }

  /// Applies a change of an invisible stack: without appearance, and the children are told at once.
  private func arrangeUnseen(_ change: NavigationChange) {
    if let shown, shown !== owner.topViewController {
      shown.viewIfLoaded?.removeFromSuperview()
      if shown.appearance == .disappearing { shown.endAppearance() }
      self.shown = nil
    }
    change.finishMoves(of: owner)
    guard let top = owner.topViewController, change.added.hasObject(top) else { return }
    // VCL-13: it is still moving when it appears for the first time.
    top.resumeMovingToParent()
  }

  // MARK: Phases of a transition

  private func begin() {
    guard case .scheduled(let change) = phase else { return }
    let owner = owner
    let transition = NavigationTransition(owner, from: present, to: owner.topViewController, change)
    phase = .running(transition)
    guard owner.isSeen, transition.from !== transition.to else {
      if owner.isSeen { transition.endInPlace() } else { arrangeUnseen(change) }
      return conclude(change.coordinator)
    }
    if owner.appearance == .appearing { return runInFirstAppearance(transition) }
    start(transition)
    if let context = transition.context {
      context.run { [owner] in owner.transitions.end(transition, completed: $0) }
    } else if transition.isAnimated {
      endLater(transition)
    } else {
      CurrentSimulation.simulation?.clock.afterLayout { [owner] in owner.transitions.end(transition) }
    }
  }

  private func start(_ transition: NavigationTransition) {
    shown = transition.to
    transition.begin()
    isPlacedByAnimator = transition.context != nil
  }

  /// Runs a transition of a stack that is still appearing itself, before iOS 18: nothing is animated, the leaving controller is told that it
  /// is in the hierarchy, and disappears before the layout (NAV-16).
  private func runInFirstAppearance(_ transition: NavigationTransition) {
    transition.coordinator.isAnimated = false
    owner.sendIsAppearing()
    transition.from?.sendIsAppearing()
    start(transition)
    transition.leaveEarly()
    CurrentSimulation.simulation?.clock.afterLayout { [owner] in owner.transitions.end(transition) }
  }

  private func endLater(_ transition: NavigationTransition) {
    CurrentSimulation.simulation?.clock.after(ModelClock.transitionDuration) { [owner] in owner.transitions.end(transition) }
  }

  /// Ends a transition of the app's animator (TRN-4). One that was cancelled restores the stack, unless later calls have changed it again.
  private func end(_ transition: NavigationTransition, completed: Bool) {
    if !completed {
      if queued == nil { owner.stack.restore(transition.change) } else { transition.change.finishMoves(of: owner) }
      shown = transition.from
    }
    end(transition)
    if !completed { transition.change.finishReverting(of: owner) }
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

  /// Ends a transition, after scheduling the next one.
  private func conclude(_ coordinator: TransitionCoordinator) {
    phase = .idle
    owner.conductedTransition = nil
    if let queued {
      self.queued = nil
      if owner.isSeen {
        schedule(queued)
      } else {
        arrangeUnseen(queued)
        queued.coordinator.end()
      }
    }
    coordinator.end()
  }

  // MARK: Swiping back

  func beginInteractivePop(of top: UIViewController, to previous: UIViewController) -> TransitionCoordinator {
    let stack = owner.stack
    let change = NavigationChange(
      keeping: stack.controllers.count - 1, below: top, replacing: [top], added: [], removed: [top], animated: true,
      isInteractive: true)
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
    isShowingLater = isAppearing && showsLater
    if isShowingLater {
      CurrentSimulation.simulation?.clock.atLayoutPass { [weak owner] in owner?.transitions.showNow() }
    } else {
      passOn(isAppearing: isAppearing, animated: animated)
    }
  }

  private func passOn(isAppearing: Bool, animated: Bool) {
    if isAppearing { showTop(animated: animated) }
    owner.forwardBeginning(isAppearing: isAppearing, animated: animated)
    if isAppearing { launch.begin(owner, showing: shown) }
  }

  /// Whether the top controller of a window's stack waits for the layout pass, since iOS 18 (NAV-16).
  private var showsLater: Bool {
    CurrentSimulation.device.systemVersion >= 18 && shown == nil && owner.parent == nil && owner.presentedThrough == nil
      && owner.viewIfLoaded?.window == nil && CurrentSimulation.simulation != nil
  }

  /// Shows the top controller, if it waits for that: in the layout pass, or in an earlier layout that the app asks for.
  func showNow() {
    guard isShowingLater else { return }
    isShowingLater = false
    if owner.isSeen { passOn(isAppearing: true, animated: owner.transitionIsAnimated) }
  }

  func passOnEnd(of ending: AppearanceState) {
    if ending == .appearing { showNow() }
    let isShowing = ending == .appearing && isIdle
    if isShowing { launch.beforeEnd(owner) }
    owner.forwardEnd(of: ending)
    if ending == .appearing { shown?.endMovingToParent() }
    if isShowing { launch.afterEnd(owner) } else { launch.forget() }
  }

  /// Shows the top controller, whose view loads when it is about to be visible (VCL-5).
  private func showTop(animated: Bool) {
    guard isIdle, let top = owner.topViewController, let content = owner.contentView, present !== top else { return }
    if owner.shouldAutomaticallyForwardAppearanceMethods {
      top.begin(appearing: true, animated: animated, following: true)
    }
    content.addSubview(top.view)
    shown = top
    owner.layOutBars()
  }

  /// Whether a child appears with the navigation controller: only the shown one of the stack does.
  func followsAppearance(_ child: UIViewController) -> Bool {
    child === shown || !owner.viewControllers.hasObject(child)
  }
}

extension UINavigationController {
  /// Whether the controller is on the screen, or about to be.
  var isSeen: Bool { appearance == .appeared || appearance == .appearing }

  /// The view that holds those of the stack.
  var contentView: UIView? { (loadedView as? NavigationView)?.content }
}
