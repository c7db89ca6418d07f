extension Theme.NavigationItemStyle {
  /// UINavigationItem.BackButtonDisplayMode (ITM-3).
  public enum BackButtonDisplayMode: String, Sendable, Hashable, CaseIterable {
    case `default`, generic, minimal
  }
}
