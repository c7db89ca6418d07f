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
