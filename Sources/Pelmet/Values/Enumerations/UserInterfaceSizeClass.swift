extension Theme {
  /// UIUserInterfaceSizeClass.
  public enum UserInterfaceSizeClass: String, Sendable, Hashable, CaseIterable {
    case unspecified, compact, regular
  }
}
