import Foundation

/// The controllers that appear or disappear because the app itself moves views about (VCL-8).
///
/// Containers begin the transitions of their children before they move views, so that nothing is left to do here.
@MainActor
struct HierarchyAppearance {
  private let controllers: [UIViewController]
  private let isAppearing: Bool
  /// Otherwise the transition of the controller in whose view all happens ends these as well.
  private let endsAtOnce: Bool

  /// What appears when `view` is put into `superview`.
  static func arriving(with view: UIView, in superview: UIView) -> HierarchyAppearance {
    let none = HierarchyAppearance(controllers: [], isAppearing: true, endsAtOnce: false)
    guard superview.window?.isOnScreen == true else { return none }
    let owner = superview.nearestController
    let state = owner?.appearance ?? .appeared
    guard owner?.shouldAutomaticallyForwardAppearanceMethods ?? true, state == .appeared || state == .appearing else {
      return none
    }
    return HierarchyAppearance(
      controllers: topmostControllers(in: view).filter { $0.appearance == .disappeared }, isAppearing: true,
      endsAtOnce: state == .appeared)
  }

  /// What disappears when `view` is taken away.
  static func leaving(with view: UIView) -> HierarchyAppearance {
    let owner = view.superview?.nearestController
    guard owner?.shouldAutomaticallyForwardAppearanceMethods ?? true else {
      return HierarchyAppearance(controllers: [], isAppearing: false, endsAtOnce: false)
    }
    return HierarchyAppearance(
      controllers: topmostControllers(in: view).filter { $0.appearance == .appeared || $0.appearance == .appearing },
      isAppearing: false, endsAtOnce: true)
  }

  func begin() {
    for controller in controllers { controller.begin(appearing: isAppearing, animated: false) }
  }

  func end() {
    guard endsAtOnce else { return }
    for controller in controllers { controller.endAppearance() }
  }

  /// The controllers whose views are in `view`, not those in the views of others of them.
  private static func topmostControllers(in view: UIView) -> [UIViewController] {
    if let controller = view.controller { return [controller] }
    return view.subviews.flatMap(topmostControllers)
  }
}
