extension Theme.NavigationItemStyle {
  /// UINavigationItem.SearchBarPlacement (LG-5). `inline` is the name of `integrated` before iOS 26.
  public enum SearchBarPlacement: String, Sendable, Hashable, CaseIterable {
    case automatic, inline, integrated, stacked, integratedCentered, integratedButton
  }
}
