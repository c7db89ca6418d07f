/// A tab bar as a person sees it.
public struct ModelTabBar: Sendable {
  public let look: ModelBarLook
  public let items: [UITabBarItem]
}
