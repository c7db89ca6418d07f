import ModelCore
import Pelmet
import PelmetTestSupport
import PelmetUIKit
import Testing

@MainActor
struct ContextTests {
  private final class SettingsController: UINavigationController {}
  private final class MailController: UINavigationController {}

  private static let settings = Theme.Context("settings")
  private static let mail = Theme.Context("mail")

  private static func bar(_ tint: UInt32, _ background: UInt32) -> Theme.NavigationBarStyle {
    Theme.NavigationBarStyle(
      tintColor: .rgb(tint), titleTextAttributes: Theme.TextAttributes(foregroundColor: .rgb(background)),
      standardAppearance: Theme.NavigationBarAppearance(background: .opaque, backgroundColor: .rgb(background)),
      scrollEdgeAppearance: Theme.NavigationBarAppearance(background: .opaque, backgroundColor: .rgb(background)))
  }

  private let theme = Theme(
    name: "contexts", table: Theme.Table(Theme.Style(navigationBar: bar(1, 1))),
    places: [
      Theme.PlaceTable(Theme.Place(context: mail), Theme.Table(Theme.Style()), isIsolated: true),
      Theme.PlaceTable(
        Theme.Place(context: settings), Theme.Table(Theme.Style(userInterfaceStyle: .dark, navigationBar: bar(2, 2)))),
    ])

  private let contexts: ThemeContexts = [settings: [SettingsController.self], mail: [MailController.self]]

  /// The visible state of a bar.
  private func shown(_ bar: UINavigationBar) -> Snapshot {
    let model = bar.modelBar
    return Snapshot(values: ["background": model.look.background, "shadow": model.look.shadow, "title": model.titleText])
  }

  private func color(_ number: UInt32) -> UIColor { UIColor(.rgb(number)) }

  private func present<Controller: UINavigationController>(_ controller: Controller, on stage: Stage, _ simulation: Simulation)
    -> UINavigationBar
  {
    controller.viewControllers = [UIViewController()]
    stage.content.present(controller, animated: false)
    simulation.settle()
    return controller.navigationBar
  }

  @Test(arguments: [Theme.OSVersion(13), 14, 15, 17, 18, 26])
  func setsWhatAContextSaysInItsContainers(version: Theme.OSVersion) {
    let simulation = SystemTrait.simulation(version)
    simulation.asCurrent {
      let stage = Stage(simulation)
      let controller = SettingsController()
      let bar = present(controller, on: stage, simulation)
      theme.apply(to: stage.window, contexts: contexts)
      expectEqual(bar.tintColor, color(2))
      expectEqual(bar.standardAppearance.backgroundColor, color(2))
      expectEqual(controller.overrideUserInterfaceStyle, .dark)
      expectEqual(stage.navigationController.navigationBar.tintColor, color(1))
    }
  }

  @Test(arguments: [Theme.OSVersion(13), 14, 15, 17, 18, 26])
  func reachesContainersThatComeLater(version: Theme.OSVersion) {
    let simulation = SystemTrait.simulation(version)
    simulation.asCurrent {
      let stage = Stage(simulation)
      theme.apply(to: stage.window, contexts: contexts)
      expectEqual(present(SettingsController(), on: stage, simulation).standardAppearance.backgroundColor, color(2))
    }
    #expect(simulation.faults.isEmpty)
  }

  @Test(arguments: [Theme.OSVersion(13), 14, 15, 17, 18, 26])
  func leavesTheSystemsLookInIsolatedContexts(version: Theme.OSVersion) {
    let simulation = SystemTrait.simulation(version)
    simulation.asCurrent {
      let stage = Stage(simulation)
      let system = present(MailController(), on: stage, simulation)
      let look = shown(system)
      theme.apply(to: stage.window, contexts: contexts)
      expectEqual(look.changes(to: shown(system)), [])
      stage.content.dismiss(animated: false)
      simulation.settle()
      expectEqual(look.changes(to: shown(present(MailController(), on: stage, simulation))), [], "made later")
    }
  }

  @Test func takesTheOutermostOfSeveralContexts() {
    let simulation = SystemTrait.simulation(18)
    simulation.asCurrent {
      let stage = Stage(simulation)
      let outer = SettingsController(rootViewController: UIViewController())
      let inner = MailController(rootViewController: UIViewController())
      outer.topViewController?.addChild(inner)
      outer.topViewController?.view.addSubview(inner.view)
      inner.didMove(toParent: outer.topViewController)
      stage.content.present(outer, animated: false)
      simulation.settle()
      theme.apply(to: stage.window, contexts: contexts)
      expectEqual(inner.navigationBar.tintColor, color(2))
    }
  }

  @Test func forgetsTheContextsOfTheThemeBefore() {
    let simulation = SystemTrait.simulation(18)
    simulation.asCurrent {
      let stage = Stage(simulation)
      theme.apply(to: stage.window, contexts: contexts)
      let plain = Theme(name: "plain", table: Theme.Table(Theme.Style(navigationBar: Self.bar(3, 3))))
      plain.apply(to: stage.window, contexts: [:])
      let bar = present(SettingsController(), on: stage, simulation)
      expectEqual(bar.scrollEdgeAppearance?.backgroundColor, color(3))
    }
  }
}
