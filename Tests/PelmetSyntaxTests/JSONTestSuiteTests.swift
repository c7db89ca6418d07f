import PelmetDiagnostics
import PelmetSyntax
import PelmetTestSupport
import Testing

/// JSONTestSuite by Nicolas Seriot: `y_` must be accepted, `n_` refused, `i_` may be either.
@Suite struct JSONTestSuiteTests {
  static let folder = "json-test-suite"

  @Test(arguments: Fixtures.names(in: folder, prefix: "y_"), JSONBackend.allCases)
  func acceptsWhatMustBeAccepted(name: String, backend: JSONBackend) throws {
    let reading = Reading(try Fixtures.bytes("\(Self.folder)/\(name)"), backend: backend)
    #expect(reading.document != nil)
    expectEqual(reading.diagnostics.map(\.rule), (name.contains("duplicated_key") ? [.duplicateKey] : []))
  }

  @Test func isComplete() {
    expectEqual(Fixtures.names(in: Self.folder, prefix: "y_").count, 95)
    expectEqual(Fixtures.names(in: Self.folder, prefix: "n_").count, 188)
    expectEqual(Fixtures.names(in: Self.folder, prefix: "i_").count, 35)
  }

  @Test(arguments: JSONBackend.allCases)
  func refusesWhatMustBeRefusedWithOneErrorInItsPlace(backend: JSONBackend) throws {
    var golden = "# What is said about each text that is not JSON: file, line:column, rule, sentence.\n"
    for name in Fixtures.names(in: Self.folder, prefix: "n_") {
      let reading = Reading(try Fixtures.bytes("\(Self.folder)/\(name)"), backend: backend)
      #expect(reading.document == nil, "\(name)")
      expectEqual(reading.diagnostics.count, 1, "\(name)")
      golden += "\(name)\n    \(reading.lines.joined(separator: "\n    "))\n"
    }
    try Fixtures.expectGolden(golden, "json-test-suite.refused.txt")
  }

  @Test(arguments: JSONBackend.allCases)
  func decidesWhatRFC8259LeavesOpen(backend: JSONBackend) throws {
    var golden = """
      # RFC 8259 lets an implementation decide about these texts. Pelmet accepts a number of any length that fits a Double (rounded to the
      # nearest, tiny ones to zero) and up to 512 levels; it refuses numbers beyond Double, halves of surrogate pairs, which no Swift
      # string can hold, whatever is not well-formed UTF-8, and a byte order mark.

      """
    for name in Fixtures.names(in: Self.folder, prefix: "i_") {
      let reading = Reading(try Fixtures.bytes("\(Self.folder)/\(name)"), backend: backend)
      expectEqual((reading.document == nil), (reading.diagnostics.count == 1), "\(name)")
      golden += "\(name)\n    \(reading.document == nil ? reading.lines.joined() : "accepted")\n"
    }
    try Fixtures.expectGolden(golden, "json-test-suite.undecided.txt")
  }
}
