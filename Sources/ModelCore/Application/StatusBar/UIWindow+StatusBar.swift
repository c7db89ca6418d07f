import Foundation

extension UIWindow {
  /// What the status bar covers at the top of the window, in points (NAV-14); nothing while it is hidden (STB-3).
  var statusBarHeight: CGFloat {
    statusBar.answer.isHidden ? 0 : CurrentSimulation.device.statusBarHeight
  }
}
