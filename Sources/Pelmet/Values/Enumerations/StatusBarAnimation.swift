/// UIStatusBarAnimation (STB-4).
public enum StatusBarAnimation: String, Sendable, Hashable, CaseIterable {
  case none, fade, slide
}
