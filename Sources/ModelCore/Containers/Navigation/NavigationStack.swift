import Foundation

/// The stack of a navigation controller: what a call changes at once (NAV-1 … 5, 16.1).
@MainActor
final class NavigationStack {
  private unowned let owner: UINavigationController

  /// The root first.
  private(set) var controllers: [UIViewController] = []

  /// P-5: the bottom bar stays away though no controller asks for it any more.
  private(set) var keepsBottomBarHidden = false

  /// POP-4: a swipe on the root has frozen the controller.
  var isWedged = false

  /// SPL-3: whether a navigation controller may be pushed, for a split view controller.
  var admitsNavigation = false

  init(_ owner: UINavigationController) {
    self.owner = owner
  }

  func push(_ controller: UIViewController, animated: Bool) {
    if admitsNavigation, controller is UINavigationController { return pushForCollapse(controller, animated: animated) }
    guard !isWedged, PushCheck(controllers, owner).allows(controller) else { return }
    change(to: controllers + [controller], animated: animated)
  }

  /// SPL-3: the one way by which a navigation controller gets onto a stack.
  func pushForCollapse(_ controller: UIViewController, animated: Bool) {
    guard !controllers.contains(where: { $0 === controller }) else { return }
    change(to: controllers + [controller], animated: animated)
  }

  func popTop(animated: Bool) -> UIViewController? {
    guard controllers.count > 1, let top = controllers.last else { return nil }
    change(to: controllers.dropLast(), animated: animated)
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
    guard let index = controllers.firstIndex(where: { $0 === controller }) else {
      CurrentSimulation.fault(
        "NAV-4", "\(controller.modelName) is not in the stack of \(owner.modelName); pop to a controller of viewControllers")
      return nil
    }
    let popped = Array(controllers[(index + 1)...])
    guard !popped.isEmpty else { return nil }
    change(to: Array(controllers[...index]), animated: animated)
    return popped
  }

  func replace(with new: [UIViewController], animated: Bool) {
    guard !isWedged else { return }
    var checked: [UIViewController] = []
    for controller in new {
      let isOld = controllers.contains { $0 === controller } && !checked.contains { $0 === controller }
      if isOld || PushCheck(checked, owner).allows(controller) { checked.append(controller) }
    }
    change(to: checked, animated: animated)
  }

  /// A child left by the app's doing.
  func forget(_ child: UIViewController) {
    guard controllers.contains(where: { $0 === child }) else { return }
    change(to: controllers.filter { $0 !== child }, animated: false)
  }

  /// Stack, items, parents and children, at once; the rest is a transition's.
  private func change(to new: [UIViewController], animated: Bool) {
    let old = controllers
    let removed = old.without(new)
    let added = new.without(old)
    set(new)
    for controller in removed { letGo(controller, isTop: controller === old.last) }
    for controller in added { owner.addChild(controller) }
    owner.orderChildren(first: controllers)
    owner.transitions.stackDidChange(from: old, added: added, removed: removed, animated: animated)
  }

  /// The controllers and what mirrors them.
  func set(_ new: [UIViewController]) {
    controllers = new
    keepsBottomBarHidden = false
    updateItems()
    owner.updateToolbarItems()
    owner.requestContainerLayout()
  }

  /// NAV-2. A nested stack has one item here, that of its top (SPL-3).
  func updateItems() {
    let items = controllers.map { ($0 as? UINavigationController)?.topViewController?.navigationItem ?? $0.navigationItem }
    owner.navigationBar.stack.replace(items, in: owner.navigationBar)
    (owner.parent as? UINavigationController)?.stack.updateItems()
  }

  /// NAV-7, VCL-21: a controller leaves at once; only the top is told before.
  func letGo(_ controller: UIViewController, isTop: Bool) {
    if isTop { announceLeaving(controller) }
    owner.release(controller)
  }

  func announceLeaving(_ controller: UIViewController) {
    guard controller.parent === owner else { return }
    controller.sendWillMove(toParent: nil)
    controller.beginMovingFromParent()
  }

  /// A swipe takes the top away.
  /// - Parameter announcing: Whether `willMove` is still to be sent.
  func remove(_ top: UIViewController, announcing: Bool) {
    guard controllers.contains(where: { $0 === top }) else { return }
    set(controllers.filter { $0 !== top })
    letGo(top, isTop: announcing)
  }

  /// NAV-7: a cancelled swipe puts the controller back.
  func takeBack(_ controller: UIViewController, above lower: UIViewController) {
    guard owner.takeBack(controller) else { return }
    let index = controllers.firstIndex { $0 === lower }.map { $0 + 1 } ?? controllers.count
    var restored = controllers
    restored.insert(controller, at: index)
    set(restored)
    owner.orderChildren(first: controllers)
  }
}

/// Whether a controller may be put onto a stack (NAV-3, SPL-12).
@MainActor
struct PushCheck {
  private let stack: [UIViewController]
  private let owner: UINavigationController

  init(_ stack: [UIViewController], _ owner: UINavigationController) {
    self.stack = stack
    self.owner = owner
  }

  /// Otherwise a fault.
  func allows(_ controller: UIViewController) -> Bool {
    if stack.contains(where: { $0 === controller }) {
      guard CurrentSimulation.policies.repeatedPush == .fault else { return false }
      return refuse("NAV-3", "\(controller.modelName) is in the stack of \(owner.modelName) already; pop to it instead")
    }
    if controller is UINavigationController {
      return refuse("NAV-3", "\(controller.modelName) is a navigation controller and cannot be in a stack; push its root instead")
    }
    if controller is UISplitViewController {
      return refuse("SPL-12", "\(controller.modelName) is a split view controller and cannot be in a stack; make it a root")
    }
    if controller is UITabBarController, !stack.isEmpty {
      return refuse("NAV-3", "\(controller.modelName) is a tab bar controller and cannot be pushed; present it or make it a root")
    }
    return true
  }

  private func refuse(_ rule: String, _ message: String) -> Bool {
    CurrentSimulation.fault(rule, message)
    return false
  }
}

/// What a split view controller does with a stack (SPL-2 … 4, 15).
extension UINavigationController {
  /// Puts a controller of any class onto the stack, as the collapse of a split view controller does (SPL-3).
  func pushCollapsed(_ viewController: UIViewController, animated: Bool) {
    if viewController.parent is UISplitViewController {
      viewController.sendWillMove(toParent: nil)
      viewController.viewIfLoaded?.removeFromSuperview()
    }
    stack.pushForCollapse(viewController, animated: animated)
  }

  /// Takes a controller off the stack at once, wherever it is in it.
  func removeCollapsed(_ viewController: UIViewController) {
    guard viewControllers.contains(viewController) else { return }
    if topViewController !== viewController { stack.announceLeaving(viewController) }
    setViewControllers(viewControllers.filter { $0 !== viewController }, animated: false)
    viewController.viewIfLoaded?.removeFromSuperview()
    finishRelease(of: viewController)
    (viewController as? UINavigationController)?.stack.updateItems()
  }

  /// Whether this stack lies in another: its bar is away, and the other's shows its top item in its place (SPL-3).
  var isNested: Bool { parent is UINavigationController }
}
