/// What the app's Info.plist says to UIKit.
public struct InfoPlist: Sendable {
  /// `UIApplicationSceneManifest` (LCH-13).
  public var sceneManifest: SceneManifest?

  /// `UIViewControllerBasedStatusBarAppearance` (STB-1).
  public var viewControllerBasedStatusBarAppearance: Bool

  /// `UIStatusBarStyle`: of the app's whole status bar at first, where view controllers do not decide (STB-1).
  public var statusBarStyle = UIStatusBarStyle.default

  /// `UIStatusBarHidden`: as ``statusBarStyle``.
  public var isStatusBarHidden = false

  public init(sceneManifest: SceneManifest? = nil, viewControllerBasedStatusBarAppearance: Bool = true) {
    self.sceneManifest = sceneManifest
    self.viewControllerBasedStatusBarAppearance = viewControllerBasedStatusBarAppearance
  }
}
