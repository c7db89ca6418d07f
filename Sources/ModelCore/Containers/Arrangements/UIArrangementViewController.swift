public import Foundation

/// Two controllers beside each other, or one over the other, as posture and size allow (FLD-5, iOS 27.1).
///
///     let player = UIArrangementViewController()
///     player.setViewController(video, for: .primary)
///     player.setViewController(queue, for: .secondary)
///     player.updateArrangement(.split.axes(.horizontal))
///
/// A controller without a place leaves the hierarchy, `parent` and `navigationController` included, and comes back as the same instance.
/// The bars show the items of this controller alone: forward those of the panes. Nor does a pane decide on vertical bars: override
/// `preferredVerticalBarBehavior` here. Put navigation controllers around it, not into it.
open class UIArrangementViewController: UIViewController, VerticalBarDecider {
  /// A place for a controller.
  public struct ViewPlacement: Hashable, Sendable {
    private let name: String

    public static let primary = ViewPlacement(name: "primary")
    public static let secondary = ViewPlacement(name: "secondary")
  }

  /// The state of a controller in the arrangement.
  public struct ViewState: Hashable, Sendable {
    /// The position from back to front. It was seen to be 0 for both, in every posture.
    public let zIndex: Int

    /// The axis along which the two are beside each other; empty if they are not.
    public let splitAxis: UIAxis

    /// Whether there is no place for the controller.
    public let isHidden: Bool
  }

  /// The way in which two controllers share the view: ``UISplitArrangement`` or ``UIOverlayArrangement``.
  public protocol Arrangement: Sendable {}

  public init() {
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The controllers that were set, with a place or without.
  private var panes: [ViewPlacement: UIViewController] = [:]

  private(set) var arrangement: any Arrangement = UISplitArrangement()

  /// Sets the controller of a place; `nil` empties it.
  /// - Parameter animated: Has no effect on the callbacks.
  public final func setViewController(
    _ viewController: UIViewController?, for placement: ViewPlacement, animated: Bool = false
  ) {
    guard panes[placement] !== viewController else { return }
    let old = panes[placement]
    panes[placement] = viewController
    if let old, !panes.values.contains(where: { $0 === old }) { remove(old) }
    arrange()
  }

  public final func viewController(for placement: ViewPlacement) -> UIViewController? { panes[placement] }

  /// The place of a controller, or `nil` for one that was not set.
  public final func placement(for viewController: UIViewController) -> ViewPlacement? {
    Self.placements.first { panes[$0] === viewController }
  }

  /// The state of the place's controller, or `nil` if it has none.
  public final func state(for placement: ViewPlacement) -> ViewState? {
    guard panes[placement] != nil else { return nil }
    let layout = layout
    return ViewState(zIndex: 0, splitAxis: layout.axis, isHidden: layout.frames[placement] == nil)
  }

  /// - Parameter animated: Has no effect on the callbacks.
  public final func updateArrangement<A: Arrangement>(_ arrangement: A, animated: Bool = false) {
    self.arrangement = arrangement
    arrange()
  }

  /// From back to front.
  private static let placements: [ViewPlacement] = [.secondary, .primary]

  private var layout: ArrangementLayout {
    ArrangementLayout(arrangement, in: viewIfLoaded, has: Set(panes.keys))
  }

  open override func loadView() {
    view = ArrangementView(self)
  }

  override func arrangeChildren() {
    arrange()
  }

  /// Gives every controller its place, or takes it out. An invisible one waits until it appears.
  func arrange() {
    guard let view = viewIfLoaded, appearance == .appearing || appearance == .appeared else { return }
    let frames = layout.frames
    for placement in Self.placements {
      guard let pane = panes[placement] else { continue }
      guard let frame = frames[placement] else {
        remove(pane)
        continue
      }
      if pane.parent !== self {
        addChild(pane)
        pane.sendDidMove(toParent: self)
      }
      if pane.view.superview !== view { view.addSubview(pane.view) }
      pane.view.frame = frame
    }
  }

  private func remove(_ pane: UIViewController) {
    guard pane.parent === self else { return }
    pane.sendWillMove(toParent: nil)
    pane.viewIfLoaded?.removeFromSuperview()
    pane.removeFromParent()
  }
}

extension UIViewController {
  /// The nearest arrangement view controller above (FLD-5).
  public var arrangementViewController: UIArrangementViewController? { ancestor() }
}

/// The view of an arrangement view controller.
final class ArrangementView: UIView {
  private weak var owner: UIArrangementViewController?

  init(_ owner: UIArrangementViewController) {
    self.owner = owner
    super.init(frame: CGRect(origin: .zero, size: CurrentSimulation.device.screenSize))
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func layoutSubviews() {
    owner?.arrange()
  }
}
