import Foundation
import Pelmet
import PelmetTestSupport
import PelmetUIKit
import Testing

@testable import ModelCore

@MainActor
struct StatusBarTests {
  private static let photo = Theme.Screen("photo")
  private static let dark = Theme.Color.rgb(0x101010)
  private static let light = Theme.Color.rgb(0xF0F0F0)

  private func theme(_ style: Theme.Style, screen: Theme.Style? = nil) -> Theme {
    Theme(
      name: "status", table: Theme.Table(style),
      places: screen.map { [Theme.PlaceTable(Theme.Place(screen: Self.photo), Theme.Table($0))] } ?? [])
  }

  private func automatic(standard: Theme.Color, edge: Theme.Color) -> Theme.Style {
    func slot(_ color: Theme.Color) -> Theme.NavigationBarAppearance {
      Theme.NavigationBarAppearance(background: .opaque, backgroundColor: color)
    }
    return Theme.Style(
      navigationBar: Theme.NavigationBarStyle(
        barTintColor: standard, standardAppearance: slot(standard), scrollEdgeAppearance: slot(edge)),
      statusBar: Theme.StatusBarStyle(style: .automatic))
  }

  private func stage(_ simulation: Simulation, _ theme: Theme) -> Stage {
    let stage = Stage(
      simulation, navigationController: ThemedNavigationController(), tabBarController: ThemedTabBarController())
    theme.apply(to: stage.window)
    simulation.settle()
    return stage
  }

  @Test func saysWhatTheThemeSays() {
    let simulation = SystemTrait.simulation(18)
    simulation.asCurrent {
      let stage = stage(
        simulation,
        theme(Theme.Style(statusBar: Theme.StatusBarStyle(style: .lightContent, isHidden: true, updateAnimation: .slide))))
      expectEqual(stage.navigationController.preferredStatusBarStyle, .lightContent)
      #expect(stage.navigationController.prefersStatusBarHidden)
      expectEqual(stage.navigationController.preferredStatusBarUpdateAnimation, .slide)
      expectEqual(ModelStatusBar(window: stage.window).style, .lightContent)
      #expect(ModelStatusBar(window: stage.window).isHidden)
    }
  }

  @Test func saysWhatUIKitSaysWhereTheThemeSaysNothing() {
    let simulation = SystemTrait.simulation(18)
    simulation.asCurrent {
      let stage = stage(simulation, theme(Theme.Style()))
      expectEqual(stage.navigationController.preferredStatusBarStyle, .default)
      #expect(stage.navigationController.childForStatusBarHidden === stage.content)
      #expect(stage.tabBarController.childForStatusBarStyle === stage.navigationController)
    }
  }

  @Test(arguments: [Theme.OSVersion(12), 13, 14, 15, 17, 18, 26])
  func fitsTheSlotInUse(version: Theme.OSVersion) {
    let simulation = SystemTrait.simulation(version)
    simulation.asCurrent {
      let stage = stage(simulation, theme(automatic(standard: Self.dark, edge: Self.light)))
      let usesEdge = version >= 15
      expectEqual(stage.navigationController.preferredStatusBarStyle, (usesEdge ? .darkContent : .lightContent))
      let scrollView = UIScrollView(frame: stage.content.view.bounds)
      stage.content.view.insertSubview(scrollView, at: 0)
      scrollView.contentOffset = CGPoint(x: 0, y: 100)
      expectEqual(stage.navigationController.preferredStatusBarStyle, .lightContent, "scrolled")
    }
  }

  @Test func fitsTheScheme() {
    let simulation = SystemTrait.simulation(26)
    simulation.asCurrent {
      let color = Theme.Color.adaptive(light: Self.light, dark: Self.dark)
      let stage = stage(simulation, theme(automatic(standard: color, edge: color)))
      expectEqual(stage.navigationController.preferredStatusBarStyle, .darkContent)
      simulation.userInterfaceStyle = .dark
      expectEqual(stage.navigationController.preferredStatusBarStyle, .lightContent)
      simulation.settle()
      expectEqual(ModelStatusBar(window: stage.window).contentStyle, .lightContent, "UIKit is asked to look again")
    }
  }

