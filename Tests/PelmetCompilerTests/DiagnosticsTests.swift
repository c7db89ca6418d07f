import Foundation
import PelmetTestSupport
import Testing

@testable import PelmetCompiler

/// Every finding of decoding and linking: where it points, what it says, and that it comes alone.
@Suite struct DiagnosticsTests {
  @Test(arguments: Fixtures.files(below: "diagnostics", ending: ".txt"))
  func reportsWhatTheFixtureSays(path: String) throws {
    let fixture = try Fixtures.text("diagnostics/\(path)")
    let cases = AnnotatedCase.cases(in: fixture)
    #expect(!cases.isEmpty)
    let text = cases.map { "## \($0.title)\n\($0.annotated)" }.joined(separator: "\n")
    try Fixtures.expectGolden(text, "diagnostics/\(path)")
  }

  /// A run that keeps no theme binds its values for the findings alone.
  @Test(arguments: Fixtures.files(below: "diagnostics", ending: ".txt"))
  func `validate finds what compile finds`(path: String) throws {
    for example in AnnotatedCase.cases(in: try Fixtures.text("diagnostics/\(path)")) {
      expectEqual(Compilation.validate(example.input.input).diagnostics, example.findings, "\(example)")
    }
  }
}
