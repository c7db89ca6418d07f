import Foundation

/// The controllers that appear or disappear because the app itself moves views about (VCL-8).
///
/// Containers begin the transitions of their children before they move views, so that nothing is left to do here.
@MainActor
struct HierarchyAppearance {
  private let controllers: [UIViewController]
  private let isAppearing: Bool
  /// The controller whose own transition ends those of its children.
  private var ending: UIViewController?

  /// What appears when `view` is put into `superview`; nil when nothing does.
  static func arriving(with view: UIView, in superview: UIView) -> HierarchyAppearance? {
    guard superview.window?.isOnScreen == true else { return nil }
    let controllers = topmostControllers(in: view).filter { $0.appearance == .disappeared }
    guard !controllers.isEmpty else { return nil }
    guard let owner = superview.nearestController else { return HierarchyAppearance(controllers: controllers, isAppearing: true) }
    guard owner.shouldAutomaticallyForwardAppearanceMethods else { return nil }
    switch owner.appearance {
    case .appeared: return HierarchyAppearance(controllers: controllers, isAppearing: true)
    case .appearing: return HierarchyAppearance(controllers: controllers, isAppearing: true, ending: owner)
    case .disappearing, .disappeared: return nil
    }
  }

  /// What disappears when `view` is taken away; nil when nothing does.
  static func leaving(with view: UIView) -> HierarchyAppearance? {
    let isInWindow = view.window != nil
    let controllers = topmostControllers(in: view).filter { $0.disappears(withoutItsView: isInWindow) }
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

  /// The controllers whose views are in `view`, not those in the views of others of them.
  private static func topmostControllers(in view: UIView) -> [UIViewController] {
    if let controller = view.controller { return [controller] }
    return view.subviews.isEmpty ? [] : view.subviews.flatMap(topmostControllers)
  }
}

extension UIViewController {
  /// What appeared disappears, and what was to disappear with others does so now. Who began a transition himself ends it himself.
  fileprivate func disappears(withoutItsView isInWindow: Bool) -> Bool {
    switch appearance {
    case .appeared, .appearing: isInWindow || followsTransition
    case .disappearing: followsTransition
    case .disappeared: false
    }
  }
}
