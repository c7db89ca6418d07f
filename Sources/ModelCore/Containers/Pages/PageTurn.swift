import Foundation

/// One turn from page to page, by a person or by the app (VCL-19).
@MainActor
final class PageTurn {
  /// How far the turn is.
  private enum Phase {
    /// Nobody was told yet.
    case ready
    /// Both pages are to be seen, and it is open which one stays.
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

  /// - Parameter completion: What follows the end; its argument is whether the page was turned.
  init(in container: UIPageViewController, to arriving: UIViewController?, isAnimated: Bool, completion: ((Bool) -> Void)?) {
    self.container = container
    leaving = container.page
    self.arriving = arriving
    self.isAnimated = isAnimated
    order = PageTurnOrder(container.transitionStyle)
    self.completion = completion
  }

  /// Both pages hear that they move, then both views are there.
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

  /// Lets the page go: it takes its time to come to rest.
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

  /// Brings the turn to its end at once. What a person has not decided is turned back.
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

  /// The old page, if it is to be seen again: nothing appears in a container that has disappeared meanwhile.
  private var returning: UIViewController? {
    container?.appearance == .appeared || container?.appearance == .appearing ? leaving : nil
  }

  /// The page that is not to be seen any more leaves, and the new one has arrived.
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

/// Who is told first, which differs by style (VCL-19).
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

  /// What the pages hear when a person lets go. A page that scrolled hears nothing before it is back.
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
