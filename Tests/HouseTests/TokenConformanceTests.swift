import Foundation
import Testing

/// The table of what DTCG requires names a test for each row, and each of them is there.
@Suite struct TokenConformanceTests {
  /// The last cell of each row, with the first.
  private static func rows() throws -> [(requirement: String, tests: [String])] {
    let articles = try SourceTree.read(in: "Sources/Pelmet/Pelmet.docc", named: "DesignTokensConformance.md")
    return articles.flatMap(\.lines).filter { $0.hasPrefix("| ") && !$0.hasSuffix("| test |") }.map { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      let tests = (cells.last ?? "").matches(of: /`([^`]+)`/).map { String($0.output.1) }
      return (cells.first ?? "", tests)
    }
  }

  @Test func everyRowNamesTestsThatAreThere() throws {
    let rows = try Self.rows()
    #expect(rows.count > 50)
    let tests = try SourceTree.read(in: "Tests", named: ".swift")
    for row in rows {
      #expect(!row.tests.isEmpty, "\(row.requirement)")
      for test in row.tests { #expect(try Self.exists(test, tests), "\(test) of: \(row.requirement)") }
    }
  }

  /// - Parameter test: `Suite/name`, or `file: title` of a case of a fixture.
  private static func exists(_ test: String, _ files: [SourceTree.File]) throws -> Bool {
    guard let end = test.firstRange(of: ".txt: ") else {
      let parts = test.split(separator: "/", maxSplits: 1)
      guard parts.count == 2 else { return false }
      return files.contains { file in
        file.path.hasSuffix("/\(parts[0]).swift")
          && (file.text.contains("func \(parts[1])(") || file.text.contains("func `\(parts[1])`("))
      }
    }
    let path = "Tests/Fixtures/diagnostics/\(test[..<end.lowerBound]).txt"
    let text = try String(contentsOf: SourceTree.root.appending(path: path), encoding: .utf8)
    return text.split(separator: "\n").contains { $0 == "## \(test[end.upperBound...])" }
  }
}
