public import Foundation

/// A tab bar as a person sees it.
public struct ModelTabBar: Sendable {
  /// In points: in the window's coordinates in a ``ModelScreen``, else in the superview's.
  public let frame: CGRect

  public let look: ModelBarLook
  public let items: [UITabBarItem]
  public let selectedItem: UITabBarItem?

  /// APP-13.
  public let itemLayout: ModelTabItemLayout
}
