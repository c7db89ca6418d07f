import Pelmet
import PelmetTestSupport
import Testing

struct ConditionTests {
  @Test func holdsForEverythingWhenItNamesNothing() {
    #expect(Theme.Condition().holds(for: Theme.Traits()))
    #expect(Theme.Condition().holds(for: Theme.Traits(scheme: .dark, idiom: .vision, os: 1)))
  }

  @Test(arguments: [
    (Theme.Condition(scheme: .dark), Theme.Traits(scheme: .dark)),
    (Theme.Condition(contrast: .high), Theme.Traits(contrast: .high)),
    (Theme.Condition(level: .elevated), Theme.Traits(level: .elevated)),
    (Theme.Condition(idiom: .pad), Theme.Traits(idiom: .pad)),
    (Theme.Condition(horizontalSizeClass: .regular), Theme.Traits(horizontalSizeClass: .regular)),
    (Theme.Condition(verticalSizeClass: .compact), Theme.Traits(verticalSizeClass: .compact)),
    (Theme.Condition(verticalBarEdge: .leading), Theme.Traits(verticalBarEdge: .leading)),
    (Theme.Condition(minimumOS: 27), Theme.Traits(os: 27)),
    (Theme.Condition(minimumOS: Theme.OSVersion(27, 1)), Theme.Traits(os: Theme.OSVersion(27, 1))),
    (Theme.Condition(belowOS: 26), Theme.Traits(os: 18)),
  ])
  func holdsForItsTraitAlone(condition: Theme.Condition, traits: Theme.Traits) {
    #expect(condition.holds(for: traits))
    #expect(!condition.holds(for: Theme.Traits()))
  }

  @Test func needsEveryTraitThatItNames() {
    let condition = Theme.Condition(scheme: .dark, idiom: .pad)
    #expect(condition.holds(for: Theme.Traits(scheme: .dark, idiom: .pad)))
    #expect(!condition.holds(for: Theme.Traits(scheme: .dark)))
    #expect(!condition.holds(for: Theme.Traits(idiom: .pad)))
  }

  @Test(arguments: [(14, 8, false), (15, 0, true), (18, 4, true), (25, 9, true), (26, 0, false)])
  func includesTheFirstVersionAndExcludesTheLast(major: Int, minor: Int, holds: Bool) {
    let condition = Theme.Condition(minimumOS: 15, belowOS: 26)
    expectEqual(condition.holds(for: Theme.Traits(os: Theme.OSVersion(major, minor))), holds)
  }

  @Test func ordersVersions() {
    #expect(Theme.OSVersion(13) < Theme.OSVersion(13, 3))
    #expect(Theme.OSVersion(9, 3) < 10)
    expectEqual(Theme.OSVersion(13, 3).description, "13.3")
    expectEqual(Theme.OSVersion(26).description, "26")
  }
}
