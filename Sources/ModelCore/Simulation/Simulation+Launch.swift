extension Simulation {
  /// Launches an app whose windows a scene delegate makes, and waits until everything has come to rest.
  ///
  /// ```swift
  /// let app = Simulation.launched(sceneDelegate: ShopScene(), on: .iPad, system: 18)
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
    appDelegate: @autoclosure @escaping @MainActor () -> (any UIApplicationDelegate)? = nil, on device: Device = .iPhone,
    system version: Device.Release? = nil, infoPlist: InfoPlist = InfoPlist(), policies: Policies = Policies()
  ) -> Simulation {
    let scene = InfoPlist.SceneConfiguration(name: "Default", delegateClass: SceneDelegate.self, make: sceneDelegate)
    var infoPlist = infoPlist
    infoPlist.sceneManifest = InfoPlist.SceneManifest(configurations: [.windowApplication: [scene]])
    return launched(
      cause, appDelegate: appDelegate() ?? EmptyDelegate(), on: device, system: version, infoPlist: infoPlist, policies: policies)
  }

  /// Launches an app whose delegate makes its window, and waits until everything has come to rest.
  /// - Parameters:
  ///   - cause: The way in which the app is launched.
  ///   - appDelegate: Evaluated for each launch.
  ///   - version: The version of iOS; `nil` for the device's own.
  public static func launched(
    _ cause: LaunchCause = .icon, appDelegate: @autoclosure @escaping @MainActor () -> any UIApplicationDelegate,
    on device: Device = .iPhone, system version: Device.Release? = nil, infoPlist: InfoPlist = InfoPlist(),
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
  /// - Throws: ``ScreenNotFound``, if there is none.
  public func found<Controller: UIViewController>(_ type: Controller.Type) throws(ScreenNotFound) -> Controller {
    let layers = sequence(first: window?.rootViewController) { $0?.presentedViewController }.compactMap(\.self)
    for layer in layers.reversed() {
      if let controller = layer.first(type) { return controller }
    }
    throw ScreenNotFound(type: "\(type)", present: layers.flatMap(\.names))
  }

  /// The delegate of the scene in front.
  /// - Throws: ``ScreenNotFound``, if it has another class, or no scene is in front.
  public func foundSceneDelegate<Delegate: UIWindowSceneDelegate>(_ type: Delegate.Type) throws(ScreenNotFound) -> Delegate {
    if let delegate = scene?.delegate as? Delegate { return delegate }
    throw ScreenNotFound(type: "\(type)", present: scene?.delegate.map { ["\(Swift.type(of: $0))"] } ?? [])
  }
}

/// The reason why a test does not find what it looks for.
public struct ScreenNotFound: Error, Hashable, CustomStringConvertible {
  /// The name of the class.
  public let type: String
  /// The names of what is there, from the root down.
  public let present: [String]

  public var description: String {
    guard !present.isEmpty else { return "no \(type): there is no window in front; launch the app, or show its window" }
    return "no \(type) in front, only \(present.joined(separator: ", "))"
  }
}

private final class EmptyDelegate: UIResponder, UIApplicationDelegate {}

extension UIViewController {
  /// The controllers below, level by level.
  private var levels: [UIViewController] {
    var all = [self]
    var next = 0
    while next < all.count {
      all += all[next].children
      next += 1
    }
    return all
  }

  fileprivate func first<Controller: UIViewController>(_ type: Controller.Type) -> Controller? {
    levels.lazy.compactMap { $0 as? Controller }.first
  }

  fileprivate var names: [String] { levels.map(\.modelName) }
}
