import Foundation

/// The stack of a navigation controller: the state that a call changes at once (NAV-1 … NAV-5).
@MainActor
final class NavigationStack {
  private unowned let owner: UINavigationController

  /// The controllers, the root first.
  private(set) var controllers: [UIViewController] = []

  /// The last of them, which is asked for most.
  private(set) var top: UIViewController?

  /// Whether the bottom bar stays hidden although no controller requests it any more (P-5).
  private(set) var keepsBottomBarHidden = false

  /// Whether a controller has come onto the stack that another container has taken meanwhile.
  private var hasStrangers = false

  /// Whether a swipe on the root has frozen the controller (POP-4).
  var isWedged = false

  /// Whether a navigation controller may be pushed, which only a split view controller does (SPL-3).
  var admitsNavigation = false

  init(_ owner: UINavigationController) {
    self.owner = owner
  }

  func push(_ controller: UIViewController, animated: Bool) {
    if admitsNavigation, controller is UINavigationController { return pushForCollapse(controller, animated: animated) }
    guard !isWedged,
      PushCheck(owner).allows(controller, among: mayHave(controller) ? controllers : [], asRoot: controllers.isEmpty)
    else { return }
    change(above: controllers.count, to: [controller], animated: animated)
  }

  /// Pushes a controller of any class: the only way to put a navigation controller onto a stack (SPL-3).
  func pushForCollapse(_ controller: UIViewController, animated: Bool) {
    guard !controllers.hasObject(controller), owner.canHold(controller) else { return }
    change(above: controllers.count, to: [controller], animated: animated)
  }

  /// Whether a controller may be on the stack, which spares most pushes a search.
  private func mayHave(_ controller: UIViewController) -> Bool { hasStrangers || controller.containment.parent === owner }

  func popTop(animated: Bool) -> UIViewController? {
    guard controllers.count > 1, let top = controllers.last else { return nil }
    change(above: controllers.count - 1, to: [], animated: animated)
    return top
  }

  func popToRoot(animated: Bool) -> [UIViewController]? {
    guard let root = controllers.first else { return nil }
    let wasHidden = owner.hidesBottomBar
    let popped = pop(to: root, animated: animated)
    if animated, wasHidden, (popped?.count ?? 0) > 1, CurrentSimulation.policies.bottomBarAfterPopToRoot == .staysHidden {
      keepsBottomBarHidden = true
    }
    return popped
  }

  func pop(to controller: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = controllers.index(ofObject: controller) else {
      CurrentSimulation.fault(
        .nav4, "\(controller.modelName) is not in the stack of \(owner.modelName); pop to a controller of viewControllers")
      return nil
    }
    let popped = Array(controllers[(index + 1)...])
    guard !popped.isEmpty else { return nil }
    change(above: index + 1, to: [], animated: animated)
    return popped
  }

  func replace(with new: [UIViewController], animated: Bool) {
    guard !isWedged else { return }
    var checked: [UIViewController] = []
    for controller in new {
      let isOld = controllers.hasObject(controller) && !checked.hasObject(controller)
      if isOld || PushCheck(owner).allows(controller, among: checked, asRoot: checked.isEmpty) { checked.append(controller) }
    }
    let kept = controllers.countShared(with: checked)
    change(above: kept, to: Array(checked[kept...]), animated: animated)
  }

  /// Removes a child that the app took away itself.
  func forget(_ child: UIViewController) {
    guard let index = controllers.index(ofObject: child) else { return }
    change(above: index, to: Array(controllers[(index + 1)...]), animated: false)
  }

  /// Changes stack, items, parents and children at once. A transition does the rest.
  /// - Parameters:
  ///   - kept: The number of controllers that stay in place, from the root up.
  ///   - new: Those above them from now on.
  private func change(above kept: Int, to new: [UIViewController], animated: Bool) {
    CurrentSimulation.hold { changeAtOnce(above: kept, to: new, animated: animated) }
  }

  private func changeAtOnce(above kept: Int, to new: [UIViewController], animated: Bool) {
    let (owner, old, oldTop) = (owner, Array(controllers[kept...]), top)
    let removed = old.without(new)
    let added = new.without(old)
    controllers.replaceSubrange(kept..., with: new)
    didChange(above: kept)
    letGo(removed, top: oldTop)
    for controller in added { add(controller) }
    // Only what stays, but not in place, has to change places as a child.
    let isInOrder = added.count == new.count && owner.children.count == controllers.count && owner.children.last === top
    if !isInOrder { owner.orderChildren(first: controllers) }
    owner.transitions.stackDidChange(
      NavigationChange(keeping: kept, below: oldTop, replacing: old, added: added, removed: removed, animated: animated))
  }

  private func add(_ controller: UIViewController) {
    owner.addChild(controller)
    if controller.containment.parent !== owner { hasStrangers = true }
  }

  /// The controllers and what mirrors them.
  func set(_ new: [UIViewController]) {
    // Moved out, because those that end with it may look at the stack.
    let old = controllers
    controllers = new
    didChange(above: 0)
    withExtendedLifetime(old) {}
  }

