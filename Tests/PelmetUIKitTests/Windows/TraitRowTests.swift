import Foundation
import ModelCore
import Pelmet
import PelmetTestSupport
import PelmetUIKit
import Testing

@MainActor
struct TraitRowTests {
  private static func style(_ number: UInt32, _ forced: Theme.UserInterfaceStyle? = nil) -> Theme.Style {
    Theme.Style(
      userInterfaceStyle: forced, navigationBar: Theme.NavigationBarStyle(tintColor: .rgb(number), barTintColor: .rgb(number)))
  }

  private func theme(_ condition: Theme.Condition, forcing forced: Theme.UserInterfaceStyle? = nil) -> Theme {
    Theme(name: "rows", table: Theme.Table(Self.style(1, forced), rows: [Theme.Row(condition, Self.style(2, forced))]))
  }

  private func number(_ color: UIColor?) -> UInt32? {
    [1, 2, 3].first { color == UIColor(.rgb($0)) }
  }

  @Test func followsTheSizeClass() {
    let simulation = SystemTrait.simulation(18)
    simulation.asCurrent {
      let stage = Stage(simulation)
      theme(Theme.Condition(verticalSizeClass: .compact)).apply(to: stage.window)
      let bar = stage.navigationController.navigationBar
      expectEqual(number(bar.tintColor), 1)
      simulation.rotate(to: .landscapeLeft)
      expectEqual(number(bar.tintColor), 2)
      expectEqual(number((stage.addBars().first?.object as? UINavigationBar)?.barTintColor), 2)
      simulation.rotate(to: .portrait)
      expectEqual(number(bar.tintColor), 1)
    }
  }

  @Test(arguments: [Theme.OSVersion(13), 17, 26])
  func followsTheScheme(version: Theme.OSVersion) {
    let simulation = SystemTrait.simulation(version)
    simulation.asCurrent {
      let stage = Stage(simulation)
      theme(Theme.Condition(scheme: .dark)).apply(to: stage.window)
      simulation.userInterfaceStyle = .dark
      expectEqual(number(stage.navigationController.navigationBar.tintColor), 2)
    }
  }

  @Test func takesTheRowOfTheSchemeThatItForces() {
    let simulation = SystemTrait.simulation(18)
    simulation.asCurrent {
      let stage = Stage(simulation)
      theme(Theme.Condition(scheme: .dark), forcing: .dark).apply(to: stage.window)
      expectEqual(number(stage.navigationController.navigationBar.tintColor), 2)
    }
  }

  @Test func doesNotTakeTheSchemeOfTheThemeBeforeForTheSystems() {
    let simulation = SystemTrait.simulation(18)
    simulation.asCurrent {
      let stage = Stage(simulation)
      let first = theme(Theme.Condition(scheme: .dark), forcing: .dark)
      first.apply(to: stage.window)
      theme(Theme.Condition(scheme: .dark)).apply(to: stage.window)
      expectEqual(number(stage.navigationController.navigationBar.tintColor), 1)
      expectEqual(stage.window.overrideUserInterfaceStyle, .unspecified)
    }
  }
}
