public import Foundation

/// The presentation controller of popovers. Places are only stored; popovers do not become sheets at compact width.
open class UIPopoverPresentationController: UIPresentationController {
  open var barButtonItem: UIBarButtonItem?

  open var sourceView: UIView?

  /// The rectangle that the popover points to, in the source view's coordinates, in points.
  open var sourceRect = CGRect.zero

  /// The item or view that the popover points to. Since iOS 16.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)?

  /// The sides at which the popover may have its arrow. Kept without effect.
  open var permittedArrowDirections = UIPopoverArrowDirection.any

  /// Whether the app says from where the popover comes, which action sheets demand on an iPad (ALR-7).
  var hasLocation: Bool { sourceItem != nil || barButtonItem != nil || sourceView != nil }

  /// Lets the delegate complete the place, right before the popover is presented (ALR-7).
  func prepare() {
    guard delegate is any UIPopoverPresentationControllerDelegate else { return }
    heldDelegate.call("prepareForPopoverPresentation", presentedViewController.modelName) {
      ($0 as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(self)
    }
  }
}

extension UIViewController {
  /// The presentation controller of a popover; `nil` for other styles.
  public var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }
}

/// An item or a view that a popover can point to. Since iOS 16.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}

extension UIView: UIPopoverPresentationControllerSourceItem {}

/// The sides of a popover at which its arrow may be.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let up = UIPopoverArrowDirection(rawValue: 1)
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}

/// The delegate of a popover: that of its presentation, which can also complete the popover's place.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called before the popover is presented, to set its place (ALR-7). Optional.
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
    OptionalMethods.runDefault(for: self) { $0 is any UIPopoverPresentationControllerDelegate.Type }
  }
}
