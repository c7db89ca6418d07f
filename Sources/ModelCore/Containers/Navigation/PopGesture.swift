import Foundation

/// The recognisers of the interactive pop and the check by which they begin (POP-1 … 4, 6).
@MainActor
final class PopGesture {
  private unowned let owner: UINavigationController

  /// Never changes, so that an app can save it and put it back (POP-3).
  private let standardDelegate: StandardDelegate

  let edge = UIGestureRecognizer()

  /// Nil before iOS 26 (POP-1).
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

  /// Why a drag that begins now pops nothing; nil: it begins.
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

  /// POP-3: any other object, or none, replaces the whole check.
  private func askGestureDelegate() -> PopRefusal? {
    guard let delegate = edge.delegate else { return nil }
    guard delegate !== standardDelegate else { return PopRefusal.standard(for: owner) }
    CurrentSimulation.simulation?.note(.delegate, delegate, "gestureRecognizerShouldBegin")
    return delegate.gestureRecognizerShouldBegin(edge) ? nil : .gestureDelegate
  }

  /// POP-4.
  private func wedge() {
    owner.stack.isWedged = true
    CurrentSimulation.fault(
      "POP-4",
      "a swipe began on the root of \(owner.modelName), because the delegate of interactivePopGestureRecognizer was replaced; UIKit "
        + "freezes and ignores pushes from now on; let the new delegate answer false while viewControllers has one element")
  }
}

/// UIKit's own delegate of the recogniser (POP-2). An app that replaced it may still ask it.
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
