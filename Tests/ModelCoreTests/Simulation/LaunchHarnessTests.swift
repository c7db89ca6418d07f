import Foundation
import ModelCore
import Testing

@MainActor
@Suite struct LaunchHarnessTests {
  private final class Screen: UIViewController {}
  private final class Sheet: UIViewController {}

  private final class Scene: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private(set) var url: URL?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
      guard let scene = scene as? UIWindowScene else { return }
      url = connectionOptions.urlContexts.first?.url
      window = UIWindow(windowScene: scene)
      window?.rootViewController = UINavigationController(rootViewController: Screen())
      window?.makeKeyAndVisible()
    }
  }

  private final class App: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = Screen()
      window?.makeKeyAndVisible()
      return true
    }
  }

  @Test(arguments: [UIUserInterfaceIdiom.phone, .pad], [13, 26] as [Device.Release])
  func `a scene delegate shows its window, at rest`(idiom: UIUserInterfaceIdiom, version: Device.Release) throws {
    let app = Simulation.launched(sceneDelegate: Scene(), device: idiom == .pad ? .iPad : .iPhone, on: version)
    #expect(try app.found(Screen.self).navigationController?.navigationBar.modelBar.frame.minY ?? 0 > 0)
    #expect(try app.foundSceneDelegate(Scene.self).window === app.window)
    #expect(app.device.systemVersion == version)
    #expect(app.device.idiom == idiom)
    #expect(app.faults.isEmpty)
  }

  @Test func `an app delegate shows its window without a scene`() throws {
    let app = Simulation.launched(appDelegate: App(), on: 12)
    #expect(try app.found(Screen.self).viewIfLoaded?.window === app.window)
    #expect(app.faults.isEmpty)
  }

  @Test func `a launch has its cause`() throws {
    let url = try #require(URL(string: "shop:teapot"))
    let app = Simulation.launched(.url(url), sceneDelegate: Scene())
    #expect(try app.foundSceneDelegate(Scene.self).url == url)
  }

  // begin: launch
  @Test func `a presented controller is found before those below it`() throws {
    let app = Simulation.launched(sceneDelegate: Scene(), device: .iPad, on: 18)
    let sheet = UINavigationController(rootViewController: Sheet())
    try app.found(Screen.self).present(sheet, animated: true)
    app.settle()
    #expect(try app.found(UINavigationController.self) === sheet)
    #expect(sheet.navigationBar.modelBar.titleText.color.modelHex() == "#000000")
  }
  // end: launch

  @Test func `the error names what is in front`() throws {
    let app = Simulation.launched(sceneDelegate: Scene())
    #expect {
      try app.found(Sheet.self)
    } throws: {
      "\($0)" == "no Sheet: in front are only UINavigationController, Screen"
    }
    app.goHome()
    app.settle()
    #expect {
      try app.found(Screen.self)
    } throws: {
      "\($0)" == "no Screen: no window with a controller is in front; launch the app, return to it, or show its window"
    }
    #expect {
      try app.foundSceneDelegate(Scene.self)
    } throws: {
      "\($0)" == "no Scene: no scene is in front; launch the app, or return to it"
    }
  }

  @Test func `the error says whose delegate it is, or that there are no scenes`() {
    final class Other: UIResponder, UIWindowSceneDelegate {}
    #expect {
      try Simulation.launched(sceneDelegate: Scene()).foundSceneDelegate(Other.self)
    } throws: {
      "\($0)" == "no Other: the delegate of the scene in front is Scene"
    }
    #expect {
      try Simulation.launched(appDelegate: App(), on: 12).foundSceneDelegate(Scene.self)
    } throws: {
      "\($0)" == "no Scene: the app has no scene delegate"
    }
  }

  @Test func `colours are written as in themes`() {
    _ = Simulation()
    #expect(UIColor(red: 0, green: 0.5, blue: 1, alpha: 1).modelHex() == "#0080FF")
    #expect(UIColor(red: 0, green: 0.5, blue: 1, alpha: 0.5).modelHex() == "#0080FF80")
    #expect(UIColor.label.modelHex() == "#000000")
    #expect(UIColor.label.modelHex(in: .dark) == "#FFFFFF")
    #expect(UIColor.clear.modelHex() == "#00000000")
    #expect(UIColor(named: "Brand")?.modelHex() == nil)
  }
}
