extension Theme {
  /// UIStatusBarAnimation (STB-4).
  public enum StatusBarAnimation: String, Sendable, Hashable, CaseIterable {
    case noAnimation = "none"
    case fade, slide
  }
}
