import ModelCore
import Pelmet
import PelmetTestSupport
import PelmetUIKit
import Testing

/// Each property of a theme changes the objects that it is for, in the window and those that come later, and nothing else.
@MainActor
struct WindowTotalityTests {
  /// Tints are inherited, and looks follow from properties: they change without being set.
  private static let consequences: Set<String> = [
    "tintColor", "look", "titleText", "largeTitleText", "indicator", "icon", "fieldTint",
  ]

  @Test(arguments: ThemeProperty.all, [Theme.OSVersion(12), 13, 15, 26, Theme.OSVersion(27, 1)])
  func changesExactlyWhatIsSet(property: ThemeProperty, version: Theme.OSVersion) {
    var style = Theme.Style()
    property.set(&style)
    let theme = Theme(name: "one", table: Theme.Table(style))
    let (plain, plainLater) = unthemed(version)
    let (themed, themedLater) = readings(after: theme, version)
    let isThere = version >= property.since
    expect(plain, themed, changing: isThere ? property.section : nil, property)
    expect(plainLater, themedLater, changing: isThere && property.isRecorded ? property.section : nil, property)
  }

  private func expect(_ before: [(String, Snapshot)], _ after: [(String, Snapshot)], changing: String?, _ property: ThemeProperty)
  {
    for ((name, old), (_, new)) in zip(before, after) {
      let changes = Set(old.changes(to: new).map { String($0.prefix { $0 != "." }) })
      if name == changing {
        #expect(!changes.isEmpty, "\(name)")
      } else {
        let follows =
          ["window", "navigationController", "tabBarItem"].contains(property.section) || property.name == "userInterfaceStyle"
        expectEqual(changes.subtracting(follows ? Self.consequences : []), [], "\(name)")
      }
    }
  }

  private static var unthemed: [Theme.OSVersion: (now: [(String, Snapshot)], later: [(String, Snapshot)])] = [:]

  /// The readings without a theme, taken once for each version.
  private func unthemed(_ version: Theme.OSVersion) -> (now: [(String, Snapshot)], later: [(String, Snapshot)]) {
    if let known = Self.unthemed[version] { return known }
    let new = readings(after: nil, version)
    Self.unthemed[version] = new
    return new
  }

  private func readings(after theme: Theme?, _ version: Theme.OSVersion) -> (
    now: [(String, Snapshot)], later: [(String, Snapshot)]
  ) {
    let simulation = SystemTrait.simulation(version)
    let readings = simulation.asCurrent {
      let stage = Stage(simulation)
      theme?.apply(to: stage.window)
      simulation.settle()
      return (stage.objects.map { ($0.name, reading($0.object)) }, stage.addBars().map { ($0.name, reading($0.object)) })
    }
    #expect(simulation.faults.isEmpty)
    return readings
  }
}
