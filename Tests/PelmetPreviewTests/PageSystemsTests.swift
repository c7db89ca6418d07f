import Pelmet
import PelmetTestSupport
import Testing

@testable import PelmetPreview

@Suite struct PageSystemsTests {
  private func systems(_ conditions: Theme.Condition...) -> PageSystems {
    let rows = conditions.map { Theme.Row($0, Theme.Style()) }
    return PageSystems(Theme(name: "midnight", table: Theme.Table(Theme.Style(), rows: rows)))
  }

  @Test func areTheNewestOfEachKind() {
    expectEqual(systems().versions, [18, Theme.OSVersion(27, 1)])
  }

  @Test func beginAndEndWhereConditionsDo() {
    let between = Theme.Condition(minimumOS: Theme.OSVersion(18, 4), belowOS: Theme.OSVersion(26, 5))
    expectEqual(systems(between).versions, [18, Theme.OSVersion(18, 4), 26, Theme.OSVersion(26, 5), Theme.OSVersion(27, 1)])
    expectEqual(systems(Theme.Condition(belowOS: 15)).versions, [13, 15, 18, Theme.OSVersion(27, 1)])
  }

  @Test func standForThoseBetween() {
    let systems = systems()
    expectEqual(systems.drawn(for: 15), 18)
    expectEqual(systems.drawn(for: Theme.OSVersion(18, 4)), 18)
    expectEqual(systems.drawn(for: 26), Theme.OSVersion(27, 1))
  }
}
