public import Foundation

/// A view with content that can be larger than the view. Scrolling has no physics: the content stays where it is put.
open class UIScrollView: UIView, ModelScrollDelegation {
  /// The rule by which the safe area is added to the insets (BAR-3).
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As `scrollableAxes`, but always at top and bottom in a navigation controller's child with `automaticallyAdjustsScrollViewInsets`.
    case automatic
    /// On axes along which the content is larger than the view.
    case scrollableAxes
    case never
    case always
  }

  /// The movement of content that takes the keyboard away.
  public enum KeyboardDismissMode: Int, Sendable {
    case none
    /// The beginning of a drag (FRM-4).
    case onDrag
    /// A drag over the keyboard; kept without effect.
    case interactive
    /// As `onDrag`: the view above the keyboard goes with it, here in either case.
    case onDragWithAccessory
    /// As `interactive`.
    case interactiveWithAccessory
  }

  /// The part of its speed that content keeps each millisecond after the finger is gone.
  public struct DecelerationRate: Hashable, RawRepresentable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// The size of the content in points.
  open var contentSize = CGSize.zero

  /// The point of the content at the view's top left corner, in points. At the top it is negative if there are insets.
  open var contentOffset: CGPoint {
    get { boundsOrigin }
    set {
      guard newValue != boundsOrigin else { return }
      boundsOrigin = newValue
      contentMoved()
      nearestController?.passOnScrolling(of: self)
      heldDelegate.call("scrollViewDidScroll") { $0.scrollViewDidScroll(self) }
    }
  }

  /// Called after other content has become visible.
  func contentMoved() {}

  /// Sets the offset at once, because animations complete immediately; the delegate hears of the end of an animation later (SCR-3).
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    if animated { animate(to: contentOffset) } else { self.contentOffset = contentOffset }
  }

  /// Scrolls so far that a rectangle of the content is just visible; not at all if it is (SCR-3).
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let insets = adjustedContentInset
    let (width, height) = (frame.width - insets.left - insets.right, frame.height - insets.top - insets.bottom)
    var offset = contentOffset
    offset.x = min(max(offset.x, rect.maxX - width - insets.left), rect.minX - insets.left)
    offset.y = min(max(offset.y, rect.maxY - height - insets.top), rect.minY - insets.top)
    setContentOffset(offset, animated: animated)
  }

  let heldDelegate = HeldDelegate<any UIScrollViewDelegate>()

  // MARK: The finger (SCR-2)

  /// Whether a finger moves the content.
  open internal(set) var isDragging = false

  open var isTracking: Bool { isDragging }

  /// Whether the content moves on without a finger.
  open internal(set) var isDecelerating = false

  /// The movement of the content that takes the keyboard away (FRM-4).
  open var keyboardDismissMode = KeyboardDismissMode.none

  /// Whether a finger can move the content.
  open var isScrollEnabled = true

  /// The recognizer of drags, for delegates and for recognizers that are to wait for it. A test's drags move the content without it.
  open private(set) lazy var panGestureRecognizer = UIPanGestureRecognizer()

  /// Kept: a test says where the content rests.
  open var decelerationRate = DecelerationRate.normal

  /// Whether the content rests at multiples of the view's size. Kept: a test says where the content rests.
  open var isPagingEnabled = false

  /// Whether a tap on the status bar can scroll this view (SCR-4).
  open var scrollsToTop = true

  open var bounces = true
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true

  /// In points; kept.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero

  /// In points; kept.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero

  /// Those of both indicators, where they are the same. In points.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets == horizontalScrollIndicatorInsets ? verticalScrollIndicatorInsets : .zero }
    set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
  }

  /// The space around the content, in points. Before iOS 11 the container sets it to the part that its bars cover (BAR-1).
  open var contentInset = UIEdgeInsets.zero

  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic

  /// ``contentInset`` plus the part of the safe area that is added, in points (BAR-3).
  open var adjustedContentInset: UIEdgeInsets { contentInset + ScrollViewInsets.automatic(of: self) }

  /// The control above the content for reloading it, in front of the other subviews (TBL-11).
  open var refreshControl: UIRefreshControl? {
    didSet {
      guard refreshControl !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let refreshControl { addSubview(refreshControl) }
    }
  }

  // MARK: Edge effects (EDG-1, iOS 26)

  open private(set) lazy var topEdgeEffect = UIScrollEdgeEffect()
  open private(set) lazy var leftEdgeEffect = UIScrollEdgeEffect()
  open private(set) lazy var bottomEdgeEffect = UIScrollEdgeEffect()
  open private(set) lazy var rightEdgeEffect = UIScrollEdgeEffect()

  // MARK: Resting

  /// The offset of content scrolled to its top, with all bars at full height, as of the last layout.
  private(set) var restingOffset: CGFloat = 0

  /// Updates the offset after the insets changed, so that content at its top stays there.
  func rest(at offset: CGFloat) {
    let isAtTop = boundsOrigin.y == restingOffset || (boundsOrigin.y < restingOffset && boundsOrigin.y > offset)
    restingOffset = offset
    guard isAtTop, boundsOrigin.y != offset else { return }
    boundsOrigin.y = offset
    contentMoved()
  }

  /// The distance that the content is scrolled down from its top, in points; 0 above it.
  var distanceFromTop: CGFloat { max(0, boundsOrigin.y - restingOffset) }

  /// Whether the end of the content is visible.
  var isAtBottom: Bool {
    boundsOrigin.y + frame.height - adjustedContentInset.bottom >= contentSize.height
  }
}

/// The insets that a scroll view adds by itself (BAR-3).
@MainActor
enum ScrollViewInsets {
  /// The part of the safe area that the scroll view adds.
  static func automatic(of scrollView: UIScrollView) -> UIEdgeInsets {
    let safeArea = scrollView.safeAreaInsets
    let scrollsVertically: Bool
    let scrollsHorizontally: Bool
    switch scrollView.contentInsetAdjustmentBehavior {
    case .never: (scrollsVertically, scrollsHorizontally) = (false, false)
    case .always: (scrollsVertically, scrollsHorizontally) = (true, true)
    case .automatic, .scrollableAxes:
      scrollsVertically =
        scrollView.alwaysBounceVertical || scrollView.contentSize.height > scrollView.frame.height
        || isAlwaysAdjusted(scrollView)
      scrollsHorizontally = scrollView.alwaysBounceHorizontal || scrollView.contentSize.width > scrollView.frame.width
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
