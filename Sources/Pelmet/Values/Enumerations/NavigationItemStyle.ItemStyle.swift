extension Theme.NavigationItemStyle {
  /// UINavigationItem.ItemStyle.
  public enum ItemStyle: String, Sendable, Hashable, CaseIterable {
    case navigator, browser, editor
  }
}
