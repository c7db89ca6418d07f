import Foundation

/// The spine of pages that curl, which decides how many are shown and needed (PGE-2, PGE-3). Pages that scroll have none.
struct PageSpine {
  private(set) var location: UIPageViewController.SpineLocation
  var isDoubleSided = false
  /// Whether the delegate is being asked for the place: what it sets is for the place that it will answer (PGE-5).
  var isAsking = false
  /// The pages that the delegate has set meanwhile.
  var request: PageRequest?

  init(_ style: UIPageViewController.TransitionStyle, options: [UIPageViewController.OptionsKey: Any]?) {
    guard style == .pageCurl else {
      location = .none
      return
    }
    location = .min
    let option = options?[.spineLocation]
    guard let value = option as? Int ?? (option as? NSNumber)?.intValue else { return }
    move(to: UIPageViewController.SpineLocation(rawValue: value) ?? .none)
  }

  /// Moves the spine. In the middle of two pages, both sides of a page have content.
  mutating func move(to location: UIPageViewController.SpineLocation) {
    guard location != .none else { return }
    self.location = location
    if location == .mid { isDoubleSided = true }
  }

  /// The number of pages that are shown.
  var shownPages: Int { location == .mid ? 2 : 1 }

  /// The number of pages that pass in a turn: a page with two sides brings its back.
  var turnedPages: Int { hasSides ? 2 : 1 }

  /// The numbers of controllers that may be given (PGE-3).
  /// - Parameter isTurn: Whether a page is turned before the user's eyes, which shows its back.
  func neededControllers(isTurn: Bool) -> ClosedRange<Int> {
    (isTurn ? turnedPages : shownPages)...turnedPages
  }

  private var hasSides: Bool { location != .none && isDoubleSided }

  /// The frame of a page: the first of two is on the left or on top.
  func frame(
    of page: Int, in bounds: CGRect, _ orientation: UIPageViewController.NavigationOrientation
  ) -> CGRect {
    guard shownPages == 2 else { return bounds }
    var frame = bounds
    switch orientation {
    case .horizontal:
      frame.size.width /= 2
      frame.origin.x += CGFloat(page) * frame.width
    case .vertical:
      frame.size.height /= 2
      frame.origin.y += CGFloat(page) * frame.height
    }
    return frame
  }
}

/// The spine's part in the life of a controller.
extension UIPageViewController {
  func setDoubleSided(_ isDoubleSided: Bool) {
    guard isDoubleSided || spineLocation != .mid || spine.isAsking else {
      return CurrentSimulation.fault(
        .pge2, "\(modelName) shows two pages, which needs both sides of a page; isDoubleSided must stay true")
    }
    spine.isDoubleSided = isDoubleSided
  }

  /// Asks the delegate for the spine of the new orientation, when the view has its new size (PGE-5).
  func moveSpine(with coordinator: any UIViewControllerTransitionCoordinator) {
    guard transitionStyle == .pageCurl else { return }
    let old = CurrentSimulation.orientation
    coordinator.animate { [weak self] _ in
      let new = CurrentSimulation.orientation
      if new != old { self?.moveSpine(for: new) }
    }
  }

  private func moveSpine(for orientation: UIInterfaceOrientation) {
    spine.isAsking = true
    let answer = heldDelegate.ask("spineLocationFor", "\(orientation)") {
      $0.pageViewController(self, spineLocationFor: orientation)
    }
    spine.isAsking = false
    let request = spine.request
    spine.request = nil
    guard let answer else { return }
    spine.move(to: answer)
    viewIfLoaded?.setNeedsLayout()
    show(PageRequest(controllers: request?.controllers ?? pages, isAnimated: false, completion: request?.completion))
  }
}
