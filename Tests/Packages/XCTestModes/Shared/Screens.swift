import ModelCore

/// The first of an app's two screens. It loads its title, and reports it.
final class HomeScreen: UIViewController {
  var onSeen: (String) -> Void = { _ in }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    Task {
      let title = await Self.load()
      self.title = title
      onSeen(title)
    }
  }

  private static func load() async -> String { "Home" }
}

final class DetailScreen: UIViewController {
  var onClose: () -> Void = {}
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = UINavigationController(rootViewController: HomeScreen())
    window?.makeKeyAndVisible()
  }
}

/// A clock that jumps to each time for which somebody waits: real time without waiting.
struct JumpingClock: Clock {
  private final class State: @unchecked Sendable { var now = ContinuousClock.now }

  private let state = State()
  var now: ContinuousClock.Instant { state.now }
  var minimumResolution: Duration { .zero }

  @MainActor func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
    await Task.yield()
    try Task.checkCancellation()
    state.now = max(state.now, deadline)
  }
}
