import Foundation

/// What lies below the status bar (STB-6).
@MainActor
enum StatusBarBackdrop {
  /// Nil where nothing opaque has a colour there.
  static func isDark(in window: UIWindow) -> Bool? {
    let point = CGPoint(x: window.bounds.midX, y: CurrentSimulation.device.statusBarHeight / 2)
    return color(of: window, at: point).map { 0.299 * $0.red + 0.587 * $0.green + 0.114 * $0.blue < 0.5 }
  }

  /// The colour of the frontmost of a view and those in it.
  /// - Parameter point: In the view's own coordinates.
  private static func color(of view: UIView, at point: CGPoint) -> ColorComponents? {
    for subview in view.subviews.reversed() where !subview.isHidden && subview.alpha > 0 {
      let (frame, origin) = (subview.frame, subview.bounds.origin)
      guard reach(of: subview).contains(point) else { continue }
      let inside = CGPoint(x: point.x - frame.minX + origin.x, y: point.y - frame.minY + origin.y)
      if let color = color(of: subview, at: inside) { return color }
    }
    let background = (view as? UINavigationBar)?.modelBar.look.background.color ?? view.backgroundColor
    guard let color = background?.modelComponents(view.traitCollection), color.alpha >= 0.5 else { return nil }
    return color
  }

  /// A bar below the status bar colours that, too.
  private static func reach(of view: UIView) -> CGRect {
    guard view is UINavigationBar, view.frame.minY <= CurrentSimulation.device.statusBarHeight else { return view.frame }
    return CGRect(x: view.frame.minX, y: 0, width: view.frame.width, height: view.frame.maxY)
  }
}
