import Foundation

/// The controllers that appear or disappear because the app moves views itself (VCL-8).
///
/// Containers begin the transitions of their children before they move views, so theirs are not among them.
@MainActor
struct HierarchyAppearance {
  private let controllers: [UIViewController]
  private let isAppearing: Bool
  /// The controller that ends its children's transitions together with its own.
  private var ending: UIViewController?

  /// The controllers that appear when `view` is added to `superview`; `nil` if there are none.
  static func arriving(with view: UIView, in superview: UIView) -> HierarchyAppearance? {
    var controllers: [UIViewController] = []
    for controller in topmostControllers(in: view) where controller.appearance == .disappeared { controllers.append(controller) }
    guard !controllers.isEmpty, superview.window?.isOnScreen == true else { return nil }
    guard let owner = superview.nearestController else { return HierarchyAppearance(controllers: controllers, isAppearing: true) }
    guard owner.shouldAutomaticallyForwardAppearanceMethods else { return nil }
    switch owner.appearance {
    case .appeared: return HierarchyAppearance(controllers: controllers, isAppearing: true)
    case .appearing: return HierarchyAppearance(controllers: controllers, isAppearing: true, ending: owner)
    case .disappearing, .disappeared: return nil
    }
  }

  /// The controllers that disappear when `view` is removed; `nil` if there are none.
  static func leaving(with view: UIView) -> HierarchyAppearance? {
    let isInWindow = view.window != nil
    var controllers: [UIViewController] = []
    for controller in topmostControllers(in: view) where controller.disappears(withoutItsView: isInWindow) {
      controllers.append(controller)
    }
    guard !controllers.isEmpty, view.superview?.nearestController?.shouldAutomaticallyForwardAppearanceMethods ?? true else {
      return nil
    }
    return HierarchyAppearance(controllers: controllers, isAppearing: false)
  }

  func begin() {
    for controller in controllers { controller.begin(appearing: isAppearing, animated: false, following: true) }
  }

  func end() {
    for controller in controllers where ending == nil || controller.parent !== ending { controller.endAppearance() }
  }

  /// The controllers with views in `view`, except those inside the view of another of them.
  private static func topmostControllers(in view: UIView) -> [UIViewController] {
    var controllers: [UIViewController] = []
    var waiting = [view]
    while let view = waiting.popLast() {
      if let controller = view.controller { controllers.append(controller) } else { waiting += view.storedSubviews.reversed() }
    }
    return controllers
  }
}

extension UIViewController {
  /// Whether the controller disappears: it had appeared, or it was to disappear with others. A transition that the app began is for the app
  /// to end.
  fileprivate func disappears(withoutItsView isInWindow: Bool) -> Bool {
    switch appearance {
    case .appeared, .appearing: isInWindow || followsTransition
    case .disappearing: followsTransition
    case .disappeared: false
    }
  }
}
