import ModelCore
import Pelmet
import PelmetTestSupport
import PelmetUIKit
import Testing

@MainActor
struct ThemeSwitchTests {
  private static let systems: [Theme.OSVersion] = [12, 13, 14, 15, 17, 18, 26]

  /// The readings of a window's bars and of bars that come later, after themes one upon the other.
  private func readings(_ themes: [Theme], _ version: Theme.OSVersion) -> [(String, Snapshot)] {
    let simulation = SystemTrait.simulation(version)
    let readings = simulation.asCurrent {
      let stage = Stage(simulation)
      for theme in themes { theme.apply(to: stage.window) }
      return (stage.objects + stage.addBars()).map { ($0.name, reading($0.object)) }
    }
    #expect(simulation.faults.isEmpty)
    return readings
  }

  @Test(arguments: Share.of(UInt64(0)..<210))
  func leavesWhatTheThemeAloneWouldMake(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let version = Self.systems[Int(seed) % Self.systems.count]
    let first = Theme.random(using: &generator)
    let second = Theme.random(using: &generator, after: first)
    for ((name, switched), (_, fresh)) in zip(readings([first, second], version), readings([second], version)) {
      expectEqual(fresh.changes(to: switched), [], "\(name), iOS \(version)")
    }
  }

  @Test func keepsNothingOverAThousandSwitches() {
    let simulation = SystemTrait.simulation(26)
    simulation.asCurrent {
      var generator = SplitMix64(seed: 1)
      var themes: [Theme] = []
      for _ in 0..<10 { themes.append(Theme.random(using: &generator, after: Theme.complete, share: 0.02...0.15)) }
      let stage = Stage(simulation)
      weak var gone: UIViewController?
      weak var goneBar: UINavigationBar?
      for _ in 0..<4 { _ = stage.addBars() }
      for index in 0..<1000 {
        themes[index % 10].apply(to: stage.window)
        guard index % 100 == 50 else { continue }
        let controller = UINavigationController(rootViewController: UIViewController())
        (gone, goneBar) = (controller, controller.navigationBar)
        stage.content.present(controller, animated: false)
        simulation.settle()
        themes[index % 10].apply(to: stage.window)
        stage.content.dismiss(animated: false)
        simulation.settle()
      }
      weak var item: UIBarButtonItem?
      do {
        let button = UIBarButtonItem(title: "Gone", style: .plain, target: nil, action: nil)
        item = button
        stage.content.navigationItem.rightBarButtonItems?.append(button)
        themes[9].apply(to: stage.window)
        stage.content.navigationItem.rightBarButtonItems?.removeLast()
      }
      expectEqual(item, nil)
      expectEqual(gone, nil)
      expectEqual(goneBar, nil)
      let fresh = readings([themes[9]], 26)
      for ((name, switched), (_, fresh)) in zip(stage.objects.map { ($0.name, reading($0.object)) }, fresh) {
        expectEqual(fresh.changes(to: switched), [], "\(name)")
      }
    }
  }
}

extension Theme {
  /// Sets everything.
  fileprivate static let complete = {
    var style = Theme.Style()
    for property in ThemeProperty.all { property.set(&style) }
    return Theme(name: "complete", table: Table(style))
  }()
}
