import Foundation

/// What a scroll view adds to its insets by itself (BAR-3), or its container before iOS 11 (BAR-1).
@MainActor
enum ScrollViewInsets {
  /// The part of the safe area that the scroll view's behaviour adds.
  static func automatic(of scrollView: UIScrollView) -> UIEdgeInsets {
    let safeArea = scrollView.safeAreaInsets
    let scrollsVertically: Bool
    let scrollsHorizontally: Bool
    switch scrollView.contentInsetAdjustmentBehavior {
    case .never: (scrollsVertically, scrollsHorizontally) = (false, false)
    case .always: (scrollsVertically, scrollsHorizontally) = (true, true)
    case .automatic, .scrollableAxes:
      scrollsVertically = scrollView.contentSize.height > scrollView.frame.height || isAlwaysAdjusted(scrollView)
      scrollsHorizontally = scrollView.contentSize.width > scrollView.frame.width
    }
    return UIEdgeInsets(
      top: scrollsVertically ? safeArea.top : 0, left: scrollsHorizontally ? safeArea.left : 0,
      bottom: scrollsVertically ? safeArea.bottom : 0, right: scrollsHorizontally ? safeArea.right : 0)
  }

  /// Before iOS 11: writes what covers the controller's view into the insets of its first scroll view.
  static func adjust(_ controller: UIViewController) {
    guard CurrentSimulation.device.systemVersion < 11, controller.automaticallyAdjustsScrollViewInsets,
      let view = controller.viewIfLoaded, let scrollView = view as? UIScrollView ?? view.subviews.first as? UIScrollView
    else { return }
    let covered = SafeArea.covered(view)
    scrollView.contentInset.top = covered.top
    scrollView.contentInset.bottom = covered.bottom
    scrollView.rest(at: -covered.top)
  }

  private static func isAlwaysAdjusted(_ scrollView: UIScrollView) -> Bool {
    guard scrollView.contentInsetAdjustmentBehavior == .automatic, let controller = scrollView.nearestController else {
      return false
    }
    return controller.automaticallyAdjustsScrollViewInsets && controller.navigationController != nil
  }
}
