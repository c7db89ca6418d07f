import UIKit

final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    Bars.setUp()
    window = UIWindow(frame: UIScreen.main.bounds)
    let tabs = UITabBarController()
    tabs.viewControllers = [
      UINavigationController(rootViewController: PageController()),
      PlayerNavigation(rootViewController: PageController()),
      UINavigationController(rootViewController: PhotoController()),
    ]
    window?.rootViewController = tabs
    window?.makeKeyAndVisible()
    return true
  }
}

enum Bars {
  static func setUp() {
    let look = UINavigationBarAppearance()
    look.configureWithOpaqueBackground()
    look.backgroundColor = .systemIndigo
    look.titleTextAttributes = [.foregroundColor: UIColor.white]
    UINavigationBar.appearance().standardAppearance = look
    UINavigationBar.appearance().scrollEdgeAppearance = look
    UITabBar.appearance().barTintColor = .systemBackground
    UINavigationBar.appearance(whenContainedInInstancesOf: [PlayerNavigation.self]).barTintColor = .black
  }
}

final class PlayerNavigation: UINavigationController {}

final class PageController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Page"
  }
}

final class PhotoController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Photo"

    // The photo is under the bar.
    let clear = UINavigationBarAppearance()
    clear.configureWithTransparentBackground()
    navigationItem.standardAppearance = clear
    navigationItem.scrollEdgeAppearance = clear
  }
}
