public import Foundation

/// What the status bar of a scene looks like, since iOS 13 (STB-7).
@MainActor
open class UIStatusBarManager: NSObject {
  private weak var scene: UIWindowScene?

  init(_ scene: UIWindowScene) {
    self.scene = scene
    super.init()
  }

  /// `lightContent` or `darkContent`, never `default`.
  open var statusBarStyle: UIStatusBarStyle { shown?.contentStyle ?? .darkContent }

  open var isStatusBarHidden: Bool { shown?.isHidden ?? false }

  /// In points; zero when hidden.
  open var statusBarFrame: CGRect { shown?.frame ?? .zero }

  /// That of the frontmost visible window below the status bar.
  private var shown: ModelStatusBar? {
    let windows = scene?.windows.filter { !$0.isHidden && $0.windowLevel.rawValue < UIWindow.Level.statusBar.rawValue }
    return windows?.last.map(ModelStatusBar.init(window:))
  }
}

extension UIWindowScene {
  /// Since iOS 13 (STB-7).
  public var statusBarManager: UIStatusBarManager? {
    CurrentSimulation.device.systemVersion >= 13 ? UIStatusBarManager(self) : nil
  }
}
