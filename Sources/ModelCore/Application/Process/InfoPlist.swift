/// The entries of the app's Info.plist that UIKit reads.
public struct InfoPlist: Sendable {
  /// The delegates that get life-cycle callbacks: the app's, or the scenes'.
  public enum LifeCycle: Hashable, Sendable {
    /// UIKit's own decision (LCH-1). It calls `configurationForConnecting…` of the app's delegate once, to find out whether it exists.
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

  /// `UIDesignRequiresCompatibility`: bars as before iOS 26. Ignored on iOS 27 in an app linked on iOS 27 (CMP-1).
  public var designRequiresCompatibility = false

  /// `UILaunchScreen`, or a storyboard in `UILaunchStoryboardName`; the App Store rejects an app linked on iOS 27
  /// without it (WIN-12).
  public var hasLaunchScreen = true

  /// `UISupportedInterfaceOrientations`; `nil` without the key, which allows all (WIN-9).
  public var supportedInterfaceOrientations: UIInterfaceOrientationMask?

  /// `UIRequiresFullScreen`: the app does not resize; since iOS 27, to the sizes of its orientations only (WIN-8).
  public var requiresFullScreen = false

  /// `UIRequiresFullScreenIgnoredStartingWithVersion`, which iOS 26.2 and later read (WIN-8).
  public var requiresFullScreenIgnoredStartingWithVersion: Device.Release?

  /// `UIMainStoryboardFile`, in an app without scenes (LCH-6): the name of one that was registered with
  /// ``Simulation/register(storyboard:make:)``.
  public var mainStoryboard: String?

  /// `UIUserInterfaceStyle`: forces light or dark on the whole app; unspecified stands for `Automatic`, or for no key at all.
  public var userInterfaceStyle = UIUserInterfaceStyle.unspecified

  /// `UIAppFonts`, by the names of the fonts instead of their files, which are not read: a family, or the full name of one of its faces,
  /// for each family that `UIFont(name:size:)` is to find beside the system's (LCH-16).
  public var fonts: Set<String> = []

  /// `LSApplicationQueriesSchemes`: the schemes, in lower case, for which `canOpenURL` answers (SYS-1).
  public var queriedSchemes: Set<String> = []

  /// The life cycle; not an entry of Info.plist. Set it to avoid the extra call of ``LifeCycle/automatic``.
  public var lifeCycle = LifeCycle.automatic

  public init(sceneManifest: SceneManifest? = nil, viewControllerBasedStatusBarAppearance: Bool = true) {
    self.sceneManifest = sceneManifest
    self.viewControllerBasedStatusBarAppearance = viewControllerBasedStatusBarAppearance
  }
}

extension InfoPlist {
  /// `UIApplicationSceneManifest` (LCH-13).
  public struct SceneManifest: Sendable {
    /// `UIApplicationSupportsMultipleScenes`.
    public var supportsMultipleScenes: Bool

    /// `UISceneConfigurations`.
    public var configurations: [UISceneSession.Role: [SceneConfiguration]]

    public init(supportsMultipleScenes: Bool = false, configurations: [UISceneSession.Role: [SceneConfiguration]] = [:]) {
      self.supportsMultipleScenes = supportsMultipleScenes
      self.configurations = configurations
    }

    /// Whether the manifest supplies at least one configuration (LCH-1).
    var hasConfigurations: Bool { configurations.values.contains { !$0.isEmpty } }
  }

  /// One entry of `UISceneConfigurations` (LCH-13).
  public struct SceneConfiguration: Sendable {
    /// `UISceneConfigurationName`.
    public let name: String

    /// `UISceneDelegateClassName`.
    let delegateClass: UIResponder.Type?

    /// `UISceneStoryboardFile` (LCH-11).
    let storyboard: String?

    /// Creates the delegate.
    let make: (@MainActor @Sendable () -> any UIWindowSceneDelegate)?

    /// - Parameters:
    ///   - storyboard: The name of one that was registered with ``Simulation/register(storyboard:make:)``.
    ///   - make: Makes a delegate; stands in for the Objective-C runtime, which makes objects from the names of classes.
    public init<D: UIResponder & UIWindowSceneDelegate>(
      name: String, delegateClass: D.Type, storyboard: String? = nil, make: @escaping @MainActor @Sendable () -> D
    ) {
      self.name = name
      self.delegateClass = delegateClass
      self.storyboard = storyboard
      self.make = make
    }

    /// Creates an entry without a delegate, which the app sets in `configurationForConnecting` or does not have.
    public init(name: String, storyboard: String? = nil) {
      self.name = name
      delegateClass = nil
      self.storyboard = storyboard
      make = nil
    }
  }
}
