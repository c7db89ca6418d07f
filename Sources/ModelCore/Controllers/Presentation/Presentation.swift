import Foundation

/// A controller presented by another: the links between the two, and the places of their views (VCL-24 … VCL-35).
///
/// The presenting controller owns it, and it owns the presented one.
@MainActor
final class Presentation {
  let presented: UIViewController

  /// The style after adaptation to the device.
  let style: UIModalPresentationStyle

  /// The app's own presentation controller (TRN-7).
  let controller: UIPresentationController?

  /// Whether the presenting controller's view is removed.
  let hidesPresenter: Bool

  /// The presenting controller; `nil` once the link is cut.
  private(set) weak var presenter: UIViewController?

  var phase = PresentationPhase.arriving

  /// The last transition, as long as it lasts.
  weak var transition: ModalTransition?

  private lazy var layer = PresentationLayer(self)

  /// The place of the presenting controller's view before it was removed.
  private var place: SiblingPosition?

  init(
    _ presented: UIViewController, by presenter: UIViewController, style: UIModalPresentationStyle,
    controller: UIPresentationController? = nil
  ) {
    self.presented = presented
    self.presenter = presenter
    self.style = style
    self.controller = controller
    hidesPresenter = style.hidesPresenter || controller?.shouldRemovePresentersView == true
  }

  /// The view that holds the presented one, while it is in a window.
  var container: UIView? { layer.superview == nil ? nil : layer }

  /// Asks the controllers of the window about its status bar and the like again, and about the orientation, if the controller that decides on that is
  /// another now (ROT-8).
  func updateSystem() {
    layer.window?.askControllers()
    guard style == .fullScreen else { return }
    layer.window?.settleOrientation(
      preferring: phase == .leaving ? nil : presented.preferredInterfaceOrientationForPresentation)
  }

  /// Whether the presenting controller is invisible because of this presentation.
  var coversPresenter: Bool { hidesPresenter && phase != .leaving && phase != .over }

  /// Whether the presented view is inside the presenting controller's, and appears and disappears with it.
  var isInsidePresenter: Bool { style == .overCurrentContext && presenter?.parent != nil }

  /// The traits that the presented controller inherits where those around the presentation are these (TRT-3, VBR-18).
  func traits(in surrounding: UITraitCollection) -> UITraitCollection {
    let traits = presented.ownPresentationController?.overriding(surrounding) ?? surrounding
    return hasVerticalBars ? traits : traits.withHorizontalBars
  }

  /// Whether bars inside may stand upright: in what fills the screen, in sheets on the outer display, and in those on the inner one that are
  /// placed at the trailing edge in landscape (VBR-18). Popovers are like sheets.
  private var hasVerticalBars: Bool {
    guard isSheetOrPopover, let display = CurrentSimulation.simulation?.surroundings.display else { return true }
    if display.posture == .closed { return true }
    return presented.sheetPresentationController?.modelPlacement == .trailing
  }

  /// Whether the presented view is smaller than the screen.
  var isSheetOrPopover: Bool { style.isSheet || style == .popover }

  /// This presentation, that of its presented controller, and so on.
  var chain: [Presentation] {
    var chain = [self]
    var last = self
    while let next = last.presented.presentation {
      chain.append(next)
      last = next
    }
    return chain
  }

  // MARK: Links

  /// The topmost presentation of the chain that this one is in.
  private(set) var summit = Summit()

  /// The nearest presentation below whose controller may decide on the status bar and its kin instead of those below it (STB-2).
  private(set) weak var deciderBelow: Presentation?

  /// Whether the presented controller decides on the status bar and its kin, where it is on top: it covers the whole window, or asks to
  /// take over (STB-2).
  var decides: Bool { style == .fullScreen || presented.modalPresentationCapturesStatusBarAppearance }

  /// Notes that another controller may decide.
  func restack() { stack(over: presenter?.presentedThrough) }

