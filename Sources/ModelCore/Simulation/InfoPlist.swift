/// What the app's Info.plist says to UIKit.
public struct InfoPlist: Sendable {
  /// `UIApplicationSceneManifest` (LCH-13).
  public var sceneManifest: SceneManifest?

  /// `UIViewControllerBasedStatusBarAppearance` (STB-1).
  public var viewControllerBasedStatusBarAppearance: Bool

  /// `UIDesignRequiresCompatibility`: bars as before iOS 26 (LG-7).
  public var designRequiresCompatibility = false

  public init(sceneManifest: SceneManifest? = nil, viewControllerBasedStatusBarAppearance: Bool = true) {
    self.sceneManifest = sceneManifest
    self.viewControllerBasedStatusBarAppearance = viewControllerBasedStatusBarAppearance
  }
}
