import Foundation

/// Makes what the Objective-C runtime makes from names.
@MainActor
struct Factories {
  /// By the class.
  var delegates: [ObjectIdentifier: @MainActor () -> any UIWindowSceneDelegate] = [:]

  /// By the storyboard's name: what its initial view controller is (LCH-11).
  var storyboards: [String: @MainActor () -> UIViewController] = [:]

  /// The delegate of a scene, nil if the configuration names none (SCN-4).
  func makeDelegate(for configuration: UISceneConfiguration, in infoPlist: InfoPlist) -> (any UIWindowSceneDelegate)? {
    guard let type = configuration.delegateClass else { return nil }
    if let make = delegates[ObjectIdentifier(type)] { return make() }
    let entries = (infoPlist.sceneManifest?.configurations[configuration.role] ?? []).filter { $0.delegateClass == type }
    guard let make = (entries.first { $0.name == configuration.name } ?? entries.first)?.make else {
      CurrentSimulation.fault("SCN-4", "nothing makes a \(type); call register(\(type).self) { … } before the launch")
      return nil
    }
    return make()
  }
}
