/// The exchange of a tab bar controller's shown child: within the call and not animated (VCL-19, TAB-12), unless the app has an animator for
/// it (TRN-9).
@MainActor
struct TabSwitch {
  let container: UITabBarController
  let old: UIViewController?
  let new: UIViewController?

  /// - Parameter select: Makes `new` the selected one; called after `old` has disappeared.
  func run(select: () -> Void) {
    if container.isVisible { announce() }
    exchange()
    old?.endAppearance()
    select()
    container.arrange()
    if container.appearance == .appeared { new?.endAppearance() }
  }

  /// Calls the arriving controller first, unlike a navigation controller. If the container itself is appearing, both appear together.
  private func announce() {
    new?.begin(appearing: true, animated: false, following: container.appearance == .appearing)
    old?.begin(appearing: false, animated: false)
  }

  /// Exchanges the views. Those of invisible controllers are not loaded (VCL-5).
  private func exchange() {
    old?.viewIfLoaded?.removeFromSuperview()
    guard container.isVisible, let view = new?.view else { return }
    container.view.insertSubview(view, at: 0)
  }
}

/// The exchange by the app's animator (TRN-9).
extension TabSwitch {
  /// The transition that the delegate's animator runs; `nil` if there is none, or nothing to be seen.
  func askForAnimation() -> TransitionContext? {
    guard container.appearance == .appeared, let view = container.viewIfLoaded, view.window != nil, let old, let new else {
      return nil
    }
    let names = "\(old.modelName), to: \(new.modelName)"
    let animation = container.heldDelegate.askForTransition(
      "animationControllerForTransitionFrom", names, thenFor: "interactionControllerFor"
    ) {
      $0.tabBarController(container, animationControllerForTransitionFrom: old, to: new)
    } driver: {
      $0.tabBarController(container, interactionControllerFor: $1)
    }
    guard let animation else { return nil }
    let coordinator = TransitionCoordinator(isAnimated: true)
    coordinator.prepare(from: old, to: new)
    coordinator.joinTransactions()
    container.conductedTransition = coordinator
    let ends = TransitionEnds(
      from: .init(view: old.viewIfLoaded, initialFrame: old.viewIfLoaded?.frame ?? .zero),
      to: .init(view: new.view, finalFrame: container.contentFrame(of: new, in: container.layout)))
    return TransitionContext(animation, coordinator, in: view, ends: ends)
  }

  /// Calls both controllers, in the order of every switch of tabs (TAB-12).
  func begin() {
    new?.begin(appearing: true, animated: true)
    old?.begin(appearing: false, animated: true)
  }

  /// Calls both controllers, the one that is gone first. The view of the other comes to lie behind the bar.
  func end(isCompleted: Bool) {
    let (gone, stays) = isCompleted ? (old, new) : (new, old)
    if !isCompleted { new?.begin(appearing: false, animated: true) }
    gone?.viewIfLoaded?.removeFromSuperview()
    gone?.endAppearance()
    if !isCompleted, container.isVisible { old?.begin(appearing: true, animated: true) }
    if let view = stays?.viewIfLoaded, !isCompleted || view.isDescendant(of: container.view) {
      container.view.insertSubview(view, at: 0)
    }
    container.arrange()
    stays?.endAppearance()
    let coordinator = container.conductedTransition
    container.conductedTransition = nil
    coordinator?.end()
  }
}
