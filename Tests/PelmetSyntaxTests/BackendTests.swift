import PelmetDiagnostics
import PelmetTestSupport
import Testing

@testable import PelmetSyntax

@Suite struct BackendTests {
  @Test(arguments: Fixtures.names(in: "json-test-suite"))
  func backendsGiveEqualTapesAndFindings(name: String) throws {
    let bytes = try Fixtures.bytes("json-test-suite/\(name)")
    let readings = JSONBackend.allCases.map { Reading(bytes, backend: $0) }
    for reading in readings {
      expectEqual(reading.document?.tape, readings[0].document?.tape)
      expectEqual(reading.diagnostics, readings[0].diagnostics)
    }
  }

  /// Combines the tape of one text with another text of the same length, as if the scanner or json-c had made a mistake.
  @Test(
    arguments: JSONBackend.allCases.filter { $0 != .builtIn },
    [
      ("[1]", "{1}"), ("[true]", "[null]"), ("[\"a\"]", "[\"\\\" "), ("[\"aa\"]", "[\"\\n\"]"), ("{\"aa\":1}", "{\"\\n\":1}"),
      ("[1.5]", "[105]"),
      ("[1,2]", "[12 ]"), ("[[]]", "[{}]"), ("[1]", "[,]"), ("[true ]", "[false]"),
    ])
  func noticesWhenBackendAndScannerDisagree(backend: JSONBackend, texts: (scanned: String, read: String)) {
    var tape = JSONScanner.scan(Array(texts.scanned.utf8)).tape
    #expect(!JSONReader.evaluate(&tape, bytes: Array(texts.read.utf8), backend: backend))
  }

  @Test func reportsADisagreementAsAMistakeOfOurs() {
    let finding = SyntaxFindings.disagreement(FileID(index: 0))
    expectEqual(finding.rule, .internalError)
    expectEqual(finding.severity, .error)
    #expect(finding.summary.contains("a bug in Pelmet"))
  }
}
