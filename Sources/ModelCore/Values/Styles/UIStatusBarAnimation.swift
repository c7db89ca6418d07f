/// How the status bar is hidden and shown (STB-4).
public enum UIStatusBarAnimation: Int, Sendable {
  case none, fade, slide
}
