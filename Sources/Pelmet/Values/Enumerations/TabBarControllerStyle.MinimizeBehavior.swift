extension Theme.TabBarControllerStyle {
  /// UITabBarController.MinimizeBehavior (TAB-13).
  public enum MinimizeBehavior: String, Sendable, Hashable, CaseIterable {
    case automatic, never, onScrollDown, onScrollUp
  }
}
