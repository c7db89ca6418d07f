public import Foundation

/// A toolbar as a person sees it.
public struct ModelToolbar: Sendable {
  /// In points: in the window's coordinates in a ``ModelScreen``, else in the superview's.
  public let frame: CGRect

  public let look: ModelBarLook

  /// Items that share glass (LG-2). Before iOS 26 every item is by itself.
  public let groups: [[UIBarButtonItem]]
}
