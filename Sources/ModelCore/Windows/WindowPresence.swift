import Foundation

/// Whether a window is on a screen, and what that means to its root view controller.
@MainActor
final class WindowPresence {
  private unowned let window: UIWindow

  /// Whether the window was on a screen when last asked.
  private(set) var isPresent = false

  init(_ window: UIWindow) {
    self.window = window
  }

  /// To be called after whatever puts the window on a screen or takes it away.
  func update() {
    guard isPresent != window.isOnScreen else { return }
    isPresent.toggle()
    if isPresent {
      ProxyReplay.run(for: window)
      window.rootViewController.map(show)
    } else {
      window.rootViewController.map(hide)
    }
  }

  /// To be called after the root controller has changed.
  func replaceRoot(_ old: UIViewController?) {
    guard old !== window.rootViewController else { return }
    if let old {
      hide(old)
      old.viewIfLoaded?.removeFromSuperview()
    }
    if isPresent { window.rootViewController.map(show) }
  }

  /// Loads and announces at once; the rest waits for the layout pass.
  private func show(_ root: UIViewController) {
    root.begin(appearing: true, animated: false)
    root.view.frame = window.bounds
    window.insertSubview(root.view, at: 0)
    CurrentSimulation.simulation?.clock.afterLayout { [weak root] in root?.endAppearance() }
  }

  private func hide(_ root: UIViewController) {
    root.begin(appearing: false, animated: false)
    root.endAppearance()
  }
}

extension UIWindow {
  /// Whether a person could see the window.
  var isOnScreen: Bool { !isHidden }
}
