public import Foundation

/// The part of a view controller that adapts: to sizes, to traits, to orientations, to the system around it. In UIKit it is in `UIViewController` itself, of which this
/// is the superclass; nothing else inherits it.
open class ModelAdaptiveController: UIResponder, UIContentContainer {
  /// The overrides and registrations of the controller, once it has any (TRT-3, TRT-5).
  var traitState: TraitState?

  var knownTraits: KnownTraits?

  deinit { knownTraits?.environmentEnds() }

  var verticalBarState = VerticalBarState() {
    didSet { if verticalBarState.decided != oldValue.decided { TraitGeneration.advance() } }
  }

  // MARK: Sizes (ROT-1 … ROT-5)

  private var ownContentSize = CGSize.zero

  /// The size that the content would like to have, in points. A change is told to the parent, or to the presentation controller (ROT-5).
  open var preferredContentSize: CGSize {
    get { ownContentSize }
    set {
      guard newValue != ownContentSize else { return }
      ownContentSize = newValue
      (self as? UIViewController)?.tellContentSize()
    }
  }

  /// Called when a child has another wish for its size. By default nothing happens (ROT-5).
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  /// Never called, because constraints are not solved (CTL-8).
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  /// Returns the size that a child gets when this controller's view has `parentSize`, in points; by default all of it (ROT-2).
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    parentSize
  }

  /// Called before the view's size changes with the window's (ROT-1). `super` passes it on to the children whose size changes (ROT-2).
  /// - Parameters:
  ///   - size: The new size in points. The view and the scene still have the old one.
  ///   - coordinator: Runs code when the new size is there, and at the end of the animation (ROT-4).
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    (self as? UIViewController)?.passOn(size, with: coordinator)
  }

  /// Called before the traits change with the window's (ROT-1). `super` passes it on to the children whose traits change (ROT-2).
  open func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
    (self as? UIViewController)?.passOn(newCollection, with: coordinator)
  }

  /// Called after the layout margins of the root view have changed (VCL-36).
  open func viewLayoutMarginsDidChange() {}

  // MARK: System (STB-9 … STB-11)

  /// Whether the home indicator hides while nobody touches the screen and this controller decides (STB-9). Since iOS 11.
  open var prefersHomeIndicatorAutoHidden: Bool { false }

  /// The controller that decides on the home indicator instead of this one; `nil` in UIKit's own containers, too (STB-9).
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }

  /// The edges of the screen where the app's gestures come before the system's while this controller decides (STB-10). Since iOS 11.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }

  /// The controller that decides on the edges instead of this one; `nil` in UIKit's own containers, too (STB-10).
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }

  /// Whether the pointer should stay in the scene while this controller decides (STB-11). Since iOS 14.
  open var prefersPointerLocked: Bool { false }

  /// The controller that decides on the pointer instead of this one; `nil` in UIKit's own containers, too (STB-11).
  open var childViewControllerForPointerLock: UIViewController? { nil }

  // MARK: Orientation (ROT-6 … ROT-9)

  /// Whether the interface turns while this controller decides. Asked before iOS 16 alone (ROT-9).
  open var shouldAutorotate: Bool { true }

  /// The orientation in which the controller is presented full screen, if it supports several; by default that of the interface (ROT-8).
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { CurrentSimulation.orientation }
}
