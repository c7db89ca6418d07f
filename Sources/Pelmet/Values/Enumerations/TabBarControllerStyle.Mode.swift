extension Theme.TabBarControllerStyle {
  /// UITabBarController.Mode (TAB-13).
  public enum Mode: String, Sendable, Hashable, CaseIterable {
    case automatic, tabBar, tabSidebar
  }
}
