/// Why a drag from the edge did not begin a pop: the clause of POP-2 that refused, or what else did.
public enum PopRefusal: Error, Hashable, Sendable, CaseIterable {
  /// The root is on top.
  case root
  case navigationBarHidden
  /// The top item hides the back button.
  case backButtonHidden
  /// The top item has left items that do not supplement the back button.
  case leftItems
  /// A transition is under way or called for.
  case transitionInFlight
  /// The delegate has `animationControllerFor` (NDL-6).
  case animationController

  /// A delegate of the app's said no (POP-3).
  case gestureDelegate
  /// `shouldPop` of the bar's delegate said no (POP-6).
  case barDelegate
  /// `isEnabled` of the recogniser is false.
  case disabled
  /// The navigation controller is not on the screen.
  case notVisible
  /// A swipe on the root has frozen the navigation controller (POP-4).
  case wedged

  /// POP-2, clause by clause; nil: the gesture begins.
  @MainActor static func standard(for controller: UINavigationController) -> PopRefusal? {
    guard controller.viewControllers.count > 1, let item = controller.topViewController?.navigationItem else { return .root }
    if controller.isNavigationBarHidden { return .navigationBarHidden }
    if item.hidesBackButton { return .backButtonHidden }
    if item.leftBarButtonItems?.isEmpty == false, !item.leftItemsSupplementBackButton { return .leftItems }
    if !controller.transitions.isIdle { return .transitionInFlight }
    return controller.hasAnimations ? .animationController : nil
  }
}

extension PopRefusal: CustomStringConvertible {
  /// Says what would have to change.
  public var description: String {
    switch self {
    case .root: "POP-2: the root is on top, nothing is left to pop"
    case .navigationBarHidden: "POP-2: the navigation bar is hidden"
    case .backButtonHidden: "POP-2: the top item hides the back button"
    case .leftItems: "POP-2: the top item's left items replace the back button"
    case .transitionInFlight: "POP-2: a transition is in flight"
    case .animationController: "POP-2: the delegate implements animationControllerFor"
    case .gestureDelegate: "POP-3: the delegate of the gesture recogniser refused"
    case .barDelegate: "POP-6: the delegate of the navigation bar refused in shouldPop"
    case .disabled: "the gesture recogniser is disabled"
    case .notVisible: "the navigation controller is not on the screen"
    case .wedged: "POP-4: a swipe on the root has frozen the navigation controller"
    }
  }
}
