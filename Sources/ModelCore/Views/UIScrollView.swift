public import Foundation

/// A view whose content is larger than itself. Scrolling has no physics here: the content is where it was put.
open class UIScrollView: UIView {
  /// Whether the safe area is added to the insets (BAR-3).
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As `scrollableAxes`; at top and bottom always in a controller with `automaticallyAdjustsScrollViewInsets` in a navigation
    /// controller.
    case automatic
    /// On the axes on which there is more content than room.
    case scrollableAxes
    case never
    case always
  }

  /// In points.
  open var contentSize = CGSize.zero

  /// The point of the content at the view's top left corner, in points. Negative at the top where there are insets.
  open var contentOffset: CGPoint {
    get { boundsOrigin }
    set {
      guard newValue != boundsOrigin else { return }
      boundsOrigin = newValue
      nearestController?.passOnScrolling(of: self)
    }
  }

  /// Unanimated here: only the end of an animation can be seen.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }

  /// Room around the content, in points. Before iOS 11 the container writes here what its bars cover (BAR-1).
  open var contentInset = UIEdgeInsets.zero

  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic

  /// ``contentInset`` with what is added of the safe area, in points (BAR-3).
  open var adjustedContentInset: UIEdgeInsets { contentInset + ScrollViewInsets.automatic(of: self) }

  /// The offset at which the content lies at its top, with all bars at their full height; as of the last layout.
  private(set) var restingOffset: CGFloat = 0

  /// To be called after the insets changed: content that lies at its top stays there.
  func rest(at offset: CGFloat) {
    let isAtTop = boundsOrigin.y == restingOffset || (boundsOrigin.y < restingOffset && boundsOrigin.y > offset)
    if isAtTop { boundsOrigin.y = offset }
    restingOffset = offset
  }

  /// How far the content is scrolled down from its top, in points; 0 beyond it.
  var distanceFromTop: CGFloat { max(0, boundsOrigin.y - restingOffset) }

  /// Whether the end of the content is in sight.
  var isAtBottom: Bool {
    boundsOrigin.y + frame.height - adjustedContentInset.bottom >= contentSize.height
  }
}

/// The insets that a scroll view adds by itself (BAR-3).
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

  private static func isAlwaysAdjusted(_ scrollView: UIScrollView) -> Bool {
    guard scrollView.contentInsetAdjustmentBehavior == .automatic, let controller = scrollView.nearestController else {
      return false
    }
    return controller.automaticallyAdjustsScrollViewInsets && controller.navigationController != nil
  }
}
