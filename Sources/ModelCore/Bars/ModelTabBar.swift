/// A tab bar as a person sees it.
@MainActor
public struct ModelTabBar {
  public let look: ModelBarLook
  public let items: [UITabBarItem]
}
