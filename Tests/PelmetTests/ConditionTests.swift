import Pelmet
import Testing

struct ConditionTests {
  @Test func holdsForEverythingWhenItNamesNothing() {
    #expect(Theme.Condition().holds(for: Traits()))
    #expect(Theme.Condition().holds(for: Traits(scheme: .dark, idiom: .vision, os: 1)))
  }

  @Test(arguments: [
    (Theme.Condition(scheme: .dark), Traits(scheme: .dark)),
    (Theme.Condition(contrast: .high), Traits(contrast: .high)),
    (Theme.Condition(level: .elevated), Traits(level: .elevated)),
    (Theme.Condition(idiom: .pad), Traits(idiom: .pad)),
    (Theme.Condition(horizontalSizeClass: .regular), Traits(horizontalSizeClass: .regular)),
    (Theme.Condition(verticalSizeClass: .compact), Traits(verticalSizeClass: .compact)),
    (Theme.Condition(minimumOS: 27), Traits(os: 27)),
    (Theme.Condition(belowOS: 26), Traits(os: 18)),
  ])
  func holdsForItsTraitAlone(condition: Theme.Condition, traits: Traits) {
    #expect(condition.holds(for: traits))
    #expect(!condition.holds(for: Traits()))
  }

  @Test func needsEveryTraitThatItNames() {
    let condition = Theme.Condition(scheme: .dark, idiom: .pad)
    #expect(condition.holds(for: Traits(scheme: .dark, idiom: .pad)))
    #expect(!condition.holds(for: Traits(scheme: .dark)))
    #expect(!condition.holds(for: Traits(idiom: .pad)))
  }

  @Test(arguments: [(14, 8, false), (15, 0, true), (18, 4, true), (25, 9, true), (26, 0, false)])
  func includesTheFirstVersionAndExcludesTheLast(major: Int, minor: Int, holds: Bool) {
    let condition = Theme.Condition(minimumOS: 15, belowOS: 26)
    #expect(condition.holds(for: Traits(os: OSVersion(major, minor))) == holds)
  }

  @Test func ordersVersions() {
    #expect(OSVersion(13) < OSVersion(13, 3))
    #expect(OSVersion(9, 3) < 10)
    #expect(OSVersion(13, 3).description == "13.3")
    #expect(OSVersion(26).description == "26")
  }
}
