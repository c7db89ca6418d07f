import Foundation
import PelmetDiagnostics
import PelmetTestSupport
import Testing

@testable import PelmetCompiler

/// Real reports: of the rules of legibility, the broken theme gets exactly the findings that it should, the repaired one none.
@Suite struct LegibilityReportsTests {
  struct Report: Decodable {
    var broken: [Finding]
    var fixed: [Finding]
  }

  struct Finding: Decodable, Hashable {
    var rule: String
    var severity: String
    var file: String
    var pointer: String?
    var line: Int
    var column: Int
    var suggestion: String?
  }

  @Test(arguments: Fixtures.names(in: "reports").filter { $0 != "README.md" })
  func findsExactlyWhatIsHardToRead(report: String) throws {
    let expected = try JSONDecoder().decode(Report.self, from: Data(try Fixtures.bytes("reports/\(report)/expected.json")))
    for (folder, findings) in [("broken", expected.broken), ("fixed", expected.fixed)] {
      let compilation = try CheckedFolder("reports/\(report)/\(folder)", root: "reports/\(report)").compilation
      var locator = SourceLocator(compilation.sources)
      let found = compilation.diagnostics.filter { legibilityRules.contains($0.rule.name) }.map { finding in
        let (file, start) = locator.position(of: finding.location)
        return Finding(
          rule: finding.rule.name, severity: finding.severity.rawValue, file: file, pointer: finding.pointer, line: start.line,
          column: start.column, suggestion: finding.suggestion)
      }
      expectEqual(found, findings.filter { legibilityRules.contains($0.rule) }, "\(folder)")
    }
  }
}
