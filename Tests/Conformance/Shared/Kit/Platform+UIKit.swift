#if !canImport(ModelCore)
  import UIKit

  /// The few things that scenarios need and that have no name in common.
  @MainActor
  enum Platform {
    /// The scene of the app that hosts the tests.
    static var scene: UIWindowScene? {
      UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first { $0.activationState == .foregroundActive }
    }

    static func makeWindow() -> UIWindow { scene.map { UIWindow(windowScene: $0) } ?? UIWindow(frame: UIScreen.main.bounds) }

    /// UIKit's responders have no names.
    static func name(_ object: UIResponder, _ name: String) {}
  }
#endif
