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
