public import Foundation

/// What manages a presented controller. Made when first asked for, and forgotten when the controller was dismissed.
@MainActor
open class UIPresentationController: NSObject, UIAppearanceContainer {
  private unowned let presented: UIViewController

  init(_ presented: UIViewController) {
    self.presented = presented
    super.init()
  }

  /// Asked and told only of what a person does (VCL-29).
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// The controller that is, or is to be, presented.
  open var presentedViewController: UIViewController { presented }

  /// The style of the presented controller.
  open var presentationStyle: UIModalPresentationStyle { presented.modalPresentationStyle }

  /// The controller that manages the style of `presented`.
  /// - Parameter existing: Kept, if it is of the right class.
  static func managing(_ presented: UIViewController, existing: UIPresentationController?) -> UIPresentationController {
    let style = presented.modalPresentationStyle
    if style == .popover {
      return existing as? UIPopoverPresentationController ?? UIPopoverPresentationController(presented)
    }
    if style.isSheet, CurrentSimulation.device.systemVersion >= 15 {
      return existing as? UISheetPresentationController ?? UISheetPresentationController(presented)
    }
    if let existing, type(of: existing) == UIPresentationController.self { return existing }
    return UIPresentationController(presented)
  }
}

/// Manages sheets since iOS 15. Their heights are not modelled.
open class UISheetPresentationController: UIPresentationController {}

/// Manages popovers. Where they point is only kept; that compact width turns them into sheets is not modelled.
open class UIPopoverPresentationController: UIPresentationController {
  open var barButtonItem: UIBarButtonItem?

  open var sourceView: UIView?

  /// In the source view's coordinates, in points.
  open var sourceRect = CGRect.zero
}

/// Hears of what a person does to a sheet or popover, never of `dismiss(animated:completion:)` (VCL-29). Since iOS 13.
@MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// Optional. Whether the person may dismiss it; not asked where `isModalInPresentation` says no.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool

  /// Optional. The person began to dismiss it, and may yet let it go back.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)

  /// Optional. The person dismissed it, and all animations are over.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)

  /// Optional. The person tried to dismiss what may not be dismissed.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    runDefault()
    return true
  }

  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    runDefault()
  }

  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    runDefault()
  }

  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    runDefault()
  }

  private func runDefault() {
    OptionalMethods.runDefault(for: self) { $0 is any UIAdaptivePresentationControllerDelegate.Type }
  }
}

/// How a presented controller covers the presenting one (VCL-27, 28).
public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
  case automatic = -2
}

/// VCL-27, 28.
extension UIModalPresentationStyle {
  /// What `automatic` means, which never reads back.
  static var ordinary: UIModalPresentationStyle {
    let version = CurrentSimulation.device.systemVersion
    if version < 13 { return .fullScreen }
    return version < 18 ? .pageSheet : .formSheet
  }

  /// The style without `automatic`.
  var readBack: UIModalPresentationStyle { self == .automatic ? .ordinary : self }

  /// The style as it is shown: before iOS 13 a phone has no room for sheets.
  var adapted: UIModalPresentationStyle {
    let device = CurrentSimulation.device
    return readBack.isSheet && device.systemVersion < 13 && device.idiom == .phone ? .fullScreen : readBack
  }

  var isSheet: Bool { self == .pageSheet || self == .formSheet }

  /// Whether the nearest controller that defines a context presents, instead of the farthest ancestor.
  var isInContext: Bool { self == .currentContext || self == .overCurrentContext }

  /// Whether the presenting controller's view is removed.
  var hidesPresenter: Bool { self == .fullScreen || self == .currentContext }
}
