import Foundation
import PelmetDiagnostics
import Testing

@testable import PelmetCompiler

/// Poor legibility in the bars of real apps; `Tests/Fixtures/legibility.txt` lists every finding.
@Suite struct AppLegibilityTests {
  @Test func findsWhatAPersonWouldFind() throws {
    let apps = Fixtures.names(in: "apps").filter { !$0.hasSuffix(".md") && $0 != "canvas-ios" }
    let text = try apps.map { app in
      let lines = try CheckedFolder("apps/\(app)", root: "apps/\(app)").lines(of: legibilityRules, notes: false)
      return "## \(app)\n" + lines.map { $0 + "\n" }.joined()
    }.joined(separator: "\n")
    try Fixtures.expectGolden(text, at: Fixtures.folder.appendingPathComponent("legibility.txt"))
  }
}
