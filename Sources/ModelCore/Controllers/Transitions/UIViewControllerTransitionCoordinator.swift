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

/// The views of a transition, as keys.
public struct UITransitionContextViewKey: Hashable, RawRepresentable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The view that is visible before the transition, or after it was cancelled.
  public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")

  /// The view that is visible after the transition, unless it was cancelled.
  public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}

/// The state of a transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  var isAnimated: Bool { get }

  /// Whether the user began the transition by a gesture.
  var initiallyInteractive: Bool { get }

  /// Whether the user's gesture still drives it.
  var isInteractive: Bool { get }

  /// Whether the user let go without completing it (VCL-22), or the app's animator ended it so (TRN-4).
  var isCancelled: Bool { get }

  /// The duration in seconds; 0 if not animated.
  var transitionDuration: TimeInterval { get }

  /// The progress of the user's gesture, 0...1.
  var percentComplete: CGFloat { get }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
}

/// Runs code alongside a transition and at its end (VCL-14).
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// - Parameters:
  ///   - animation: Run when the animation begins, or at once if it has begun.
  ///   - completion: Run when the transition has ended or was cancelled.
  /// - Returns: False if the transition has ended.
  @discardableResult func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// - Parameter handler: Run when the user lets go.
  func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  @discardableResult public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}
