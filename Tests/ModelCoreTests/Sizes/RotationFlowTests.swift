import Foundation
import ModelCore
import Testing

/// The example of the article on rotation: a film in landscape, over a list that stands upright.
private final class FilmScreen: UIViewController {
  private(set) var isWide = false

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }

  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate { [unowned self] _ in isWide = size.width > size.height }
  }
}

private final class ListOfFilms: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }

  func play() -> FilmScreen {
    let film = FilmScreen()
    film.modalPresentationStyle = .fullScreen
    present(film, animated: true)
    return film
  }
}

private final class FilmScene: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = ListOfFilms()
    window.makeKeyAndVisible()
    self.window = window
  }
}

@MainActor
struct RotationFlowTests {
  // begin: rotation
  @Test func `a film turns the phone, and its end turns it back`() throws {
    let app = Simulation.launched(sceneDelegate: FilmScene(), on: 26)
    let list = try app.found(ListOfFilms.self)
    app.rotate(to: .landscapeLeft)
    #expect(app.scene?.interfaceOrientation == .portrait)

    let film = list.play()
    app.settle()
    #expect(app.scene?.interfaceOrientation == .landscapeLeft)
    #expect(film.isWide)

    film.dismiss(animated: true)
    app.settle()
    #expect(app.scene?.interfaceOrientation == .portrait)
    #expect(app.faults.isEmpty)
  }
  // end: rotation
}
