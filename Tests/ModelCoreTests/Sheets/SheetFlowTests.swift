import ModelCore
import Testing

/// The example of the article on sheets: a map with places in a sheet.
private final class PlacesScreen: UIViewController, UISheetPresentationControllerDelegate {
  private(set) var isSearchShown = false

  override func viewDidLoad() {
    super.viewDidLoad()
    guard let sheet = sheetPresentationController else { return }
    sheet.delegate = self
    sheet.detents = [.custom(identifier: .init("peek")) { _ in 96 }, .medium(), .large()]
    sheet.largestUndimmedDetentIdentifier = .medium
  }

  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheetPresentationController: UISheetPresentationController)
  {
    isSearchShown = sheetPresentationController.selectedDetentIdentifier == .large
  }

  func choose() {
    sheetPresentationController?.animateChanges { sheetPresentationController?.selectedDetentIdentifier = .medium }
  }
}

private final class MapScreen: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if presentedViewController == nil { present(PlacesScreen(), animated: true) }
  }
}

private final class MapScene: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
    guard let scene = scene as? UIWindowScene else { return }
    let map = MapScreen()
    map.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Layers", primaryAction: UIAction { [unowned map] _ in map.title = "Satellite" })
    let window = UIWindow(windowScene: scene)
    window.rootViewController = UINavigationController(rootViewController: map)
    window.makeKeyAndVisible()
    self.window = window
  }
}

@MainActor
struct SheetFlowTests {
  // begin: sheets
  @Test func `the map stays in reach until the places cover it`() throws {
    let app = Simulation.launched(sceneDelegate: MapScene(), on: 26)
    let places = try app.found(PlacesScreen.self)
    let map = try app.found(MapScreen.self)
    #expect(places.sheetPresentationController?.modelDetent?.rawValue == "peek")

    app.dragSheet(of: places, letGo: .at(.large))
    app.settle()
    #expect(places.isSearchShown)
    if let layers = map.navigationItem.rightBarButtonItem { app.tap(layers) }
    #expect(map.title == nil)

    places.choose()
    #expect(places.sheetPresentationController?.modelDetent == .medium)
    if let layers = map.navigationItem.rightBarButtonItem { app.tap(layers) }
    #expect(map.title == "Satellite")
    #expect(app.faults.isEmpty)
  }
  // end: sheets
}
