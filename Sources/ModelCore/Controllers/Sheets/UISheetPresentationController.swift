public import Foundation

/// The presentation controller of sheets since iOS 15. Set it up before the sheet is presented, or in ``animateChanges(_:)``.
///
/// Detents decide at which heights the sheet rests, whether the screen behind it is dimmed, and so whether the user can reach that (SHT-1 …
/// SHT-9). A sheet's frame does not follow them.
open class UISheetPresentationController: UIPresentationController {
  /// The side of the window at which a sheet stands where there is room for it.
  public enum Placement: Int, Sendable { case automatic, leading, center, trailing }

  /// The corner radius by which the system chooses.
  public nonisolated static let automaticDimension = CGFloat.greatestFiniteMagnitude

  /// The side that the app prefers (VCL-28); set it before presenting. Since iOS 27. It decides whether bars in a sheet on a foldable
  /// device's inner display may stand upright (VBR-18).
  open var preferredPlacement = Placement.automatic { didSet { TraitGeneration.advance() } }

  /// The view from which the sheet comes.
  open var sourceView: UIView? { didSet { TraitGeneration.advance() } }

  // MARK: Detents (SHT-1 … SHT-4)

  let heights = SheetHeights()

  /// The detents, from the smallest to the largest; by default the large one. An empty array is a fault, and changes nothing (SHT-1).
  open var detents: [Detent] {
    get { heights.detents }
    set {
      guard !newValue.isEmpty else {
        return CurrentSimulation.fault(
          .sht1, "the detents of \(presentedViewController.modelName) were emptied; give it at least one, such as .large()")
      }
      change { heights.detents = newValue }
    }
  }

  /// The detent that the app or the user chose last. With `nil`, or a name that none of ``detents`` has, the sheet rests at the smallest
  /// (SHT-3).
  open var selectedDetentIdentifier: Detent.Identifier? {
    get { heights.selected }
    set { change { heights.selected = newValue } }
  }

  /// The largest detent at which the screen behind is not dimmed and can be touched; by default none (SHT-5).
  open var largestUndimmedDetentIdentifier: Detent.Identifier? {
    get { heights.largestUndimmed }
    set { change { heights.largestUndimmed = newValue } }
  }

  /// Asks custom detents for their heights again, in the next layout pass (SHT-2). Since iOS 16.
  open func invalidateDetents() { containerView?.setNeedsLayout() }

  /// Makes changes with an animation. When it returns, this sheet and those around it are laid out (SHT-8).
  open func animateChanges(_ changes: () -> Void) {
    UIView.withAnimations(true, changes)
    layOutSheets()
  }

  // MARK: Wishes

  /// Whether scrolling in content that is at its top makes the sheet larger, where there is a larger detent (SHT-9).
  open var prefersScrollingExpandsWhenScrolledToEdge = true

  /// Whether the sheet keeps its place at the bottom in compact height. Otherwise it fills the screen there (SHT-7).
  open var prefersEdgeAttachedInCompactHeight = false

  /// Whether `preferredContentSize` decides on the width of a sheet at the bottom edge (SHT-7). Kept without effect.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false

  /// Whether the sheet shows a grabber. Kept, not drawn.
  open var prefersGrabberVisible = false

  /// The radius of the sheet's corners in points. Kept, not drawn.
  open var preferredCornerRadius = UISheetPresentationController.automaticDimension

  private var ownPageSizing: Bool?

  /// Whether the sheet is as wide as readable content instead of following `preferredContentSize`: by default up to iOS 17 (SHT-7). Since
  /// iOS 17. Kept without effect.
  open var prefersPageSizing: Bool {
    get { ownPageSizing ?? (CurrentSimulation.device.systemVersion < 18) }
    set { ownPageSizing = newValue }
  }

  /// Changes a property on which the detents depend. A resolver must not (SHT-2).
  private func change(_ change: () -> Void) {
    guard !heights.isResolving else {
      return CurrentSimulation.fault(
        .sht2,
        "a detent of \(presentedViewController.modelName) changed the sheet while its height was asked for; return a height alone"
      )
    }
    change()
    containerView?.setNeedsLayout()
  }
}

extension UISheetPresentationController {
  /// The side that the system considers: none but its own where the sheet has a source view (VCL-28), or before iOS 27.
  public var modelPlacement: Placement {
    CurrentSimulation.device.systemVersion >= 27 && sourceView == nil ? preferredPlacement : .automatic
  }

  /// Lays out this sheet and those around it, from the lowest up (SHT-8).
  private func layOutSheets() {
    var lowest = presentedViewController.presentedThrough
    while let below = lowest?.presenter?.nearestPresentedThrough { lowest = below }
    for presentation in lowest?.chain ?? [] where presentation.style.isSheet { presentation.container?.layoutIfNeeded() }
  }
}

/// The delegate of a sheet: that of its presentation, which also hears of its detents. Since iOS 15.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called after the user has chosen another detent, and not when the app does (SHT-4). Optional.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {
    OptionalMethods.runDefault(for: self) { $0 is any UISheetPresentationControllerDelegate.Type }
  }
}

extension UIViewController {
  /// The presentation controller of a sheet; `nil` for other styles and before iOS 15.
  public var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }
}
