/// A toolbar as a person sees it.
public struct ModelToolbar: Sendable {
  public let look: ModelBarLook

  /// Items that share glass (LG-2). Before iOS 26 every item is by itself.
  public let groups: [[UIBarButtonItem]]
}
