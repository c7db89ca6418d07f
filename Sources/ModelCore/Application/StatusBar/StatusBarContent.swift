/// What the status bar's style comes to (STB-6).
@MainActor
enum StatusBarContent {
  static func style(_ style: UIStatusBarStyle, in window: UIWindow) -> UIStatusBarStyle {
    switch style {
    case .lightContent, .darkContent: style
    case .default: isDark(window) ? .lightContent : .darkContent
    }
  }

  /// Dark content before iOS 13; then by the scheme; since iOS 17 by what lies below, where that has a colour.
  private static func isDark(_ window: UIWindow) -> Bool {
    let version = CurrentSimulation.device.systemVersion
    guard version >= 13 else { return false }
    if version >= 17, let isDark = StatusBarBackdrop.isDark(in: window) { return isDark }
    return window.traitCollection.userInterfaceStyle == .dark
  }
}