  /// Notes the place of this presentation, and of those above it, in a chain.
  private func stack(over below: Presentation?) {
    summit = below?.summit ?? Summit()
    deciderBelow = below.flatMap { $0.decides ? $0 : $0.deciderBelow }
    var last = self
    while let next = last.presented.presentation {
      next.summit = summit
      next.deciderBelow = last.decides ? last : last.deciderBelow
      last = next
    }
    summit.presentation = last
  }

  func link() {
    presenter?.presentation = self
    presented.presentedThrough = self
    restack()
  }

  /// Cuts the link to the presenting controller. The presented one still knows that it is being dismissed.
  func unlink() {
    let below = presenter?.presentedThrough
    presenter?.presentation = nil
    presenter = nil
    below?.summit.presentation = below
    stack(over: nil)
  }

  func end() {
    phase = .over
    if presented.presentedThrough === self { presented.presentedThrough = nil }
    presented.ownPresentationController = nil
  }

  // MARK: Views

  /// The presented controller's view, or the one that the app's presentation controller puts around it (TRN-7).
  var presentedView: UIView? { controller?.presentedView ?? presented.viewIfLoaded }

  /// Adds the container over the window, or over the context's view alone.
  func showContainer() {
    guard layer.superview == nil, let base = presenter?.viewIfLoaded, let window = base.window else { return }
    if isInsidePresenter {
      layer.frame = base.bounds
      base.addSubview(layer)
    } else {
      layer.frame = base.frame
      (style == .currentContext ? base.superview ?? window : window).addSubview(layer)
    }
  }

  /// Shows the container, to which an animator adds the presented controller's view.
  func prepareForAnimator() {
    VerticalBarDecision.ask(presented)
    if hidesPresenter { rememberPlace() }
    showContainer()
  }

  /// Adds the presented controller's view over the window, or over the context's view alone.
  func showPresented() {
    guard presenter?.viewIfLoaded?.window != nil, let view = presentedView else { return }
    VerticalBarDecision.ask(presented)
    if let controller { view.frame = controller.frameOfPresentedViewInContainerView }
    layer.addSubview(view)
    showContainer()
  }

  /// Brings the presented controller's view back that an animator has taken away (TRN-4).
  func keepPresented() {
    guard let view = presentedView, !view.isDescendant(of: layer) else { return }
    layer.addSubview(view)
  }

  func removePresented() {
    layer.removeFromSuperview()
    presented.viewIfLoaded?.removeFromSuperview()
  }

  func removePresenter() {
    rememberPlace()
    presenter?.viewIfLoaded?.removeFromSuperview()
  }

  private func rememberPlace() {
    if place == nil { place = presenter?.viewIfLoaded.flatMap { SiblingPosition(of: $0) } }
  }

  func restorePresenter() {
    guard let view = presenter?.viewIfLoaded else { return }
    place?.restore(view)
    place = nil
  }
}

/// The upper end of a chain of presentations, which all of them share.
@MainActor
final class Summit {
  weak var presentation: Presentation?
}

/// The progress of a presentation.
enum PresentationPhase {
  /// Until the presented controller's `viewDidAppear`.
  case arriving
  /// In that `viewDidAppear`: presentations and dismissals that it starts begin at once (VCL-26).
  case arrived
  case presented
  /// From the call or gesture that ends it until the last `viewDidDisappear`.
  case leaving
  case over
}

/// The place of a view among its siblings, to restore it.
@MainActor
struct SiblingPosition {
  private weak var superview: UIView?
  private let index: Int

  init?(of view: UIView) {
    guard let superview = view.superview else { return nil }
    self.superview = superview
    index = superview.subviews.index(ofObject: view) ?? 0
  }

  func restore(_ view: UIView) {
    superview?.insertSubview(view, at: index)
    if let superview, superview === superview.window || superview is PresentationLayer { view.frame = superview.bounds }
  }
}
