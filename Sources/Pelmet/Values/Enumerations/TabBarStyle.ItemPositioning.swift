extension Theme.TabBarStyle {
  /// UITabBar.ItemPositioning (TAB-9).
  public enum ItemPositioning: String, Sendable, Hashable, CaseIterable {
    case automatic, fill, centered
  }
}
