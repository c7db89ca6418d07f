import Foundation
import PelmetDiagnostics
import PelmetTestSupport
import Testing

@testable import PelmetCommands

/// The article about `pelmet audit` and `pelmet coverage`: what they print of the scan of its code, which is a fixture.
@Suite struct DriftArticleTests {
  private static let pages = Fixtures.tests.deletingLastPathComponent().appendingPathComponent(
    "Sources/PelmetMain/PelmetMain.docc")

  @Test func `the commands print what the page shows`() throws {
    let folder = try TemporaryFolder()
    let app = try ScannedApp(in: folder)
    let scan = String(decoding: try Data(contentsOf: URL(fileURLWithPath: Fixtures.path("drift/scan.json"))), as: UTF8.self)
    try app.print(scan.replacing("\"file\": \"", with: "\"file\": \"\(folder.path)/"))
    var page = try RecordedPage(Self.pages.appendingPathComponent("KeepingBarsInThemes.md"))
    let count = try page.check { example in
      if example.kind == .file {
        try folder.write(example.block + "\n", to: example.words[0])
        return nil
      }
      let words = example.words.dropFirst(2).map { $0 == "App" ? folder["App"] : $0 }
      let run =
        example.words[1] == "audit"
        ? try ScannedApp.run(words, AuditCommand.self, in: folder) : try ScannedApp.run(words, CoverageCommand.self, in: folder)
      expectEqual(run.status, 0)
      return (run.errors + run.output).replacing(folder.path + "/", with: "")
    }
    expectEqual(count, 2)
    try page.record()
  }

  @Test func `the page has every rule with its word`() throws {
    let text = String(
      decoding: try Data(contentsOf: Self.pages.appendingPathComponent("KeepingBarsInThemes.md")), as: UTF8.self)
    for rule in Rule.ofSources {
      #expect(text.contains(try Regex("\n\\| `\(rule)` \\| \(rule.severity.rawValue) \\| .* \\| `\(rule.word)` \\|")), "\(rule)")
    }
  }
}
