import Pelmet
import PelmetUIKit
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
    if let window { Theme.app.apply(to: window, contexts: [.playerNavigation: [PlayerNavigation.self]]) }
    window?.makeKeyAndVisible()
    return true
  }
}

enum Bars {
  static func setUp() {}
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
    themeScreen = .photo
    title = "Photo"
  }
}
