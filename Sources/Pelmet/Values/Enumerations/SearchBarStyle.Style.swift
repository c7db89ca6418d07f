extension Theme.SearchBarStyle {
  /// UISearchBar.Style.
  public enum Style: String, Sendable, Hashable, CaseIterable {
    case `default`, prominent, minimal
  }
}
