import ModelCore
import PelmetTestSupport
import Testing

/// Proxies and what containers put on the screen.
@MainActor
struct ManagedProxyTests {
  private func window(_ root: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = root
    window.isHidden = false
    return window
  }

  @Test("PRX-3: items of tabs that come while the bar is in a window get theirs, those that were there do not")
  func tabsThatCome() {
    let simulation = run(on: 26)
    let (tabs, first, second) = (UITabBarController(), UIViewController(), UIViewController())
    tabs.viewControllers = [first]
    let window = window(tabs)
    simulation.settle()
    UITabBarItem.appearance().badgeColor = .red
    tabs.viewControllers = [first, second]
    simulation.settle()
    expectEqual(second.tabBarItem.badgeColor, .red)
    #expect(first.tabBarItem.badgeColor == nil)
    #expect(window.rootViewController === tabs)
  }

  @Test("PRX-7: presentation controllers are containers of what they present")
  func presentationControllers() {
    let simulation = run(on: 26)
    UINavigationBar.appearance(whenContainedInInstancesOf: [UIPresentationController.self]).barTintColor = .red
    let root = UINavigationController(rootViewController: UIViewController())
    let window = window(root)
    simulation.settle()
    let presented = UINavigationController(rootViewController: UIViewController())
    root.present(presented, animated: true)
    simulation.settle()
    expectEqual(presented.navigationBar.barTintColor, .red)
    #expect(root.navigationBar.barTintColor == nil)
    #expect(window.rootViewController === root)
  }
}
