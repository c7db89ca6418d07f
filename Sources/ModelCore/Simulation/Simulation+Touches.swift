public import Foundation

/// Gestures on content and bars. They do nothing where the user could not reach: off screen, in hidden views or in covered ones.
extension Simulation {
  /// Swipes over the content of a controller. Up and down hide and show the bars of its navigation controller, if it is set to (BAR-5).
  public func swipe(_ direction: SwipeDirection, in viewController: UIViewController) {
    perform {
      guard viewController.isTouchable else { return }
      switch direction {
      case .up: viewController.nearestNavigationController?.handleBarEvent(.swipeUp)
      case .down: viewController.nearestNavigationController?.handleBarEvent(.swipeDown)
      case .left, .right: break
      }
    }
  }

  /// Taps an empty place in the content of a controller. It hides or shows the bars of its navigation controller, if it is set to (BAR-5).
  public func tapContent(of viewController: UIViewController) {
    perform {
      guard viewController.isTouchable else { return }
      viewController.nearestNavigationController?.handleBarEvent(.contentTap)
    }
  }

  /// Taps the place of bars that compact height has hidden, which shows them (BAR-5).
  public func tapBarRegion(of navigationController: UINavigationController) {
    perform {
      guard navigationController.isTouchable else { return }
      navigationController.handleBarEvent(.barRegionTap)
    }
  }

  /// Drags content to an offset, which may be beyond its ends. Bars follow (APP-3, NAV-12), and become small or large again if they are set
  /// to (MIN-1, MIN-5). A larger offset is a drag toward later content: the finger moves up.
  ///
  /// Where the content of a sheet is at its top, scrolling down makes the sheet larger instead, if it can be (SHT-9).
  ///
  /// 0 is the top below the bars. To place content partly below a bar, or to scroll as the app does, set `contentOffset`. The finger rests
  /// before it leaves, so that the content stays where it is (SCR-2).
  public func scroll(_ scrollView: UIScrollView, to offset: CGPoint) {
    perform {
      guard let end = scrollView.beginDragging(toward: offset) else { return }
      scrollView.barsFollow(isDrag: true) { scrollView.contentOffset = end }
      scrollView.endDragging(velocity: .zero, target: scrollView.contentOffset)
    }
  }

  /// Flicks content to an offset: the finger leaves half-way, and the content moves on until it rests there, or where the delegate sends it
  /// (SCR-2).
  /// - Parameter velocity: In points per millisecond.
  public func flick(_ scrollView: UIScrollView, to offset: CGPoint, velocity: CGPoint = CGPoint(x: 0, y: 1)) {
    perform {
      guard let end = scrollView.beginDragging(toward: offset) else { return }
      let start = scrollView.contentOffset
      let middle = CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
      scrollView.barsFollow(isDrag: true) { scrollView.contentOffset = middle }
      scrollView.barsFollow(isDrag: true) { scrollView.endDragging(velocity: velocity, target: end) }
    }
  }

  /// Taps the status bar: content scrolls to its top (SCR-4). On a phone that is the only scroll view on the screen that allows it, and none
  /// where there are several; on a pad the topmost one.
  public func tapStatusBar() {
    perform {
      let scrollViews = (window?.scrollViewsBelow ?? []).filter { $0.scrollsToTop && $0.isTouchable }
      guard let first = scrollViews.first, device.idiom == .pad || scrollViews.count == 1 else { return }
      let top = scrollViews.dropFirst().reduce(first) { $1.topOnScreen < $0.topOnScreen ? $1 : $0 }
      top.barsFollow(isDrag: false) { top.scrollToTop(top.top) }
    }
  }

  /// Taps the empty part of a navigation bar. Content scrolls to its top: on a pad since iOS 26, on a phone since iOS 27 (MIN-9).
  public func tapNavigationBar(of navigationController: UINavigationController) {
    perform {
      guard device.systemVersion >= (device.idiom == .pad ? 26 : 27), navigationController.isTouchable,
        !navigationController.isNavigationBarHidden, let scrollView = navigationController.modelContentScrollView
      else { return }
      scrollView.barsFollow(isDrag: false) { scrollView.contentOffset = scrollView.top }
    }
  }
}

