public import Foundation

/// A tab bar as a person sees it.
public struct ModelTabBar: Sendable {
  /// In points: in the window's coordinates in a ``ModelScreen``, else in the superview's.
  public let frame: CGRect

  public let look: ModelBarLook
  public let items: [UITabBarItem]
  public let selectedItem: UITabBarItem?

  /// Whether scrolling has made the bar small (TAB-13). How small is not established: `frame` is that of the whole bar.
  public let isMinimized: Bool

  /// APP-13.
  public let itemLayout: ModelTabItemLayout
}
