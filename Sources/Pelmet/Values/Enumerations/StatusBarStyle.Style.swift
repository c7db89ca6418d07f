extension Theme.StatusBarStyle {
  /// UIStatusBarStyle (STB-6), or `automatic`: light content where white reaches a contrast of 3 on what lies under the status
  /// bar, else dark content; worked out per slot and scheme.
  public enum Style: String, Sendable, Hashable, CaseIterable {
    case `default`, lightContent, darkContent, automatic
  }
}