  @Test func looksThroughClearBarsAtTheContent() {
    let simulation = SystemTrait.simulation(18)
    simulation.asCurrent {
      var style = automatic(standard: Self.light, edge: Self.light)
      style.navigationBar?.scrollEdgeAppearance = Theme.NavigationBarAppearance(background: .transparent)
      style.content = Theme.ContentStyle(backgroundColor: .color(Self.dark))
      let stage = stage(simulation, theme(style))
      expectEqual(stage.navigationController.preferredStatusBarStyle, .lightContent)
      stage.navigationController.isNavigationBarHidden = true
      expectEqual(stage.navigationController.preferredStatusBarStyle, .lightContent)
      style.content = Theme.ContentStyle(backgroundColor: .unknown)
      theme(style).apply(to: stage.window)
      expectEqual(stage.navigationController.preferredStatusBarStyle, .default, "nobody can tell")
    }
  }

  @Test func followsTheScreenOnTop() {
    let simulation = SystemTrait.simulation(18)
    simulation.asCurrent {
      let stage = stage(
        simulation,
        theme(
          Theme.Style(statusBar: Theme.StatusBarStyle(style: .darkContent)),
          screen: Theme.Style(statusBar: Theme.StatusBarStyle(style: .lightContent))))
      expectEqual(ModelStatusBar(window: stage.window).style, .darkContent)
      let photo = UIViewController()
      photo.themeScreen = Self.photo
      stage.navigationController.pushViewController(photo, animated: true)
      simulation.settle()
      expectEqual(ModelStatusBar(window: stage.window).style, .lightContent)
      stage.navigationController.popViewController(animated: true)
      simulation.settle()
      expectEqual(ModelStatusBar(window: stage.window).style, .darkContent)
    }
  }

  @Test(arguments: [(18, 18), (26, 26), (27, 26), (27, 27)] as [(Device.Release, Device.Release)])
  func answersForOtherControllersInATabBarController(os: Device.Release, sdk: Device.Release) {
    var device = Device.iPhone
    (device.systemVersion, device.linkedSDK) = (os, sdk)
    let simulation = Simulation(device: device)
    simulation.asCurrent {
      let stage = Stage(simulation, tabBarController: ThemedTabBarController())
      theme(automatic(standard: Self.dark, edge: Self.dark)).apply(to: stage.window)
      expectEqual(stage.tabBarController.childForStatusBarStyle, nil)
      expectEqual(ModelStatusBar(window: stage.window).style, .lightContent)
    }
  }

  @Test("STB-12: themed navigation controllers in the tabs answer themselves, on iOS 27 as before", arguments: [26, 27])
  func leavesTheAnswerToThemedNavigationControllers(version: Device.Release) {
    var device = Device.iPhone
    (device.systemVersion, device.linkedSDK) = (version, version)
    let simulation = Simulation(device: device)
    simulation.asCurrent {
      let stage = stage(simulation, theme(Theme.Style(statusBar: Theme.StatusBarStyle(style: .lightContent))))
      #expect(stage.tabBarController.childForStatusBarStyle === stage.navigationController)
      expectEqual(ModelStatusBar(window: stage.window).style, .lightContent)
      expectEqual(ModelStatusBar(window: stage.window).styleProviders.count, 2)
    }
  }

  @Test func givesNewThemedControllersWhatProxiesDoNotBring() {
    let simulation = SystemTrait.simulation(18)
    simulation.asCurrent {
      let stage = Stage(simulation)
      Theme(
        name: "later",
        table: Theme.Table(
          Theme.Style(
            navigationBar: Theme.NavigationBarStyle(tintColor: .rgb(1)),
            barButtonItem: Theme.BarButtonItemStyle(tintColor: .rgb(2)),
            navigationController: Theme.NavigationControllerStyle(hidesBarsOnTap: true)))
      ).apply(to: stage.window)
      let controller = ThemedNavigationController(rootViewController: UIViewController())
      let button = UIBarButtonItem(title: "New", style: .plain, target: nil, action: nil)
      controller.topViewController?.navigationItem.rightBarButtonItem = button
      stage.content.present(controller, animated: true)
      simulation.settle()
      expectEqual(controller.navigationBar.tintColor, UIColor(.rgb(1)))
      #expect(controller.hidesBarsOnTap)
      expectEqual(button.tintColor, UIColor(.rgb(2)))
    }
  }
}
