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

  /// Scrolls content to an offset, which may be beyond its ends. Bars follow (APP-3, NAV-12, TAB-13).
  ///
  /// 0 is the top below the bars. To place content partly below a bar, set `contentOffset`.
  public func scroll(_ scrollView: UIScrollView, to offset: CGPoint) {
    perform {
      guard scrollView.isTouchable else { return }
      var offset = offset
      if offset.y == 0 { offset.y = min(0, scrollView.contentOffset.y - scrollView.distanceFromTop) }
      let distance = offset.y - scrollView.contentOffset.y
      scrollView.contentOffset = offset
      scrollView.nearestController?.tabBarController?.contentWasScrolled(by: distance)
    }
  }
}

extension UIViewController {
  /// The controller itself or the nearest above.
  fileprivate var nearestNavigationController: UINavigationController? { self as? UINavigationController ?? navigationController }

  /// Whether a finger could reach the controller's view.
  var isTouchable: Bool { viewIfLoaded?.isTouchable ?? false }

  /// Whether something is presented over this controller or one above.
  fileprivate var isBehindPresentation: Bool { presentedViewController != nil || parent?.isBehindPresentation ?? false }
}

extension UIView {
  /// Whether a finger could reach the view.
  var isTouchable: Bool {
    guard let window, window.isOnScreen, nearestController?.isBehindPresentation != true else { return false }
    return !isHiddenInHierarchy
  }

  private var isHiddenInHierarchy: Bool { isHidden || superview?.isHiddenInHierarchy ?? false }
}

/// The direction of a swipe.
public enum SwipeDirection: Sendable { case up, down, left, right }
