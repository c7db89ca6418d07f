import Foundation

extension UINavigationBar {
  /// BAR-13: attached to the top, the background is also that of the status bar.
  var backgroundFrame: CGRect {
    guard barPosition == .topAttached, let superview, frame.minY <= SafeArea.covered(superview).top else { return frame }
    return frame.union(CGRect(x: frame.minX, y: superview.bounds.minY, width: frame.width, height: 0))
  }
}
