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

    /// Makes the delegate.
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

    /// An entry without a delegate: the app names it in `configurationForConnecting`, or does without.
    public init(name: String, storyboard: String? = nil) {
      self.name = name
      delegateClass = nil
      self.storyboard = storyboard
      make = nil
    }
  }
}