extension UIScrollView {
  /// The offset of content that is scrolled to its top.
  fileprivate var top: CGPoint { CGPoint(x: contentOffset.x, y: contentOffset.y - distanceFromTop) }

  /// Puts a finger on content that it is to drag to an offset.
  /// - Returns: The place of the content there; `nil` where no finger can drag it, or where that makes its sheet larger instead (SHT-9).
  fileprivate func beginDragging(toward offset: CGPoint) -> CGPoint? {
    guard isTouchable, isScrollEnabled else { return nil }
    let end = CGPoint(x: offset.x, y: offset.y == 0 ? min(0, top.y) : offset.y)
    if expandsSheet(scrollingTo: end) { return nil }
    beginDragging()
    return end
  }

  /// Scrolls the content as the user does, and tells the containers above, whose bars follow.
  fileprivate func barsFollow(isDrag: Bool, _ movement: () -> Void) {
    let start = distanceFromTop
    movement()
    nearestController?.barsFollow(ContentScroll(scrollView: self, distance: distanceFromTop - start, isDrag: isDrag))
  }

  /// Makes the sheet around the content larger, if scrolling to `offset` does that instead (SHT-9).
  fileprivate func expandsSheet(scrollingTo offset: CGPoint) -> Bool {
    guard offset.y > contentOffset.y, distanceFromTop <= 0, let sheet = nearestController?.sheetInHand,
      sheet.prefersScrollingExpandsWhenScrolledToEdge, !sheet.fillsScreen, let larger = sheet.heights.nextLarger
    else { return false }
    return sheet.rest(at: larger)
  }

  fileprivate var topOnScreen: CGFloat { convert(bounds, to: nil).minY }
}

extension UIView {
  /// The scroll views in this view, from back to front.
  fileprivate var scrollViewsBelow: [UIScrollView] {
    subviews.flatMap { [$0 as? UIScrollView].compactMap(\.self) + $0.scrollViewsBelow }
  }
}

extension UIViewController {
  /// Tells the containers from this controller up that the user scrolled content.
  fileprivate func barsFollow(_ scroll: ContentScroll) {
    (self as? UINavigationController)?.contentWasScrolled(scroll)
    (self as? UITabBarController)?.contentWasScrolled(scroll)
    parent?.barsFollow(scroll)
  }
}

extension UIViewController {
  /// The controller itself or the nearest above.
  fileprivate var nearestNavigationController: UINavigationController? { self as? UINavigationController ?? navigationController }

  /// Whether a finger could reach the controller's view.
  var isTouchable: Bool { viewIfLoaded?.isTouchable ?? false }

  /// Whether something is presented over this controller or one above that keeps a finger from it; a search may not (SRC-5), nor may a sheet
  /// that does not dim it (SHT-5).
  fileprivate var isBehindPresentation: Bool { coveringPresentation != nil }

  /// The controller that keeps a finger from this one because it is presented over it.
  var coveringPresentation: UIViewController? {
    if let presented = presentation?.presented, !presented.letsTouchesThrough { return presented }
    return parent?.coveringPresentation
  }

  /// Whether the user can touch what lies behind this presented controller, and behind those that it presents.
  private var letsTouchesThrough: Bool {
    guard (self as? UISearchController)?.isSeeThrough ?? isInUndimmedSheet else { return false }
    return presentation.map { $0.presented.letsTouchesThrough } ?? true
  }
}

extension UIView {
  /// Whether a finger could reach the view.
  var isTouchable: Bool {
    guard let window, window.isOnScreen, nearestController?.isBehindPresentation != true else { return false }
    return !isOutOfReach
  }

  /// Whether the view, or one above it, is hidden or takes no touches (CTL-1).
  private var isOutOfReach: Bool { isHidden || !isUserInteractionEnabled || superview?.isOutOfReach ?? false }
}

/// The direction of a swipe.
public enum SwipeDirection: Sendable { case up, down, left, right }
