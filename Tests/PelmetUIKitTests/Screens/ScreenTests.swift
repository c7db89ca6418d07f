import ModelCore
import Pelmet
import PelmetTestSupport
import PelmetUIKit
import Testing

@MainActor
struct ScreenTests {
  static let photo = Theme.Screen("photo")

  static func bar(_ number: UInt32) -> Theme.NavigationBarStyle {
    Theme.NavigationBarStyle(
      tintColor: .rgb(number), standardAppearance: Theme.NavigationBarAppearance(backgroundColor: .rgb(number)),
      scrollEdgeAppearance: Theme.NavigationBarAppearance(backgroundColor: .rgb(number)))
  }

  static func theme(_ number: UInt32) -> Theme {
    Theme(
      name: "screens",
      table: Theme.Table(Theme.Style(navigationBar: bar(number), tabBar: Theme.TabBarStyle(tintColor: .rgb(number)))),
      places: [
        Theme.PlaceTable(
          Theme.Place(screen: photo),
          Theme.Table(
            Theme.Style(
              userInterfaceStyle: .dark, navigationBar: bar(number + 1), toolbar: Theme.ToolbarStyle(tintColor: .rgb(number + 1)),
              tabBar: Theme.TabBarStyle(tintColor: .rgb(number + 1)),
              barButtonItem: Theme.BarButtonItemStyle(tintColor: .rgb(number + 1)),
              navigationItem: Theme.NavigationItemStyle(largeTitleDisplayMode: .never),
              viewController: Theme.ViewControllerStyle(hidesBottomBarWhenPushed: false),
              navigationController: Theme.NavigationControllerStyle(isToolbarHidden: false))))
      ])
  }

  private let theme = Self.theme(1)

  private func color(_ number: UInt32) -> UIColor { UIColor(.rgb(number)) }

  private func stage(_ simulation: Simulation) -> Stage {
    let stage = Stage(
      simulation, navigationController: ThemedNavigationController(), tabBarController: ThemedTabBarController())
    theme.apply(to: stage.window)
    return stage
  }

  private func photo(named isNamed: Bool = true) -> UIViewController {
    let controller = UIViewController()
    controller.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Share", style: .plain, target: nil, action: nil)
    if isNamed { controller.themeScreen = Self.photo }
    return controller
  }

  @Test func setsTheItemWhenThePushIsCalledFor() {
    let simulation = SystemTrait.simulation(18)
    simulation.asCurrent {
      let stage = stage(simulation)
      let photo = photo()
      stage.navigationController.pushViewController(photo, animated: true)
      expectEqual(photo.navigationItem.standardAppearance?.backgroundColor, color(2))
      expectEqual(photo.navigationItem.rightBarButtonItem?.tintColor, color(2))
      expectEqual(photo.navigationItem.largeTitleDisplayMode, .never)
      expectEqual(photo.overrideUserInterfaceStyle, .dark)
    }
  }

