/// What the app's Info.plist says to UIKit.
public struct InfoPlist: Sendable {
  /// Who is told about the life cycle.
  public enum LifeCycle: Hashable, Sendable {
    /// As UIKit decides (LCH-1). Asks the app's delegate whether it has `configurationForConnecting…`, by calling it once in vain.
    case automatic
    /// The scene delegates, without asking.
    case scenes
    /// The app delegate, without asking.
    case appDelegate
  }

  /// `UIApplicationSceneManifest` (LCH-13).
  public var sceneManifest: SceneManifest?

  /// `UIViewControllerBasedStatusBarAppearance` (STB-1).
  public var viewControllerBasedStatusBarAppearance: Bool

  /// `UIStatusBarStyle`: of the app's whole status bar at first, where view controllers do not decide (STB-1).
  public var statusBarStyle = UIStatusBarStyle.default

  /// `UIStatusBarHidden`: as ``statusBarStyle``.
  public var isStatusBarHidden = false

  /// `UIDesignRequiresCompatibility`: bars as before iOS 26 (LG-7).
  public var designRequiresCompatibility = false

  /// `UIMainStoryboardFile`, in an app without scenes (LCH-6): the name of one that was registered with
  /// ``Simulation/register(storyboard:make:)``.
  public var mainStoryboard: String?

  /// `UIUserInterfaceStyle`: forces light or dark on the whole app; unspecified stands for `Automatic`, or for no key at all.
  public var userInterfaceStyle = UIUserInterfaceStyle.unspecified

  /// No key of UIKit's: skips the question that ``LifeCycle/automatic`` asks.
  public var lifeCycle = LifeCycle.automatic

  public init(sceneManifest: SceneManifest? = nil, viewControllerBasedStatusBarAppearance: Bool = true) {
    self.sceneManifest = sceneManifest
    self.viewControllerBasedStatusBarAppearance = viewControllerBasedStatusBarAppearance
  }
}
