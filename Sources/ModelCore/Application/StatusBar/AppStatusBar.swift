/// The status bar of the whole app, where Info.plist says that view controllers do not decide (STB-1).
struct AppStatusBar {
  var style: UIStatusBarStyle
  var isHidden: Bool
  /// How it was last hidden or shown.
  var animation = UIStatusBarAnimation.none

  init(_ infoPlist: InfoPlist) {
    style = infoPlist.statusBarStyle
    isHidden = infoPlist.isStatusBarHidden
  }

  var answer: StatusBarAnswer { StatusBarAnswer(style: style, isHidden: isHidden, animation: animation) }

  /// Nil where view controllers decide.
  @MainActor static var current: AppStatusBar? {
    guard let app = CurrentSimulation.simulation?.app, !app.infoPlist.viewControllerBasedStatusBarAppearance else {
      return nil
    }
    return UIApplication.shared.statusBar
  }
}
