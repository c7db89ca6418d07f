import Foundation

/// Which window is the key one (LCH-5): from SDK 15 on each scene has its own, before the application has one.
@MainActor
enum KeyWindow {
  private static var isPerScene: Bool { CurrentSimulation.device.linkedSDK >= 15 }

  /// The key window among those of `scene`.
  static func current(of scene: UIWindowScene) -> UIWindow? {
    guard !isPerScene else { return scene.lastKeyWindow }
    return scene.session.process?.keyWindow.flatMap { $0.hostScene === scene ? $0 : nil }
  }

  static func isKey(_ window: UIWindow) -> Bool {
    holder(competingWith: window) === window
  }

  /// A window without a scene competes with nobody where each scene has its own, and never wins.
  static func make(_ window: UIWindow) {
    guard CurrentSimulation.device.systemVersion < 15 || window.canBecomeKey else { return }
    let old = holder(competingWith: window)
    window.process?.keyWindow = window
    window.hostScene?.lastKeyWindow = window
    guard old !== window, isKey(window) else { return }
    if let old {
      old.resignKey()
      NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: old)
    }
    window.becomeKey()
    NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: window)
  }

  private static func holder(competingWith window: UIWindow) -> UIWindow? {
    guard isPerScene, window.process?.isRunning == true else { return window.process?.keyWindow }
    return window.hostScene?.lastKeyWindow
  }
}
