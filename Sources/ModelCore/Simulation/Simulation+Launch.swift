extension Simulation {
  /// Launches an app whose windows a scene delegate makes, and waits until everything has come to rest.
  ///
  /// ```swift
  /// let app = Simulation.launched(sceneDelegate: ShopScene(), device: .iPad, on: 18)
  /// try app.found(ShopTabs.self).show("Teapot")
  /// app.settle()
  /// ```
  /// - Parameters:
  ///   - cause: The way in which the app is launched.
  ///   - sceneDelegate: Evaluated for each scene.
  ///   - appDelegate: Evaluated for each launch; `nil` for one that does nothing.
  ///   - version: The version of iOS; `nil` for the device's own.
  ///   - infoPlist: The app's other entries; its scene manifest is that of `sceneDelegate`.
  public static func launched<SceneDelegate: UIResponder & UIWindowSceneDelegate>(
    _ cause: LaunchCause = .icon, sceneDelegate: @autoclosure @escaping @MainActor @Sendable () -> SceneDelegate,
    appDelegate: @autoclosure @escaping @MainActor () -> (any UIApplicationDelegate)? = nil, device: Device = .iPhone,
    on version: Device.Release? = nil, infoPlist: InfoPlist = InfoPlist(), policies: Policies = Policies()
  ) -> Simulation {
    let scene = InfoPlist.SceneConfiguration(name: "Default", delegateClass: SceneDelegate.self, make: sceneDelegate)
    var infoPlist = infoPlist
    infoPlist.sceneManifest = InfoPlist.SceneManifest(configurations: [.windowApplication: [scene]])
    return launched(
      cause, appDelegate: appDelegate() ?? EmptyDelegate(), device: device, on: version, infoPlist: infoPlist, policies: policies)
  }

  /// Launches an app whose delegate makes its window, and waits until everything has come to rest.
  /// - Parameters:
  ///   - cause: The way in which the app is launched.
  ///   - appDelegate: Evaluated for each launch.
  ///   - version: The version of iOS; `nil` for the device's own.
  public static func launched(
    _ cause: LaunchCause = .icon, appDelegate: @autoclosure @escaping @MainActor () -> any UIApplicationDelegate,
    device: Device = .iPhone, on version: Device.Release? = nil, infoPlist: InfoPlist = InfoPlist(),
    policies: Policies = Policies()
  ) -> Simulation {
    var device = device
    if let version { device.systemVersion = version }
    let simulation = Simulation(device: device, infoPlist: infoPlist, appDelegate: appDelegate(), policies: policies)
    simulation.launch(cause)
    simulation.settle()
    return simulation
  }

  /// The controller of a class in the window in front: the first from the root down, where a presented controller comes before those
  /// below it.
  /// - Throws: ``ScreenNotFound``, if there is none; it names those that are there.
  public func found<Controller: UIViewController>(_ type: Controller.Type) throws(ScreenNotFound) -> Controller {
    guard let root = window?.rootViewController else {
      throw ScreenNotFound(type, "no window with a controller is in front; launch the app, return to it, or show its window")
    }
    let layers = Array(sequence(first: root, next: \.presentedViewController))
    for layer in layers.reversed() {
      if let controller = layer.find(type) { return controller }
    }
    let names = layers.flatMap(\.withDescendants).map(\.modelName)
    throw ScreenNotFound(type, "in front are only \(names.joined(separator: ", "))")
  }

  /// The delegate of the scene in front.
  /// - Throws: ``ScreenNotFound``, if it is of another class, or no scene is in front.
  public func foundSceneDelegate<Delegate: UIWindowSceneDelegate>(_ type: Delegate.Type) throws(ScreenNotFound) -> Delegate {
    if let delegate = scene?.delegate as? Delegate { return delegate }
    if launchedWithoutScenes { throw ScreenNotFound(type, "the app has no scene delegate") }
    guard let scene else { throw ScreenNotFound(type, "no scene is in front; launch the app, or return to it") }
    let name = scene.delegate.map { "\(Swift.type(of: $0))" } ?? "nil"
    throw ScreenNotFound(type, "the delegate of the scene in front is \(name)")
  }
}

/// The reason why a test does not find what it looks for.
public struct ScreenNotFound: Error, Hashable, CustomStringConvertible {
  public let description: String

  init(_ type: Any.Type, _ reason: String) { description = "no \(type): \(reason)" }
}

private final class EmptyDelegate: UIResponder, UIApplicationDelegate {}
