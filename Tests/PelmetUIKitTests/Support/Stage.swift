import Foundation
import ModelCore
import Pelmet

/// A window with one of everything that a theme is applied to.
@MainActor
final class Stage {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  let tabBarController: UITabBarController
  let navigationController: UINavigationController
  let content = UIViewController()
  let searchBar = UISearchBar()
  let button = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
  private let simulation: Simulation

  /// - Parameters:
  ///   - navigationController: Gets the content.
  ///   - tabBarController: Gets the navigation controller.
  init(
    _ simulation: Simulation, navigationController: UINavigationController = UINavigationController(),
    tabBarController: UITabBarController = UITabBarController()
  ) {
    self.simulation = simulation
    self.navigationController = navigationController
    self.tabBarController = tabBarController
    button.badge = .count(7)
    content.navigationItem.rightBarButtonItem = button
    content.toolbarItems = [UIBarButtonItem(title: "Share", style: .plain, target: nil, action: nil)]
    content.tabBarItem = UITabBarItem(title: "Home", image: nil, tag: 0)
    searchBar.placeholder = "Search"
    content.view.addSubview(searchBar)
    navigationController.viewControllers = [content]
    tabBarController.viewControllers = [navigationController]
    window.rootViewController = tabBarController
    window.isHidden = false
    simulation.settle()
  }

  /// Everything in the window that a theme is applied to.
  var objects: [(name: String, object: AnyObject)] {
    [
      ("window", window), ("tabBarController", tabBarController), ("tabBar", tabBarController.tabBar),
      ("tabBarItem", content.tabBarItem), ("navigationController", navigationController),
      ("navigationBar", navigationController.navigationBar), ("toolbar", navigationController.toolbar),
      ("viewController", content),
      ("navigationItem", content.navigationItem), ("barButtonItem", button), ("searchBar", searchBar),
    ]
  }

  /// Bars and items that come into the window now.
  func addBars() -> [(name: String, object: AnyObject)] {
    let bar = UINavigationBar()
    let item = UINavigationItem(title: "Later")
    let button = UIBarButtonItem(title: "Later", style: .plain, target: nil, action: nil)
    item.rightBarButtonItem = button
    bar.items = [item]
    let (tabBar, tabBarItem) = (UITabBar(), UITabBarItem(title: "Later", image: nil, tag: 1))
    tabBar.items = [tabBarItem]
    let (toolbar, searchBar) = (UIToolbar(), UISearchBar())
    for view in [bar, tabBar, toolbar, searchBar] as [UIView] { window.addSubview(view) }
    simulation.settle()
    return [
      ("navigationBar", bar), ("barButtonItem", button), ("tabBar", tabBar), ("tabBarItem", tabBarItem), ("toolbar", toolbar),
      ("searchBar", searchBar),
    ]
  }
}

extension SystemTrait {
  /// A phone with that version of iOS.
  @MainActor static func simulation(_ version: Theme.OSVersion, _ device: Device = .iPhone) -> Simulation {
    var device = device
    device.systemVersion = Device.Release(version.major, version.minor)
    return Simulation(device: device)
  }
}
