import Foundation
@testable import PelmetCompiler
import PelmetDiagnostics
import Testing

/// Real reports and plain mistakes: the broken theme gets exactly the findings that it should, the repaired one none.
@Suite struct ReportsTests {
  /// Reports that await a pass which is not there yet.
  static let pending: [String: Set<String>] = [
    "tokens": [
    "100-dangling-chain", "102-token-of-wrong-type", "104-legacy-hex-token", "106-token-and-group", "108-unit-error",
    "114-unknown-token-file", "44-key-missing-from-plist", "47-keys-read-by-nothing",
    ],
    "checks": [
    "01-tab-bar-grey-ios15", "09-active-tab-title-ipad", "11-tab-titles-cut-ipad",
    "130-leaking-slot", "132-legacy-shadow-alone", "134-legacy-beside-modern", "135-opaque-over-glass",
    "138-waiver-no-longer-needed", "142-never-available",
    "33-white-text-after-cancel", "51-mismatching-glass-behind-buttons",
    ],
  ]

  static let reports = Fixtures.names(in: "reports").filter { $0 != "README.md" }

  @Test(arguments: reports)
  func findsExactlyWhatIsWrong(report: String) throws {
    let expected = try JSONDecoder().decode(Report.self, from: Data(try Fixtures.bytes("reports/\(report)/expected.json")))
    for (folder, findings) in [("broken", expected.broken), ("fixed", expected.fixed)] {
      // A correct theme has only one folder.
      guard let findings, !Fixtures.names(in: "reports/\(report)/\(folder)").isEmpty else { continue }
      try withKnownIssue {
        let found = try Report.findings(in: "reports/\(report)", folder)
        #expect(found == findings)
      } when: {
        // The repaired theme is fine without checks, but not without tokens.
        Self.pending["tokens"]?.contains(report) == true || (Self.pending["checks"]?.contains(report) == true && folder == "broken")
      }
    }
  }
}

/// `expected.json` of a report; see the README of the reports.
struct Report: Decodable {
  var broken: [Finding]?
  var fixed: [Finding]?

  struct Finding: Decodable, Hashable {
    var rule: String
    var severity: String
    var file: String
    var pointer: String?
    var line: Int
    var column: Int
    var suggestion: String?
  }

  /// What the compiler finds in a folder of theme files.
  static func findings(in report: String, _ folder: String) throws -> [Finding] {
    let compilation = Compilation.compile(try ThemeFiles.folder("\(report)/\(folder)", root: report).input)
    var locator = SourceLocator(compilation.sources)
    return compilation.diagnostics.map { diagnostic in
      let (file, start) = locator.location(of: diagnostic.place)
      return Finding(
        rule: diagnostic.id.name, severity: diagnostic.severity.rawValue, file: file, pointer: diagnostic.pointer, line: start.line,
        column: start.column, suggestion: diagnostic.suggestion)
    }
  }
}
