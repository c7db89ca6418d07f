import Foundation

/// One controller presented by another: the links between the two, and where their views are (VCL-24 … 31).
///
/// The presenting controller owns it, and it owns the presented one.
@MainActor
final class Presentation {
  let presented: UIViewController

  /// The style as it is shown.
  let style: UIModalPresentationStyle

  /// Nil once the link is cut.
  private(set) weak var presenter: UIViewController?

  var phase = PresentationPhase.arriving

  private let layer = PresentationLayer()

  /// Where the presenting controller's view was before it was removed.
  private var place: SiblingPosition?

  init(_ presented: UIViewController, by presenter: UIViewController, style: UIModalPresentationStyle) {
    self.presented = presented
    self.presenter = presenter
    self.style = style
  }

  /// Asks the controllers of the window about its status bar again.
  func updateStatusBar() {
    layer.window?.statusBar.update()
  }

  /// Whether the presenting controller is invisible because of this presentation.
  var coversPresenter: Bool { style.hidesPresenter && phase != .leaving && phase != .over }

  /// Whether the presented view is in the presenting one's, and comes and goes with that.
  var isInsidePresenter: Bool { style == .overCurrentContext && presenter?.parent != nil }

  /// This presentation, that of its presented controller, and so on.
  var chain: [Presentation] { [self] + (presented.presentation?.chain ?? []) }

  // MARK: Links

  func link() {
    presenter?.presentation = self
    presented.presentedThrough = self
  }

  /// Leaves the presented controller knowing that it is being dismissed.
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

  /// Puts the presented controller's view over the presenting one's: over the whole window, or over the context's view alone.
  func showPresented() {
    guard let base = presenter?.viewIfLoaded, let window = base.window else { return }
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

/// How far a presentation has come.
enum PresentationPhase {
  /// Up to the presented controller's `viewDidAppear`.
  case arriving
  /// In that `viewDidAppear`: whatever it asks for, a further presentation or the end of this one, is done at once (VCL-26).
  case arrived
  case presented
  /// From the call or the hand that ends it to the last `viewDidDisappear`.
  case leaving
  case over
}

/// The view between a window, or the view of a presentation context, and a presented controller's view.
///
/// How much sheets leave free is not modelled: they are as large as what they cover.
final class PresentationLayer: UIView {
  override func layoutSubviews() {
    for view in subviews { view.frame = bounds }
  }
}

/// Where a view was among its siblings, to put it back.
@MainActor
struct SiblingPosition {
  private weak var superview: UIView?
  private let index: Int

  init?(of view: UIView) {
    guard let superview = view.superview else { return nil }
    self.superview = superview
    index = superview.subviews.firstIndex { $0 === view } ?? 0
  }

  func restore(_ view: UIView) {
    superview?.insertSubview(view, at: index)
    if let superview, superview === superview.window || superview is PresentationLayer { view.frame = superview.bounds }
  }
}
