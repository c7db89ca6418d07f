/// The colour of what the status bar shows (STB-6).
public enum UIStatusBarStyle: Int, Sendable {
  /// By the scheme, since iOS 17 by what lies below.
  case `default` = 0
  /// For dark backgrounds.
  case lightContent = 1
  /// For light backgrounds.
  case darkContent = 3
}
