public import Foundation

/// The fade of a scroll view's content under what is pinned at one edge, such as a bar (EDG-1, iOS 26).
///
/// A scroll view makes one for each edge; change its properties, as in `scrollView.topEdgeEffect.style = .hard`.
@preconcurrency @MainActor
open class UIScrollEdgeEffect: NSObject {
  /// The look of an edge effect (EDG-3).
  public struct Style: Hashable, Sendable {
    private let name: String

    /// The system's choice. Since iOS 27 it is a look of its own, neither soft nor hard.
    public static let automatic = Style(name: "automatic")
    /// A gradual fade.
    public static let soft = Style(name: "soft")
    /// A sharp cut with a dividing line.
    public static let hard = Style(name: "hard")
  }

  open var style = Style.automatic

  /// Whether the edge has no effect at all.
  open var isHidden = false
}
