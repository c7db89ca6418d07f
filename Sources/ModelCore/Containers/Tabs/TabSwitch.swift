/// The exchange of a tab bar controller's shown child: within the call, in a dissolve since iOS 18 (TAB-12), or by the app's animator
/// (TRN-9).
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

  /// Whether switches are those of iOS 18, where the arriving controller gets both of its callbacks first (TAB-12).
  static var arrivesFirst: Bool {
    CurrentSimulation.device.systemVersion >= 18 && CurrentSimulation.device.linkedSDK >= 18
  }

  /// Calls the arriving controller first, unlike a navigation controller. If the container itself is appearing, both appear together.
  private func announce() {
    new?.begin(appearing: true, animated: false, following: container.appearance == .appearing)
    old?.begin(appearing: false, animated: false)
  }

  /// Exchanges the views. Those of invisible controllers are not loaded (VCL-5).
  func exchange() {
    old?.viewIfLoaded?.removeFromSuperview()
    guard container.isVisible, let view = new?.view else { return }
    container.view.insertSubview(view, at: 0)
  }
}

/// The exchange by the app's animator (TRN-9).
extension TabSwitch {
  /// Whether somebody can see one controller go and the other come.
  var isSeen: Bool {
    container.appearance == .appeared && container.viewIfLoaded?.window != nil && old != nil && new != nil
  }

  /// The transition that the delegate's animator runs; `nil` if there is none, or nothing to be seen.
  func askForAnimation() -> TransitionContext? {
    guard isSeen, let view = container.viewIfLoaded, let old, let new else { return nil }
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

  /// Calls both controllers, the arriving one first (TAB-12).
  func begin() {
    new?.begin(appearing: true, animated: true)
    old?.begin(appearing: false, animated: true)
  }

  /// Calls both controllers, in the order of the system (TAB-12). After a cancellation, the one that is gone is called first (VCL-22). The
  /// view of the one that stays comes to lie behind the bar.
  func end(isCompleted: Bool) {
    let (gone, stays) = isCompleted ? (old, new) : (new, old)
    let goesFirst = !isCompleted || !Self.arrivesFirst
    if !isCompleted { new?.begin(appearing: false, animated: true) }
    gone?.viewIfLoaded?.removeFromSuperview()
    if goesFirst { gone?.endAppearance() }
    if !isCompleted, container.isVisible { old?.begin(appearing: true, animated: true) }
    if let view = stays?.viewIfLoaded, !isCompleted || view.isDescendant(of: container.view) {
      container.view.insertSubview(view, at: 0)
    }
    container.arrange()
    stays?.endAppearance()
    if !goesFirst { gone?.endAppearance() }
    let coordinator = container.conductedTransition
    container.conductedTransition = nil
    coordinator?.end()
  }
}
