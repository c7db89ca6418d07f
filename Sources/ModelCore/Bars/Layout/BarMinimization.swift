import Foundation

/// A scroll of content by the user, which minimises bars and brings them back.
@MainActor
struct ContentScroll {
  let scrollView: UIScrollView

  /// The distance in points toward later content; negative toward the beginning. The part beyond the beginning does not count.
  let distance: CGFloat

  /// Whether a finger dragged the content. Otherwise the system scrolled it after a tap (MIN-9), which brings bars back at most.
  let isDrag: Bool

  var isAtTop: Bool { scrollView.distanceFromTop == 0 }
}

/// The scrolling that minimises a bar, and the scrolling that brings it back (MIN-1, MIN-3, MIN-5, MIN-6).
struct ScrollMinimization: Hashable {
  /// The direction that minimises: toward later content, or toward the beginning.
  enum Direction { case down, up }

  /// The scrolling that brings the bar back: in the other direction, or to the beginning of the content.
  enum Restoration { case onReversal, atScrollEdge }

  let direction: Direction
  let restoration: Restoration

  /// Whether the bar is minimised after a scroll.
  @MainActor func isMinimized(before isMinimized: Bool, after scroll: ContentScroll) -> Bool {
    if restoration == .atScrollEdge, scroll.isAtTop { return false }
    let isForward = direction == .down ? scroll.distance > 0 : scroll.distance < 0
    if isForward { return isMinimized || scroll.isDrag }
    return isMinimized && (scroll.distance == 0 || restoration == .atScrollEdge)
  }
}

extension UINavigationItem {
  /// The scrolling that minimises the bar; nil for none. The system's own choice is not established, so that `automatic` is none (MIN-5).
  var scrollMinimization: ScrollMinimization? {
    switch navigationBarMinimization.minimizationBehavior {
    case .automatic, .never: nil
    case .onScrollDown: ScrollMinimization(direction: .down, restoration: restoration)
    case .onScrollUp: ScrollMinimization(direction: .up, restoration: restoration)
    }
  }

  /// An explicit `atScrollEdge` counts for `onScrollDown` alone; a search in the centre of the bar has it by itself (MIN-6).
  private var restoration: ScrollMinimization.Restoration {
    switch navigationBarMinimization.restorationBehavior {
    case .atScrollEdge: navigationBarMinimization.minimizationBehavior == .onScrollDown ? .atScrollEdge : .onReversal
    case .automatic: preferredSearchBarPlacement == .integratedCentered ? .atScrollEdge : .onReversal
    }
  }
}
