import ModelCore
import PelmetTestSupport
import Testing

/// LEG: every property of the judge exists and has the judge's default.
@MainActor
struct DefaultsTests {
  @Test("LEG, TAB-8: defaults are the catalogue's", arguments: Defaults.all)
  func defaultsAreTheCatalogues(_ defaults: Defaults) throws {
    run(on: 18)
    let judged = try #require(try UIKitJudge.type(defaults.name))
    let expected = Dictionary(uniqueKeysWithValues: judged.properties.map { ($0.name, $0.default?.text ?? "nil") })
    let read = defaults.read()
    expectEqual(Set(read.keys).union(defaults.absent), Set(expected.keys))
    for (property, value) in read.sorted(by: { $0.key < $1.key }) {
      let wanted = expected[property].map { prose[$0] ?? $0 }
      expectEqual(value, wanted, "\(defaults.name).\(property)")
    }
  }
}
