import Foundation

/// A turn from page to page, by the user or by the app (VCL-19).
@MainActor
final class PageTurn {
  /// The progress of the turn.
  private enum Phase {
    /// No callbacks have been sent.
    case ready
    /// Both pages are visible, and the turn can still be cancelled.
    case open
    /// The page that stays is decided and moves to its place.
    case settling(completing: Bool)
    case over
  }

  let leaving: UIViewController?
  let arriving: UIViewController?
  private weak var container: UIPageViewController?
  private let isAnimated: Bool
  private let order: PageTurnOrder
  private let completion: ((Bool) -> Void)?
  private var phase = Phase.ready

  /// - Parameter completion: Called at the end with whether the page was turned.
  init(in container: UIPageViewController, to arriving: UIViewController?, isAnimated: Bool, completion: ((Bool) -> Void)?) {
    self.container = container
    leaving = container.page
    self.arriving = arriving
    self.isAnimated = isAnimated
    order = PageTurnOrder(container.transitionStyle)
    self.completion = completion
  }

  /// Begins the turn: calls both pages, then adds both views.
  func begin() {
    guard let container, case .ready = phase else { return }
    phase = .open
    container.turn = self
    if let arriving { container.addChild(arriving) }
    arriving?.begin(appearing: true, animated: isAnimated)
    leaving?.begin(appearing: false, animated: isAnimated)
    guard let arrivingView = arriving?.view, let view = container.viewIfLoaded else { return }
    arrivingView.frame = view.bounds
    view.addSubview(arrivingView)
  }

  /// Lets the page settle, which takes time.
  /// - Parameter completing: Whether the new page stays.
  func settle(completing: Bool) {
    guard case .open = phase else { return }
    phase = .settling(completing: completing)
    if !completing { order.turnBack(returning: returning, arriving: arriving) }
    guard let clock = CurrentSimulation.simulation?.clock else { return conclude() }
    if isAnimated {
      clock.after(ModelClock.transitionDuration) { self.conclude() }
    } else {
      clock.afterLayout { self.conclude() }
    }
  }

  /// Ends the turn at once. A turn that the user has not decided is turned back.
  func conclude() {
    switch phase {
    case .ready, .over: return
    case .open:
      order.turnBack(returning: returning, arriving: arriving)
      end(completing: false)
    case .settling(let completing): end(completing: completing)
    }
  }

  private func end(completing: Bool) {
    phase = .over
    if completing {
      order.complete(leaving: leaving, arriving: arriving)
      replace(leaving, by: arriving)
    } else {
      order.finishTurningBack(returning: returning, arriving: arriving)
      leaving?.endAppearance()
      replace(arriving, by: nil)
    }
    completion?(completing)
  }

  /// The old page, if it appears again: the container may have disappeared meanwhile.
  private var returning: UIViewController? {
    container?.appearance == .appeared || container?.appearance == .appearing ? leaving : nil
  }

  /// Removes the old page from the container and completes the move of the new one.
  private func replace(_ old: UIViewController?, by new: UIViewController?) {
    guard let container else { return }
    container.turn = nil
    if let new { container.page = new }
    old?.sendWillMove(toParent: nil)
    old?.viewIfLoaded?.removeFromSuperview()
    new?.sendDidMove(toParent: container)
    old?.removeFromParent()
  }
}

/// The order of callbacks, which depends on the style (VCL-19).
@MainActor
struct PageTurnOrder {
  private let style: UIPageViewController.TransitionStyle

  init(_ style: UIPageViewController.TransitionStyle) {
    self.style = style
  }

  /// The ends of a completed turn.
  func complete(leaving: UIViewController?, arriving: UIViewController?) {
    switch style {
    case .scroll:
      arriving?.endAppearance()
      leaving?.endAppearance()
    case .pageCurl:
      leaving?.endAppearance()
      arriving?.endAppearance()
    }
  }

  /// Callbacks when the user lets go too early. Pages that scroll get them only when they are back.
  func turnBack(returning: UIViewController?, arriving: UIViewController?) {
    guard style == .pageCurl else { return }
    arriving?.begin(appearing: false, animated: true)
    returning?.begin(appearing: true, animated: true)
  }

  /// The ends of a turn that was turned back.
  func finishTurningBack(returning: UIViewController?, arriving: UIViewController?) {
    switch style {
    case .scroll:
      returning?.begin(appearing: true, animated: true)
      returning?.endAppearance()
      arriving?.begin(appearing: false, animated: true)
      arriving?.endAppearance()
    case .pageCurl:
      arriving?.endAppearance()
      returning?.endAppearance()
    }
  }
}
