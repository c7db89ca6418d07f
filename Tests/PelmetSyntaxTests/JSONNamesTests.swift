import PelmetTestSupport
import Testing

@testable import PelmetSyntax

@Suite struct JSONNamesTests {
  private let names = JSONNames(["light", "dark", "", "lighter", "é"])

  @Test(arguments: [
    (#""light""#, 0), (#""dark""#, 1), (#""""#, 2), (#""lighter""#, 3), (#""é""#, 4), (#""\u006cight""#, 0), (#""\u00e9""#, 4),
    (#""Light""#, nil), (#""ligh""#, nil), (#""lightd""#, nil), (#""tdark""#, nil), (#""e\u0301""#, nil),
  ])
  func `keys are found by their text, byte for byte`(key: String, position: Int?) throws {
    let members = try #require(Reading("{ \(key): 1 }").document).root.members
    expectEqual(members.map { names.index(of: $0) }, [position])
    expectEqual(members.map { names.index(of: $0.name) }, [position])
  }
}
