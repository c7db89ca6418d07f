import Foundation
import ModelCore
import Pelmet
import PelmetTestSupport
import PelmetUIKit
import Testing

@MainActor
struct MergedThemeTests {
  private static func style(tint: UInt32? = nil, background: UInt32? = nil) -> Theme.Style {
    Theme.Style(
      navigationBar: Theme.NavigationBarStyle(tintColor: tint.map { .rgb($0) }, barTintColor: background.map { .rgb($0) }))
  }

  private let dark = Theme.Condition(scheme: .dark)
  private var brand: Theme {
    Theme(
      name: "brand",
      table: Theme.Table(
        Self.style(tint: 1, background: 2), rows: [Theme.Row(dark, Self.style(tint: 3, background: 4))]))
  }
  private var season: Theme {
    Theme(name: "season", table: Theme.Table(Self.style(tint: 5), rows: [Theme.Row(dark, Self.style(background: 6))]))
  }

  private func color(_ number: UInt32) -> UIColor { UIColor(.rgb(number)) }

  @Test func keepsWhatTheThemeBeforeSaid() {
    let simulation = SystemTrait.simulation(18)
    simulation.asCurrent {
      let stage = Stage(simulation)
      let bar = stage.navigationController.navigationBar
      brand.apply(to: stage.window)
      season.merge(into: stage.window)
      expectEqual(stage.window.theme, season)
      expectEqual(bar.tintColor, color(5))
      expectEqual(bar.barTintColor, color(2))
      expectEqual((stage.addBars().first?.object as? UINavigationBar)?.barTintColor, color(2))
    }
  }

  @Test func followsTheTraitsOfBoth() {
    let simulation = SystemTrait.simulation(18)
    simulation.asCurrent {
      let stage = Stage(simulation)
      let bar = stage.navigationController.navigationBar
      brand.apply(to: stage.window)
      season.merge(into: stage.window)
      simulation.userInterfaceStyle = .dark
      expectEqual(bar.tintColor, color(3), "the season's row leaves it out")
      expectEqual(bar.barTintColor, color(6))
      simulation.userInterfaceStyle = .light
      expectEqual(bar.tintColor, color(5))
      expectEqual(bar.barTintColor, color(2))
    }
  }

  @Test func reachesWhatAThemedContainerAdoptsLater() {
    let simulation = SystemTrait.simulation(18)
    simulation.asCurrent {
      let stage = Stage(simulation)
      Theme(
        name: "status",
        table: Theme.Table(
          Theme.Style(
            navigationBar: Theme.NavigationBarStyle(barTintColor: .rgb(2)), statusBar: Theme.StatusBarStyle(style: .lightContent))
        )
      ).apply(to: stage.window)
      season.merge(into: stage.window)
      let later = ThemedNavigationController(rootViewController: UIViewController())
      stage.content.present(later, animated: false)
      simulation.settle()
      expectEqual(later.navigationBar.tintColor, color(5))
      expectEqual(later.navigationBar.barTintColor, color(2))
      expectEqual(later.preferredStatusBarStyle, .lightContent)
    }
  }

  /// The next theme leaves nothing of either.
  @Test(arguments: Share.of(UInt64(0)..<35, oneIn: 5))
  func endsWithTheNextTheme(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let version = ([12, 13, 14, 15, 17, 18, 26] as [Theme.OSVersion])[Int(seed) % 7]
    var themes: [Theme] = []
    for _ in 0..<3 { themes.append(Theme.random(using: &generator, after: themes.last)) }
    let readings = [true, false].map { isMerged in
      let simulation = SystemTrait.simulation(version)
      return simulation.asCurrent {
        let stage = Stage(simulation)
        if isMerged {
          themes[0].apply(to: stage.window)
          themes[1].merge(into: stage.window)
        }
        themes[2].apply(to: stage.window)
        return (stage.objects + stage.addBars()).map { ($0.name, reading($0.object)) }
      }
    }
    for ((name, merged), (_, fresh)) in zip(readings[0], readings[1]) {
      expectEqual(fresh.changes(to: merged), [], "\(name), iOS \(version)")
    }
  }
}
