import ModelCore
import Pelmet
import PelmetTestSupport
import PelmetUIKit
import Testing

@MainActor
struct WindowThemeTests {
  private static let themeStyle = Theme.Style(
    userInterfaceStyle: .dark, window: Theme.WindowStyle(tintColor: .rgb(1), backgroundColor: .rgb(2)),
    navigationBar: Theme.NavigationBarStyle(tintColor: .rgb(3), barTintColor: .rgb(4)),
    toolbar: Theme.ToolbarStyle(tintColor: .rgb(5), barTintColor: .rgb(6)),
    tabBar: Theme.TabBarStyle(tintColor: .rgb(7), barTintColor: .rgb(8)),
    barButtonItem: Theme.BarButtonItemStyle(tintColor: .rgb(9)), tabBarItem: Theme.TabBarItemStyle(badgeColor: .rgb(10)),
    searchBar: Theme.SearchBarStyle(tintColor: .rgb(11), barTintColor: .rgb(12)),
    navigationItem: Theme.NavigationItemStyle(hidesBackButton: true),
    viewController: Theme.ViewControllerStyle(edgesForExtendedLayout: []),
    navigationController: Theme.NavigationControllerStyle(isToolbarHidden: false),
    tabBarController: Theme.TabBarControllerStyle(mode: .tabBar))
  private let theme = Theme(name: "all", table: Theme.Table(themeStyle))

  private func color(_ number: UInt32) -> UIColor { UIColor(.rgb(number)) }

  @Test(arguments: [Theme.OSVersion(12), 13, 14, 15, 17, 18, 26])
  func reachesEverythingInTheWindow(version: Theme.OSVersion) {
    let simulation = SystemTrait.simulation(version)
    simulation.asCurrent {
      let stage = Stage(simulation)
      expectEqual(stage.window.theme, nil)
      theme.apply(to: stage.window)
      expectEqual(stage.window.theme, theme)
      expectEqual(stage.window.tintColor, color(1))
      expectEqual(stage.window.backgroundColor, color(2))
      expectEqual(stage.window.overrideUserInterfaceStyle, (version >= 13 ? .dark : .unspecified))
      expectEqual(stage.navigationController.navigationBar.tintColor, color(3))
      expectEqual(stage.navigationController.navigationBar.barTintColor, color(4))
      expectEqual(stage.navigationController.toolbar.tintColor, color(5))
      expectEqual(stage.tabBarController.tabBar.tintColor, color(7))
      expectEqual(stage.button.tintColor, color(9))
      expectEqual(stage.content.tabBarItem.badgeColor, color(10))
      expectEqual(stage.searchBar.tintColor, color(11))
      #expect(stage.content.navigationItem.hidesBackButton)
      expectEqual(stage.content.edgesForExtendedLayout, [])
      #expect(!stage.navigationController.isToolbarHidden)
      expectEqual(stage.tabBarController.mode, (version >= 18 ? .tabBar : .automatic))
    }
    #expect(simulation.faults.isEmpty)
  }

  @Test func reachesBarsThatComeLaterThroughProxies() {
    let simulation = SystemTrait.simulation(18)
    simulation.asCurrent {
      let stage = Stage(simulation)
      theme.apply(to: stage.window)
      let later = Dictionary(uniqueKeysWithValues: stage.addBars().map { ($0.name, $0.object) })
      expectEqual((later["navigationBar"] as? UINavigationBar)?.barTintColor, color(4))
      expectEqual((later["toolbar"] as? UIToolbar)?.barTintColor, color(6))
      expectEqual((later["tabBar"] as? UITabBar)?.barTintColor, color(8))
      expectEqual((later["tabBarItem"] as? UITabBarItem)?.badgeColor, color(10))
      expectEqual((later["searchBar"] as? UISearchBar)?.barTintColor, color(12))
    }
    #expect(simulation.faults.isEmpty)
  }

  @Test func reachesWhatIsPresentedAndWhatIsNotLoaded() {
    let simulation = SystemTrait.simulation(18)
    simulation.asCurrent {
      let stage = Stage(simulation)
      let presented = UINavigationController(rootViewController: UIViewController())
      stage.content.present(presented, animated: false)
      simulation.settle()
      let other = UINavigationController(rootViewController: UIViewController())
      stage.tabBarController.viewControllers?.append(other)
      theme.apply(to: stage.window)
      expectEqual(presented.navigationBar.tintColor, color(3))
      expectEqual(other.navigationBar.tintColor, color(3))
      #expect(!other.isViewLoaded)
    }
  }

  @Test func takesBackWhatTheOtherThemeSaid() {
    let simulation = SystemTrait.simulation(18)
    simulation.asCurrent {
      let stage = Stage(simulation)
      let popped = UIViewController()
      let before = stage.objects.map { reading($0.object) }
      popped.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Old", style: .plain, target: nil, action: nil)
      stage.navigationController.pushViewController(popped, animated: false)
      simulation.settle()
      theme.apply(to: stage.window)
      stage.navigationController.popViewController(animated: false)
      simulation.settle()
      Theme(name: "nothing", table: Theme.Table(Theme.Style())).apply(to: stage.window)
      for (old, new) in zip(before, stage.objects) {
        expectEqual(old.changes(to: reading(new.object)), [], "\(new.name)")
      }
      expectEqual(popped.navigationItem.rightBarButtonItem?.tintColor, nil, "kept by the app, in no window")
      #expect(!popped.navigationItem.hidesBackButton)
      let later = stage.addBars()
      expectEqual((later.first?.object as? UINavigationBar)?.barTintColor, nil)
    }
  }

  @Test(arguments: [Theme.OSVersion(12), 13, 15, 26])
  func goesWhenItIsSetToNothing(version: Theme.OSVersion) {
    let simulation = SystemTrait.simulation(version)
    simulation.asCurrent {
      let stage = Stage(simulation)
      let before = ([("window", stage.window)] + stage.objects).map { ($0.0, $0.1, reading($0.1)) }
      stage.window.theme = theme
      expectEqual(stage.window.theme, theme)
      expectEqual(stage.navigationController.navigationBar.tintColor, color(3))
      stage.window.theme = nil
      expectEqual(stage.window.theme, nil)
      for (name, object, old) in before { expectEqual(old.changes(to: reading(object)), [], "\(name)") }
      expectEqual((stage.addBars().first?.object as? UINavigationBar)?.barTintColor, nil)
    }
    #expect(simulation.faults.isEmpty)
  }

  @Test func reachesEveryWindowOfAScene() throws {
    final class Scene: UIResponder, UIWindowSceneDelegate {
      var windows: [UIWindow] = []

      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        windows = [UIWindow(windowScene: scene), UIWindow(windowScene: scene)]
      }
    }
    let simulation = Simulation.launched(sceneDelegate: Scene(), on: 18)
    let scene = try simulation.foundSceneDelegate(Scene.self)
    theme.apply(to: try #require(scene.windows.first?.windowScene))
    expectEqual(scene.windows.map(\.theme), [theme, theme])
    expectEqual(scene.windows.map(\.tintColor), [color(1), color(1)])
  }

  @Test func endsWithItsWindow() {
    let simulation = SystemTrait.simulation(18)
    simulation.asCurrent {
      weak var window: UIWindow?
      weak var bar: UINavigationBar?
      do {
        let free = UIWindow(frame: .zero)
        let navigationController = UINavigationController(rootViewController: UIViewController())
        free.rootViewController = navigationController
        theme.apply(to: free)
        (window, bar) = (free, navigationController.navigationBar)
      }
      expectEqual(window, nil)
      expectEqual(bar, nil)
    }
  }
}
