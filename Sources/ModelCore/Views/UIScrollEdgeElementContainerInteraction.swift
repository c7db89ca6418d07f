public import Foundation

/// Makes the views of a container over a scroll view shape the edge effect there, as those of a bar do (EDG-6, iOS 26).
///
///     let interaction = UIScrollEdgeElementContainerInteraction()
///     interaction.scrollView = scrollView
///     interaction.edge = .bottom
///     buttons.addInteraction(interaction)
///
/// It has no style: that is read from the scroll view's effect.
@preconcurrency @MainActor
public final class UIScrollEdgeElementContainerInteraction: NSObject, UIInteraction {
  public private(set) weak var view: UIView?

  /// The scroll view under the container. Without one the interaction has no effect.
  public weak var scrollView: UIScrollView?

  /// The edge of the scroll view at which the container is.
  public var edge: UIRectEdge = []

  public func willMove(to view: UIView?) {}

  public func didMove(to view: UIView?) {
    self.view = view
  }
}
