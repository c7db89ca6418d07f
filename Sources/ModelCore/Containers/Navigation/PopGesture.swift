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
