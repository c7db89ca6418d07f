public import Foundation

/// The object that manages a presented controller, from its first use until the controller is dismissed.
///
/// An app's own comes from its transitioning delegate, for controllers with the style `custom` (TRN-7). It adds views around the presented
/// one, such as a dimming view, to ``containerView``, and says with ``frameOfPresentedViewInContainerView`` where the presented view stands.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIAppearanceContainer, UIContentContainer, UITraitChangeObservable, TraitHolder {
  private weak var heldPresented: UIViewController?
  private weak var presenter: UIViewController?

  /// The presented controller; an empty one once it has ended before this object, which an app may keep.
  private var presented: UIViewController { heldPresented ?? substitute }
  private lazy var substitute = UIViewController()

  /// Creates the presentation controller of a controller. UIKit does so when ``UIViewController/presentationController`` is first read.
  /// - Parameter presentingViewController: The controller that presents; `nil` if it is not known yet.
  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    heldPresented = presentedViewController
    presenter = presentingViewController
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

  /// The controller that presents it; before the presentation that of the initialiser, or else the presented one itself.
  open var presentingViewController: UIViewController { presented.presentedThrough?.presenter ?? presenter ?? presented }

  /// The style of the presented controller.
  open var presentationStyle: UIModalPresentationStyle { presented.modalPresentationStyle }

  // MARK: Traits (TRT-3)

  var traitState: TraitState?

  /// The traits in the presentation: those around it, with these overrides.
  open var traitCollection: UITraitCollection { containerView?.traitCollection ?? presented.traitCollection }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Sizes (ROT-3, ROT-5)

  /// The wish of the presented controller, in points.
  open var preferredContentSize: CGSize { presented.preferredContentSize }

  /// Called when the presented controller has another wish for its size. By default nothing happens here (ROT-5).
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  /// Never called, because constraints are not solved (CTL-8).
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  /// Returns the size that the presented controller gets, in points; by default all of `parentSize`.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    parentSize
  }

  /// Called before the window's size changes. `super` tells the presented controller, if its size changes (ROT-3).
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    let new = self.size(forChildContentContainer: presented, withParentContainerSize: size)
    guard let view = presented.viewIfLoaded, view.frame.size != new else { return }
    presented.sendWillTransition(to: new, with: coordinator)
  }

  /// Called before the window's traits change. `super` tells the presented controller, if its traits change (ROT-3).
  open func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
    let new = presented.withOwnTraits(presented.presentedThrough?.traits(in: newCollection) ?? newCollection)
    guard presented.isViewLoaded, new != presented.traitCollection else { return }
    presented.sendWillTransition(to: new, with: coordinator)
  }

  // MARK: Views (TRN-7)

  /// The view around the presented one; `nil` before and after the presentation.
  open var containerView: UIView? { presented.presentedThrough?.container }

  /// The view that animators move: the presented controller's, unless an override puts it into another.
  open var presentedView: UIView? { presented.viewIfLoaded }

  /// The place of the presented view at the end of a presentation, in the container; by default all of it.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// Whether the presenting controller's view is removed, and its controller disappears, as with a full screen.
  open var shouldRemovePresentersView: Bool { false }

  open func containerViewWillLayoutSubviews() {}
  open func containerViewDidLayoutSubviews() {}

  // MARK: Transitions (TRN-7)

  /// Called before the presented controller's first callback, when the container is there. Its `transitionCoordinator` runs animations
  /// alongside.
  open func presentationTransitionWillBegin() {}

  /// - Parameter completed: False if the presentation was cancelled.
  open func presentationTransitionDidEnd(_ completed: Bool) {}

  open func dismissalTransitionWillBegin() {}

  /// - Parameter completed: False if the dismissal was cancelled.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// The presentation controller for the style of `presented`.
  /// - Parameter existing: The current one, which is returned if it is of the right class.
  static func managing(_ presented: UIViewController, existing: UIPresentationController?) -> UIPresentationController {
    switch presented.modalPresentationStyle {
    case .popover:
      return existing as? UIPopoverPresentationController
        ?? UIPopoverPresentationController(presentedViewController: presented, presenting: nil)
    case let style where style.isSheet && CurrentSimulation.device.systemVersion >= 15:
      return existing as? UISheetPresentationController
        ?? UISheetPresentationController(presentedViewController: presented, presenting: nil)
    case .custom:
      return existing ?? presented.askForPresentationController(source: presented)
        ?? UIPresentationController(presentedViewController: presented, presenting: nil)
    default:
      if let existing, type(of: existing) == UIPresentationController.self { return existing }
      return UIPresentationController(presentedViewController: presented, presenting: nil)
    }
  }
}

/// The way in which a presented controller covers the presenting one (VCL-27, VCL-28).
public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
  case none = -1
  case automatic = -2
}

/// Styles as they are read back and shown (VCL-27, VCL-28).
@MainActor extension UIModalPresentationStyle {
  /// The style that `automatic` stands for.
  static var ordinary: UIModalPresentationStyle {
    let version = CurrentSimulation.device.systemVersion
    if version < 13 { return .fullScreen }
    return version < 18 ? .pageSheet : .formSheet
  }

  /// The style without `automatic`.
  var readBack: UIModalPresentationStyle { self == .automatic ? .ordinary : self }

  var isSheet: Bool { self == .pageSheet || self == .formSheet }

  /// Whether the nearest controller that defines a context presents, instead of the topmost ancestor.
  var isInContext: Bool { self == .currentContext || self == .overCurrentContext }

  /// Whether the presenting controller's view is removed.
  var hidesPresenter: Bool { self == .fullScreen || self == .currentContext }
}
