import Foundation

/// A controller presented by another: the links between the two, and the places of their views (VCL-24 … VCL-35).
///
/// The presenting controller owns it, and it owns the presented one.
@MainActor
final class Presentation {
  let presented: UIViewController

  /// The style after adaptation to the device.
  let style: UIModalPresentationStyle

  /// The presenting controller; `nil` once the link is cut.
  private(set) weak var presenter: UIViewController?

  var phase = PresentationPhase.arriving

  /// The last transition, as long as it lasts.
  weak var transition: ModalTransition?

  private lazy var layer = PresentationLayer(self)

  /// The place of the presenting controller's view before it was removed.
  private var place: SiblingPosition?

  init(_ presented: UIViewController, by presenter: UIViewController, style: UIModalPresentationStyle) {
    self.presented = presented
    self.presenter = presenter
    self.style = style
  }

  /// The view that holds the presented one, while it is in a window.
  var container: UIView? { layer.superview == nil ? nil : layer }

  /// Asks the controllers of the window about its status bar again, and about the orientation, if the controller that decides on that is
  /// another now (ROT-8).
  func updateSystem() {
    layer.window?.statusBar.update()
    guard style == .fullScreen else { return }
    layer.window?.settleOrientation(
      preferring: phase == .leaving ? nil : presented.preferredInterfaceOrientationForPresentation)
  }

  /// Whether the presenting controller is invisible because of this presentation.
  var coversPresenter: Bool { style.hidesPresenter && phase != .leaving && phase != .over }

  /// Whether the presented view is inside the presenting controller's, and appears and disappears with it.
  var isInsidePresenter: Bool { style == .overCurrentContext && presenter?.parent != nil }

  /// Whether bars inside may stand upright: in what fills the screen, in sheets on the outer display, and in those on the inner one that are
  /// placed at the trailing edge in landscape (VBR-18). Popovers are like sheets.
  var hasVerticalBars: Bool {
    guard isSheetOrPopover, let display = CurrentSimulation.simulation?.surroundings.display else { return true }
    if display.posture == .closed { return true }
    return presented.sheetPresentationController?.modelPlacement == .trailing
  }

  /// Whether the presented view is smaller than the screen.
  var isSheetOrPopover: Bool { style.isSheet || style == .popover }

  /// This presentation, that of its presented controller, and so on.
  var chain: [Presentation] { [self] + (presented.presentation?.chain ?? []) }

  // MARK: Links

  func link() {
    presenter?.presentation = self
    presented.presentedThrough = self
  }

  /// Cuts the link to the presenting controller. The presented one still knows that it is being dismissed.
  func unlink() {
    presenter?.presentation = nil
    presenter = nil
  }

  func end() {
    phase = .over
    if presented.presentedThrough === self { presented.presentedThrough = nil }
    presented.ownPresentationController = nil
  }

  // MARK: Views

  /// Adds the presented controller's view over the window, or over the context's view alone.
  func showPresented() {
    guard let base = presenter?.viewIfLoaded, let window = base.window else { return }
    VerticalBarDecision.ask(presented)
    layer.addSubview(presented.view)
    if isInsidePresenter {
      layer.frame = base.bounds
      base.addSubview(layer)
    } else {
      layer.frame = base.frame
      (style == .currentContext ? base.superview ?? window : window).addSubview(layer)
    }
  }

  func removePresented() {
    layer.removeFromSuperview()
    presented.viewIfLoaded?.removeFromSuperview()
  }

  func removePresenter() {
    guard place == nil, let view = presenter?.viewIfLoaded else { return }
    place = SiblingPosition(of: view)
    view.removeFromSuperview()
  }

  func restorePresenter() {
    guard let view = presenter?.viewIfLoaded else { return }
    place?.restore(view)
    place = nil
  }
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

/// The view between a window, or the view of a presentation context, and a presented controller's view.
///
/// The margins and heights of sheets are not modelled: a sheet is as large as the view that it covers.
final class PresentationLayer: UIView {
  private weak var presentation: Presentation?

  init(_ presentation: Presentation) {
    self.presentation = presentation
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override var inheritedTraits: UITraitCollection {
    let traits = super.inheritedTraits
    return presentation?.hasVerticalBars == false ? traits.withHorizontalBars : traits
  }

  func fit() {
    for view in subviews { view.frame = bounds }
  }

  override func layoutSubviews() {
    fit()
    guard presentation?.style.isSheet == true else { return }
    presentation?.presented.sheetPresentationController?.heights.resolve(in: SheetSurroundings(in: self))
  }

  /// Asks the detents of a sheet for their heights again, which may depend on traits (SHT-2).
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }
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
