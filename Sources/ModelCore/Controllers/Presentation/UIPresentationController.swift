public import Foundation

/// The object that manages a presented controller, from its first use until the controller is dismissed.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIAppearanceContainer {
  private unowned let presented: UIViewController

  init(_ presented: UIViewController) {
    self.presented = presented
    super.init()
  }

  /// The delegate, which is called only for actions of the user (VCL-29).
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)? {
    get { heldDelegate.delegate }
    set { heldDelegate.set(newValue) }
  }

  let heldDelegate = HeldDelegate<any UIAdaptivePresentationControllerDelegate>()

  /// The controller that is presented or will be.
  open var presentedViewController: UIViewController { presented }

  /// The style of the presented controller.
  open var presentationStyle: UIModalPresentationStyle { presented.modalPresentationStyle }

  /// The presentation controller for the style of `presented`.
  /// - Parameter existing: The current one, which is returned if it is of the right class.
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

/// The presentation controller of sheets since iOS 15. The heights and places of sheets are not modelled.
open class UISheetPresentationController: UIPresentationController {
  /// The side of the window at which a sheet stands where there is room for it.
  public enum Placement: Int, Sendable { case automatic, leading, center, trailing }

  /// The side that the app prefers (VCL-28); set it before presenting. Since iOS 27. It decides whether bars in a sheet on a foldable
  /// device's inner display may stand upright (VBR-18).
  open var preferredPlacement = Placement.automatic

  /// The view from which the sheet comes.
  open var sourceView: UIView?

  /// The side that the system considers: none but its own where the sheet has a source view (VCL-28), or before iOS 27.
  public var modelPlacement: Placement {
    CurrentSimulation.device.systemVersion >= 27 && sourceView == nil ? preferredPlacement : .automatic
  }
}

/// Responds to the user's attempts to dismiss a sheet or popover, but not to `dismiss(animated:completion:)` (VCL-29). Since iOS 13.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// Whether the user may dismiss it. Not called if `isModalInPresentation` forbids it. Optional.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool

  /// Called when the user begins to dismiss it; the user may still cancel. Optional.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)

  /// Called after the user dismissed it and all animations are over. Optional.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)

  /// Called when the user tried to dismiss a controller that refuses. Optional.
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

/// The way in which a presented controller covers the presenting one (VCL-27, VCL-28).
public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
  case automatic = -2
}

/// Styles as they are read back and shown (VCL-27, VCL-28).
extension UIModalPresentationStyle {
  /// The style that `automatic` stands for.
  static var ordinary: UIModalPresentationStyle {
    let version = CurrentSimulation.device.systemVersion
    if version < 13 { return .fullScreen }
    return version < 18 ? .pageSheet : .formSheet
  }

  /// The style without `automatic`.
  var readBack: UIModalPresentationStyle { self == .automatic ? .ordinary : self }

  /// The style after adaptation: before iOS 13, sheets fill a phone's screen.
  var adapted: UIModalPresentationStyle {
    let device = CurrentSimulation.device
    return readBack.isSheet && device.systemVersion < 13 && device.idiom == .phone ? .fullScreen : readBack
  }

  var isSheet: Bool { self == .pageSheet || self == .formSheet }

  /// Whether the nearest controller that defines a context presents, instead of the topmost ancestor.
  var isInContext: Bool { self == .currentContext || self == .overCurrentContext }

  /// Whether the presenting controller's view is removed.
  var hidesPresenter: Bool { self == .fullScreen || self == .currentContext }
}

extension UIViewController {
  /// The presentation controller of a sheet; `nil` for other styles and before iOS 15.
  public var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }
}
