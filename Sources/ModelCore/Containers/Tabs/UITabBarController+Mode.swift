extension UITabBarController {
  /// How tabs are offered (TAB-13).
  public enum Mode: Int, Sendable { case automatic, tabBar, tabSidebar }

  /// On which scrolling the bar becomes small (TAB-13).
  public enum MinimizeBehavior: Int, Sendable { case automatic, never, onScrollDown, onScrollUp }

  /// What ``mode`` comes to: never automatic. A sidebar if there is any group (TAB-13).
  public var modelMode: Mode {
    guard mode == .automatic else { return mode }
    return tabs.contains { $0 is UITabGroup } ? .tabSidebar : .tabBar
  }

  /// The tab that stands out: the one of ``prominentTabIdentifier``, else a search tab that activates its search (TAB-13).
  public var modelProminentTab: UITab? {
    guard let prominentTabIdentifier else {
      return tabs.first { ($0 as? UISearchTab)?.automaticallyActivatesSearch == true }
    }
    return tab(forIdentifier: prominentTabIdentifier)
  }
}