  @Test(arguments: [true, false])
  func setsButtonsThatAreMadeWithTheView(animated: Bool) {
    final class Late: UIViewController {
      let button = UIBarButtonItem(title: "Late", style: .plain, target: nil, action: nil)

      override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = button
      }
    }
    let simulation = SystemTrait.simulation(18)
    simulation.asCurrent {
      let stage = stage(simulation)
      let late = Late()
      late.themeScreen = Self.photo
      stage.navigationController.pushViewController(late, animated: animated)
      simulation.settle()
      expectEqual(late.button.tintColor, color(2))
    }
  }

  @Test(arguments: [Theme.OSVersion(12), 13, 14, 15, 17, 18, 26])
  func bringsTheBarsWithTheTransitionAndBackAgain(version: Theme.OSVersion) {
    let simulation = SystemTrait.simulation(version)
    simulation.asCurrent {
      let stage = stage(simulation)
      let (navigationController, bar) = (stage.navigationController, stage.navigationController.navigationBar)
      navigationController.pushViewController(photo(), animated: true)
      expectEqual(bar.tintColor, color(1), "not yet")
      simulation.layoutPass()
      expectEqual(bar.tintColor, color(2))
      expectEqual(navigationController.toolbar.tintColor, color(2))
      #expect(!navigationController.isToolbarHidden)
      expectEqual(stage.tabBarController.tabBar.tintColor, color(2))
      if version >= 13 { expectEqual(bar.standardAppearance.backgroundColor, color(1), "the slots are the item's") }
      simulation.settle()
      navigationController.popViewController(animated: true)
      simulation.settle()
      expectEqual(bar.tintColor, color(1))
      #expect(navigationController.isToolbarHidden)
      expectEqual(stage.tabBarController.tabBar.tintColor, color(1))
    }
    #expect(simulation.faults.isEmpty)
  }

  @Test(arguments: [Policies.StackDuringInteractivePop.shortened, .unchanged])
  func undoesTheBarsWhenASwipeIsCancelled(policy: Policies.StackDuringInteractivePop) throws {
    var policies = Policies()
    policies.stackDuringInteractivePop = policy
    let simulation = Simulation(policies: policies)
    try simulation.asCurrent {
      let stage = stage(simulation)
      let bar = stage.navigationController.navigationBar
      stage.navigationController.pushViewController(photo(), animated: false)
      simulation.settle()
      for isCancelled in [true, false] {
        expectEqual(bar.tintColor, color(2))
        let swipe = try simulation.beginInteractivePop(in: stage.navigationController)
        simulation.layoutPass()
        expectEqual(bar.tintColor, color(1))
        if isCancelled { swipe.cancel() } else { swipe.finish() }
        expectEqual(bar.tintColor, color(isCancelled ? 2 : 1), "as soon as the hand lets go")
        simulation.settle()
      }
      expectEqual(bar.tintColor, color(1))
    }
  }

  @Test func takesANameThatComesLater() {
    let simulation = SystemTrait.simulation(18)
    simulation.asCurrent {
      let stage = stage(simulation)
      let photo = photo(named: false)
      stage.navigationController.pushViewController(photo, animated: false)
      simulation.settle()
      photo.themeScreen = Self.photo
      expectEqual(stage.navigationController.navigationBar.tintColor, color(2))
      expectEqual(photo.navigationItem.standardAppearance?.backgroundColor, color(2))
      photo.themeScreen = nil
      expectEqual(stage.navigationController.navigationBar.tintColor, color(1))
      expectEqual(photo.navigationItem.standardAppearance, nil)
      expectEqual(photo.overrideUserInterfaceStyle, .unspecified)
    }
  }

  @Test func changesWithTheTheme() {
    let simulation = SystemTrait.simulation(18)
    simulation.asCurrent {
      let stage = stage(simulation)
      let photo = photo()
      stage.navigationController.pushViewController(photo, animated: false)
      simulation.settle()
      Self.theme(5).apply(to: stage.window)
      expectEqual(stage.navigationController.navigationBar.tintColor, color(6))
      expectEqual(photo.navigationItem.standardAppearance?.backgroundColor, color(6))
      stage.navigationController.popViewController(animated: false)
      simulation.settle()
      expectEqual(stage.navigationController.navigationBar.tintColor, color(5))
      Theme(name: "nothing", table: Theme.Table(Theme.Style())).apply(to: stage.window)
      expectEqual(photo.navigationItem.standardAppearance, nil, "popped, and kept by the app")
    }
  }

  @Test func setsTheItemAloneInOtherNavigationControllers() {
    let simulation = SystemTrait.simulation(18)
    simulation.asCurrent {
      let stage = Stage(simulation)
      theme.apply(to: stage.window)
      let photo = photo(named: false)
      stage.navigationController.pushViewController(photo, animated: false)
      photo.themeScreen = Self.photo
      simulation.settle()
      expectEqual(photo.navigationItem.standardAppearance?.backgroundColor, color(2))
      expectEqual(stage.navigationController.navigationBar.tintColor, color(1))
    }
  }

  @Test func takesTheNameOfAContainersNewContent() {
    let simulation = SystemTrait.simulation(18)
    simulation.asCurrent {
      let stage = stage(simulation)
      let photo = photo()
      photo.themeScreen = Self.photo
      stage.tabBarController.viewControllers?.append(photo)
      stage.tabBarController.selectedIndex = 1
      simulation.settle()
      expectEqual(stage.tabBarController.tabBar.tintColor, color(2))
      simulation.tapTab(0, in: stage.tabBarController)
      simulation.settle()
      expectEqual(stage.tabBarController.tabBar.tintColor, color(1))
    }
  }

  @Test func standsInForSlotsThatAScreenForgets() {
    let simulation = SystemTrait.simulation(18)
    simulation.asCurrent {
      let theme = Theme(
        name: "forgetful", table: Theme.Table(Theme.Style(navigationBar: Self.bar(1))),
        places: [
          Theme.PlaceTable(
            Theme.Place(screen: Self.photo),
            Theme.Table(
              Theme.Style(
                navigationBar: Theme.NavigationBarStyle(
                  standardAppearance: Theme.NavigationBarAppearance(background: .opaque, backgroundColor: .rgb(2))))))
        ])
      let stage = Stage(simulation, navigationController: ThemedNavigationController())
      theme.apply(to: stage.window)
      stage.content.themeScreen = Self.photo
      let edge = stage.content.navigationItem.scrollEdgeAppearance
      #expect(edge != nil, "or the bar's would count")
      expectEqual(edge?.backgroundColor, nil, "at the edge UIKit clears the standard appearance")
    }
  }
}
