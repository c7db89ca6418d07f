import Foundation

/// The recognisers of the interactive pop, and the check whether they begin (POP-1 … POP-4, POP-6).
@MainActor
final class PopGesture {
  private unowned let owner: UINavigationController

  /// UIKit's delegate of the recogniser, always the same so that an app can save and restore it (POP-3).
  private let standardDelegate: StandardDelegate

  let edge = UIGestureRecognizer()

  /// The recogniser of the content area; `nil` before iOS 26 (POP-1).
  let content: UIGestureRecognizer?

  init(_ owner: UINavigationController) {
    self.owner = owner
    standardDelegate = StandardDelegate(owner)
    content = CurrentSimulation.device.systemVersion >= 26 ? UIGestureRecognizer() : nil
    edge.delegate = standardDelegate
    content?.delegate = standardDelegate
  }

  func install(in view: UIView) {
    edge.view = view
    content?.view = view
  }

  /// The reason why a drag would not begin a pop now, or `nil` if it would.
  func refusal() -> PopRefusal? {
    guard !owner.stack.isWedged else { return .wedged }
    guard edge.isEnabled else { return .disabled }
    guard owner.appearance == .appeared else { return .notVisible }
    if let refusal = askGestureDelegate() { return refusal }
    guard owner.viewControllers.count > 1, let top = owner.topViewController else {
      wedge()
      return .wedged
    }
    guard owner.transitions.isIdle else { return .transitionInFlight }
    let bar = owner.navigationBar
    return bar.stack.shouldPop(top.navigationItem, in: bar) ? nil : .barDelegate
  }

  /// Asks the recogniser's delegate. Another than UIKit's, or none, replaces the whole check (POP-3).
  private func askGestureDelegate() -> PopRefusal? {
    guard let delegate = edge.delegate else { return nil }
    guard delegate !== standardDelegate else { return PopRefusal.standard(for: owner) }
    CurrentSimulation.simulation?.note(.delegate, delegate, "gestureRecognizerShouldBegin")
    return delegate.gestureRecognizerShouldBegin(edge) ? nil : .gestureDelegate
  }

  /// Freezes the navigation controller, after a swipe on the root (POP-4).
  private func wedge() {
    owner.stack.isWedged = true
    CurrentSimulation.fault(
      .pop4,
      "a swipe began on the root of \(owner.modelName), because the delegate of interactivePopGestureRecognizer was replaced; UIKit "
        + "freezes and ignores pushes from now on; let the new delegate answer false while viewControllers has one element")
  }
}

/// UIKit's own delegate of the recogniser (POP-2). An app that replaces it can still call it.
private final class StandardDelegate: NSObject, UIGestureRecognizerDelegate {
  private weak var owner: UINavigationController?

  init(_ owner: UINavigationController) {
    self.owner = owner
    super.init()
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    owner.map { PopRefusal.standard(for: $0) == nil } ?? false
  }
}

/// The reason why a drag from the edge did not begin a pop (POP-2, POP-3, POP-4, POP-6).
public enum PopRefusal: Error, Hashable, Sendable, CaseIterable {
  /// The root is on top.
  case root
  case navigationBarHidden
  /// The top item hides the back button.
  case backButtonHidden
  /// The top item has left items that do not supplement the back button.
  case leftItems
  /// A transition is running or scheduled.
  case transitionInFlight
  /// The delegate has `animationControllerFor` (NDL-6).
  case animationController

  /// The app's delegate of the recogniser refused (POP-3).
  case gestureDelegate
  /// `shouldPop` of the bar's delegate refused (POP-6).
  case barDelegate
  /// `isEnabled` of the recogniser is false.
  case disabled
  /// The navigation controller is not on the screen.
  case notVisible
  /// A swipe on the root has frozen the navigation controller (POP-4).
  case wedged

  /// UIKit's own conditions in their order (POP-2); `nil` if the gesture begins.
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
  /// The reason, and the change that would let the gesture begin.
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
