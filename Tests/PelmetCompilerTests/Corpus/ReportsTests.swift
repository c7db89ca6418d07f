import Foundation
import PelmetDiagnostics
import PelmetTestSupport
import Testing

@testable import PelmetCompiler

/// Real reports and plain mistakes: the broken theme gets exactly the findings that it should, the repaired one none.
@Suite struct ReportsTests {
  static let reports = Fixtures.names(in: "reports").filter { $0 != "README.md" }

  @Test(arguments: reports)
  func findsExactlyWhatIsWrong(report: String) throws {
    let expected = try JSONDecoder().decode(Report.self, from: Data(try Fixtures.bytes("reports/\(report)/expected.json")))
    for (folder, findings) in [("broken", expected.broken), ("fixed", expected.fixed)] {
      // A correct theme has only one folder.
      guard let findings, !Fixtures.names(in: "reports/\(report)/\(folder)").isEmpty else { continue }
      let found = try Report.findings(in: "reports/\(report)", folder)
      expectEqual(found, findings)
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

  /// The compiler's findings in a folder of theme files.
  static func findings(in report: String, _ folder: String) throws -> [Finding] {
    let compilation = Compilation.compile(try ThemeFiles.folder("\(report)/\(folder)", root: report).input)
    var locator = SourceLocator(compilation.sources)
    return compilation.diagnostics.map { diagnostic in
      let (file, start) = locator.position(of: diagnostic.location)
      return Finding(
        rule: diagnostic.rule.name, severity: diagnostic.severity.rawValue, file: file, pointer: diagnostic.pointer,
        line: start.line,
        column: start.column, suggestion: diagnostic.suggestion)
    }
  }
}
