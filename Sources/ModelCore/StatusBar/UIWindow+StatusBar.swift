import Foundation

extension UIWindow {
  /// What the status bar covers at the top of the window, in points (NAV-14): nothing in compact height, where phones hide it (STB-3).
  var statusBarHeight: CGFloat {
    traitCollection.verticalSizeClass == .compact ? 0 : CurrentSimulation.device.statusBarHeight
  }
}
