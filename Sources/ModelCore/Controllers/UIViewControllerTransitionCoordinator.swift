public import Foundation

/// The ends of a transition, as keys.
public struct UITransitionContextViewControllerKey: Hashable, RawRepresentable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The controller that is visible before the transition, or after it was cancelled.
  public static let from = UITransitionContextViewControllerKey(rawValue: "UITransitionContextFromViewController")

  /// The controller that is visible after the transition, unless it was cancelled.
  public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}

/// What there is to know about a transition.
@MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  var isAnimated: Bool { get }

  /// Whether a person's hand began the transition.
  var initiallyInteractive: Bool { get }

  /// Whether a hand still leads it.
  var isInteractive: Bool { get }

  /// Whether the hand let go without completing it (VCL-22).
  var isCancelled: Bool { get }

  /// In seconds; 0 if not animated.
  var transitionDuration: TimeInterval { get }

  /// 0...1: how far the hand led it.
  var percentComplete: CGFloat { get }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
}

/// Lets others take part in a transition (VCL-14).
@MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// - Parameters:
  ///   - animation: Run when the animation begins; at once if it has.
  ///   - completion: Run when the transition has ended or was cancelled.
  /// - Returns: False if the transition has ended.
  @discardableResult func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// - Parameter handler: Run when the hand lets go.
  func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  @discardableResult public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}

/// An animation of an app. What it does cannot be seen here; it takes the time of the system's (NDL-6).
@MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {}

/// What leads a transition of an app (NDL-6). What it does cannot be seen here.
@MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {}
