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
  /// 0 is the top below the bars. To place content partly below a bar, or to scroll as the app does, set `contentOffset`.
  public func scroll(_ scrollView: UIScrollView, to offset: CGPoint) {
    perform {
      guard scrollView.isTouchable else { return }
      var offset = offset
      if offset.y == 0 { offset.y = min(0, scrollView.topOffset) }
      guard !scrollView.expandsSheet(scrollingTo: offset) else { return }
      scrollView.nearestController?.barsFollow(scrollView.scroll(to: offset, isDrag: true))
    }
  }

  /// Taps the empty part of a navigation bar. Content scrolls to its top: on a pad since iOS 26, on a phone since iOS 27 (MIN-9).
  public func tapNavigationBar(of navigationController: UINavigationController) {
    perform {
      guard device.systemVersion >= (device.idiom == .pad ? 26 : 27), navigationController.isTouchable,
        !navigationController.isNavigationBarHidden, let scrollView = navigationController.modelContentScrollView
      else { return }
      let top = CGPoint(x: scrollView.contentOffset.x, y: scrollView.topOffset)
      navigationController.barsFollow(scrollView.scroll(to: top, isDrag: false))
    }
  }
}

extension UIScrollView {
  /// The vertical offset of content that is scrolled to its top.
  fileprivate var topOffset: CGFloat { contentOffset.y - distanceFromTop }

  /// Makes the sheet around the content larger, if scrolling to `offset` does that instead (SHT-9).
  fileprivate func expandsSheet(scrollingTo offset: CGPoint) -> Bool {
    guard offset.y > contentOffset.y, distanceFromTop <= 0, let sheet = nearestController?.sheetInHand,
      sheet.prefersScrollingExpandsWhenScrolledToEdge, !sheet.fillsScreen, let larger = sheet.heights.nextLarger
    else { return false }
    return sheet.rest(at: larger)
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
  fileprivate var isBehindPresentation: Bool {
    let isCovered = presentation.map { !$0.presented.letsTouchesThrough } ?? false
    return isCovered || parent?.isBehindPresentation ?? false
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