  private func didChange(above kept: Int) {
    let owner = owner
    top = controllers.last
    keepsBottomBarHidden = false
    updateItems(above: kept)
    owner.updateToolbarItems()
    owner.requestContainerLayout()
    VerticalBarDecision.request(from: owner)
  }

  /// Updates the bar's items from the controllers (NAV-2). A nested stack has one item here, that of its top (SPL-3).
  /// - Parameter kept: The number of items that need no update, from that of the root up.
  func updateItems(above kept: Int = 0) {
    let owner = owner
    let bar = owner.navigationBar
    let kept = min(kept, bar.stack.items?.count ?? 0, controllers.count)
    var items: [UINavigationItem] = []
    for controller in controllers[kept...] {
      items.append((controller as? UINavigationController)?.topViewController?.navigationItem ?? controller.navigationItem)
    }
    bar.stack.replace(above: kept, with: items, in: bar)
    (owner.parent as? UINavigationController)?.stack.updateItems()
  }

  /// Removes controllers at once; only the top one is told before (NAV-7, VCL-21).
  func letGo(_ controllers: [UIViewController], top: UIViewController?) {
    let owner = owner
    owner.release(controllers.filter { $0 !== top })
    guard let top, controllers.hasObject(top) else { return }
    announceLeaving(top)
    owner.release([top])
  }

  func announceLeaving(_ controller: UIViewController) {
    guard controller.parent === owner else { return }
    controller.sendWillMove(toParent: nil)
    controller.beginMovingFromParent()
  }

  /// Removes the top controller because of a swipe.
  /// - Parameter announcing: Whether to send `willMove`.
  func remove(_ top: UIViewController, announcing: Bool) {
    guard controllers.hasObject(top) else { return }
    set(controllers.filter { $0 !== top })
    letGo([top], top: announcing ? top : nil)
  }

  /// Restores the controller after a cancelled swipe (NAV-7).
  func takeBack(_ controller: UIViewController, above lower: UIViewController) {
    guard owner.takeBack(controller) else { return }
    let index = controllers.index(ofObject: lower).map { $0 + 1 } ?? controllers.count
    var restored = controllers
    restored.insert(controller, at: index)
    set(restored)
    owner.orderChildren(first: controllers)
  }

  /// Restores the stack after a cancelled transition of the app's animator (TRN-4).
  func restore(_ change: NavigationChange) {
    for controller in change.removed { _ = owner.takeBack(controller) }
    letGo(change.added, top: controllers.last)
    set(change.stackBefore(in: controllers))
    owner.orderChildren(first: controllers)
  }
}

/// Whether a controller may be put onto a stack (NAV-3, SPL-12).
@MainActor
struct PushCheck {
  private let owner: UINavigationController

  init(_ owner: UINavigationController) {
    self.owner = owner
  }

  /// Whether the controller may be pushed. Records a fault if not.
  /// - Parameter stack: Those among which it must not be yet.
  func allows(_ controller: UIViewController, among stack: [UIViewController], asRoot isRoot: Bool) -> Bool {
    if stack.hasObject(controller) {
      guard CurrentSimulation.policies.repeatedPush == .fault else { return false }
      return refuse(.nav3, "\(controller.modelName) is in the stack of \(owner.modelName) already; pop to it instead")
    }
    guard owner.canHold(controller) else { return false }
    if controller is UINavigationController {
      return refuse(.nav3, "\(controller.modelName) is a navigation controller and cannot be in a stack; push its root instead")
    }
    if controller is UISplitViewController {
      return refuse(.spl12, "\(controller.modelName) is a split view controller and cannot be in a stack; make it a root")
    }
    if controller is UITabBarController, !isRoot {
      return refuse(.nav3, "\(controller.modelName) is a tab bar controller and cannot be pushed; present it or make it a root")
    }
    return true
  }

  private func refuse(_ rule: ModelFault.Rule, _ message: String) -> Bool {
    CurrentSimulation.fault(rule, message)
    return false
  }
}

/// Changes of a stack by a split view controller (SPL-2, SPL-3, SPL-4, SPL-15).
extension UINavigationController {
  /// Pushes a controller of any class, for the collapse of a split view controller (SPL-3).
  func pushCollapsed(_ viewController: UIViewController, animated: Bool) {
    if viewController.parent is UISplitViewController {
      viewController.sendWillMove(toParent: nil)
      viewController.viewIfLoaded?.removeFromSuperview()
    }
    stack.pushForCollapse(viewController, animated: animated)
  }

  /// Removes a controller from anywhere in the stack at once.
  func removeCollapsed(_ viewController: UIViewController) {
    guard viewControllers.contains(viewController) else { return }
    if topViewController !== viewController { stack.announceLeaving(viewController) }
    setViewControllers(viewControllers.filter { $0 !== viewController }, animated: false)
    viewController.viewIfLoaded?.removeFromSuperview()
    finishRelease(of: viewController)
    (viewController as? UINavigationController)?.stack.updateItems()
  }

  /// Whether this stack is in another, whose bar shows its top item instead of its own (SPL-3).
  var isNested: Bool { parent is UINavigationController }
}
