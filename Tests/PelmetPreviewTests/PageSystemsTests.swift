import Pelmet
import Testing

@testable import PelmetPreview

@Suite struct PageSystemsTests {
  private func systems(_ conditions: Theme.Condition...) -> PageSystems {
    let rows = conditions.map { Theme.Row($0, Theme.Style()) }
    return PageSystems(Theme(name: "midnight", table: Theme.Table(Theme.Style(), rows: rows)))
  }

  @Test func areTheNewestOfEachKind() {
    #expect(systems().versions == [18, Theme.OSVersion(27, 1)])
  }

  @Test func beginAndEndWhereConditionsDo() {
    let between = Theme.Condition(minimumOS: Theme.OSVersion(18, 4), belowOS: Theme.OSVersion(26, 5))
    #expect(systems(between).versions == [18, Theme.OSVersion(18, 4), 26, Theme.OSVersion(26, 5), Theme.OSVersion(27, 1)])
    #expect(systems(Theme.Condition(belowOS: 15)).versions == [13, 15, 18, Theme.OSVersion(27, 1)])
  }

  @Test func standForThoseBetween() {
    let systems = systems()
    #expect(systems.drawn(for: 15) == 18)
    #expect(systems.drawn(for: Theme.OSVersion(18, 4)) == 18)
    #expect(systems.drawn(for: 26) == Theme.OSVersion(27, 1))
  }
}
