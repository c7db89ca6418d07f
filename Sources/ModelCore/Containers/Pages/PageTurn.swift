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

  /// The pages before and after the turn.
  let previous, next: [UIViewController]
  /// Those that are only before it, and only after it.
  private let leaving, arriving: [UIViewController]
  private weak var container: UIPageViewController?
  private let isAnimated: Bool
  private let order: PageTurnOrder
  private let completion: ((Bool) -> Void)?
  private var phase = Phase.ready

  /// - Parameter completion: Called at the end with whether the page was turned.
  init(in container: UIPageViewController, to next: [UIViewController], isAnimated: Bool, completion: ((Bool) -> Void)?) {
    self.container = container
    let previous = container.pages
    (self.previous, self.next) = (previous, next)
    leaving = previous.filter { !next.contains($0) }
    arriving = next.filter { !previous.contains($0) }
    self.isAnimated = isAnimated
    order = PageTurnOrder(container.transitionStyle)
    self.completion = completion
  }

  /// Begins the turn: calls the pages, then adds the views of those that arrive.
  func begin() {
    guard let container, case .ready = phase else { return }
    phase = .open
    container.turn = self
    for page in arriving { container.addChild(page) }
    for page in arriving { page.begin(appearing: true, animated: isAnimated) }
    for page in leaving { page.begin(appearing: false, animated: isAnimated) }
    guard let view = container.viewIfLoaded else { return }
    for (index, page) in next.enumerated() where arriving.contains(page) {
      page.view.frame = container.frame(of: index)
      view.addSubview(page.view)
    }
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
      replace(leaving, by: arriving, next)
    } else {
      order.finishTurningBack(returning: returning, arriving: arriving)
      for page in leaving { page.endAppearance() }
      replace(arriving, by: [], previous)
    }
    completion?(completing)
  }

  /// The old pages, if they appear again: the container may have disappeared meanwhile.
  private var returning: [UIViewController] {
    container?.appearance == .appeared || container?.appearance == .appearing ? leaving : []
  }

  /// Removes the pages that go from the container and completes the move of those that came.
  private func replace(_ old: [UIViewController], by new: [UIViewController], _ pages: [UIViewController]) {
    guard let container else { return }
    container.turn = nil
    container.pages = pages
    for page in old {
      page.sendWillMove(toParent: nil)
      page.viewIfLoaded?.removeFromSuperview()
    }
    for page in new { page.sendDidMove(toParent: container) }
    for page in old { page.removeFromParent() }
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
  func complete(leaving: [UIViewController], arriving: [UIViewController]) {
    switch style {
    case .scroll:
      for page in arriving { page.endAppearance() }
      for page in leaving { page.endAppearance() }
    case .pageCurl:
      for page in leaving { page.endAppearance() }
      for page in arriving { page.endAppearance() }
    }
  }

  /// Callbacks when the user lets go too early. Pages that scroll get them only when they are back.
  func turnBack(returning: [UIViewController], arriving: [UIViewController]) {
    guard style == .pageCurl else { return }
    for page in arriving { page.begin(appearing: false, animated: true) }
    for page in returning { page.begin(appearing: true, animated: true) }
  }

  /// The ends of a turn that was turned back.
  func finishTurningBack(returning: [UIViewController], arriving: [UIViewController]) {
    switch style {
    case .scroll:
      for page in returning { page.begin(appearing: true, animated: true) }
      for page in returning { page.endAppearance() }
      for page in arriving { page.begin(appearing: false, animated: true) }
      for page in arriving { page.endAppearance() }
    case .pageCurl:
      for page in arriving { page.endAppearance() }
      for page in returning { page.endAppearance() }
    }
  }
}
