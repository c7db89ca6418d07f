import Foundation
import ModelCore
import Pelmet
import PelmetTestSupport
import PelmetUIKit
import Testing

@MainActor
struct ControllerThemeTests {
  private static let photo = Theme.Screen("photo")

  private static func style(_ number: UInt32, _ forced: Theme.UserInterfaceStyle? = nil) -> Theme.Style {
    Theme.Style(
      userInterfaceStyle: forced,
      navigationBar: Theme.NavigationBarStyle(tintColor: .rgb(number), barTintColor: .rgb(number)),
      barButtonItem: Theme.BarButtonItemStyle(tintColor: .rgb(number)),
      searchBar: Theme.SearchBarStyle(barTintColor: .rgb(number)), statusBar: Theme.StatusBarStyle(style: .lightContent),
      navigationItem: Theme.NavigationItemStyle(hidesBackButton: true))
  }

  private func theme(_ number: UInt32, forcing forced: Theme.UserInterfaceStyle? = nil) -> Theme {
    Theme(
      name: "theme\(number)",
      table: Theme.Table(
        Self.style(number, forced), rows: [Theme.Row(Theme.Condition(scheme: .dark), Self.style(number + 1, forced))]),
      places: [Theme.PlaceTable(Theme.Place(screen: Self.photo), Theme.Table(Self.style(number + 2, forced)))])
  }

  private let nothing = Theme(name: "nothing", table: Theme.Table(Theme.Style()))

  private func color(_ number: UInt32) -> UIColor { UIColor(.rgb(number)) }

  @Test(arguments: [Theme.OSVersion(12), 13, 15, 18, 26])
  func reachesEverythingInTheControllerAndNothingElse(version: Theme.OSVersion) {
    let simulation = SystemTrait.simulation(version)
    simulation.asCurrent {
      let stage = Stage(simulation)
      let window = reading(stage.window)
      theme(1).apply(to: stage.navigationController)
      expectEqual(stage.navigationController.navigationBar.tintColor, color(1))
      expectEqual(stage.button.tintColor, color(1))
      expectEqual(stage.searchBar.barTintColor, color(1))
      #expect(stage.content.navigationItem.hidesBackButton)
      expectEqual(window.changes(to: reading(stage.window)), [])
      expectEqual(stage.window.theme, nil)
      expectEqual((stage.addBars().first?.object as? UINavigationBar)?.barTintColor, nil, "no proxy")
    }
    #expect(simulation.faults.isEmpty)
  }

  @Test(arguments: [Theme.OSVersion(12), 13, 15, 18, 26])
  func leavesNothingOfTheThemeBefore(version: Theme.OSVersion) {
    let simulation = SystemTrait.simulation(version)
    simulation.asCurrent {
      let stage = Stage(simulation)
      let before = stage.objects.map { reading($0.object) }
      theme(1, forcing: .dark).apply(to: stage.tabBarController)
      expectEqual(stage.tabBarController.overrideUserInterfaceStyle, (version >= 13 ? .dark : .unspecified))
      expectEqual(stage.navigationController.navigationBar.tintColor, color(2))
      nothing.apply(to: stage.tabBarController)
      for (old, new) in zip(before, stage.objects) {
        expectEqual(old.changes(to: reading(new.object)), [], "\(new.name)")
      }
    }
  }

  /// As in a preview, which gives the controller a window afterwards.
  @Test func followsTheTraitsOfTheWindowThatItGets() {
    let simulation = SystemTrait.simulation(18)
    simulation.asCurrent {
      let controller = ThemedNavigationController(rootViewController: UIViewController())
      theme(1).apply(to: controller)
      expectEqual(controller.navigationBar.tintColor, color(1))
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      window.overrideUserInterfaceStyle = .dark
      window.rootViewController = controller
      window.isHidden = false
      simulation.settle()
      expectEqual(controller.navigationBar.tintColor, color(2))
      expectEqual(controller.preferredStatusBarStyle, .lightContent)
    }
    #expect(simulation.faults.isEmpty)
  }

  @Test func followsScreens() {
    let simulation = SystemTrait.simulation(18)
    simulation.asCurrent {
      let stage = Stage(simulation, navigationController: ThemedNavigationController())
      theme(1).apply(to: stage.navigationController)
      let photo = UIViewController()
      photo.themeScreen = Self.photo
      stage.navigationController.pushViewController(photo, animated: false)
      simulation.settle()
      expectEqual(stage.navigationController.navigationBar.tintColor, color(3))
      #expect(photo.navigationItem.hidesBackButton)
      stage.navigationController.popViewController(animated: false)
      simulation.settle()
      expectEqual(stage.navigationController.navigationBar.tintColor, color(1))
    }
  }

  @Test func standsAgainstTheThemeOfTheWindow() {
    let simulation = SystemTrait.simulation(18)
    simulation.asCurrent {
      let stage = Stage(simulation)
      let sheet = ThemedNavigationController(rootViewController: UIViewController())
      theme(10).apply(to: sheet)
      stage.content.present(sheet, animated: false)
      simulation.settle()
      theme(20).apply(to: stage.window)
      expectEqual(sheet.navigationBar.tintColor, color(10))
      expectEqual(stage.navigationController.navigationBar.tintColor, color(20))
      simulation.userInterfaceStyle = .dark
      expectEqual(sheet.navigationBar.tintColor, color(11))
      expectEqual(stage.navigationController.navigationBar.tintColor, color(21))
    }
  }

  @Test func leavesTheItemToTheBarAroundTheController() {
    let simulation = SystemTrait.simulation(18)
    simulation.asCurrent {
      let stage = Stage(simulation, navigationController: ThemedNavigationController())
      theme(20).apply(to: stage.window)
      theme(10).apply(to: stage.content)
      expectEqual(stage.searchBar.barTintColor, color(10))
      expectEqual(stage.button.tintColor, color(20))
      theme(30).apply(to: stage.window)
      stage.navigationController.pushViewController(UIViewController(), animated: false)
      simulation.settle()
      expectEqual(stage.searchBar.barTintColor, color(10))
      expectEqual(stage.button.tintColor, color(30))
    }
  }

  @Test func takesTheContextsOfContainersInside() {
    final class Settings: UINavigationController {}
    let simulation = SystemTrait.simulation(18)
    simulation.asCurrent {
      let settings = Settings(rootViewController: UIViewController())
      let tabs = UITabBarController()
      tabs.viewControllers = [settings]
      let place = Theme.PlaceTable(Theme.Place(context: Theme.Context("settings")), Theme.Table(Self.style(9)))
      Theme(name: "contexts", table: Theme.Table(Self.style(1)), places: [place])
        .apply(to: tabs, contexts: [Theme.Context("settings"): [Settings.self]])
      expectEqual(settings.navigationBar.tintColor, color(9))
    }
  }

  @Test func endsWithItsController() {
    let simulation = SystemTrait.simulation(18)
    simulation.asCurrent {
      weak var gone: UIViewController?
      do {
        let controller = UINavigationController(rootViewController: UIViewController())
        theme(1).apply(to: controller)
        gone = controller
      }
      expectEqual(gone, nil)
    }
  }
}
