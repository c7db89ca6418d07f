import Foundation

/// Tells a hierarchy of views that it enters or leaves a window.
@MainActor
enum WindowChange {
  /// Before it does; superviews first.
  static func announce(_ window: UIWindow?, to view: UIView) {
    view.willMove(toWindow: window)
    for subview in view.subviews { announce(window, to: subview) }
  }

  /// While it does, before any view hears that it did.
  static func make(_ window: UIWindow?, for view: UIView) {
    view.hierarchyWindow = window
    for subview in view.subviews { make(window, for: subview) }
  }

  /// After it did; superviews first. Appearance proxies come before (PRX-3).
  static func confirm(to view: UIView) {
    ProxyReplay.run(for: view)
    confirmMove(of: view)
  }

  private static func confirmMove(of view: UIView) {
    view.didMoveToWindow()
    for subview in view.subviews { confirmMove(of: subview) }
  }
}
