public import Foundation

/// Manages popovers. Where they point is only kept; that compact width turns them into sheets is not modelled.
open class UIPopoverPresentationController: UIPresentationController {
  open var barButtonItem: UIBarButtonItem?

  open var sourceView: UIView?

  /// In the source view's coordinates, in points.
  open var sourceRect = CGRect.zero
}
