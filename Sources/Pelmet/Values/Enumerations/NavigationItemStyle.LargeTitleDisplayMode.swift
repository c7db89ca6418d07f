extension Theme.NavigationItemStyle {
  /// UINavigationItem.LargeTitleDisplayMode (NAV-12).
  public enum LargeTitleDisplayMode: String, Sendable, Hashable, CaseIterable {
    case automatic, always, never, inline
  }
}
