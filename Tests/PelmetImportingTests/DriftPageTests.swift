#if Rewrite
  import Foundation
  import PelmetDiagnostics
  import PelmetImporting
  import PelmetTestSupport
  import Testing

  @testable import pelmetimport

  /// The examples in Swift on the pages of rules about an app's code: the first is a finding of the page's rule, and the others are none.
  @Suite struct DriftPageTests {
    @Test(arguments: Rule.allCases.filter { $0.stage == .sources })
    func `the first example is a finding, and the others are none`(rule: Rule) throws {
      let page = try String(contentsOf: Self.folder.appendingPathComponent("\(rule).md"), encoding: .utf8)
      let examples = page.components(separatedBy: "```swift\n").dropFirst().map { $0.components(separatedBy: "```")[0] }
      let found = try examples.map { example in
        let audit = try #require(withLargeStack { SourceAudit(of: [ImportedFile(path: "A.swift", bytes: Array(example.utf8))]) })
        let allowed = Set(audit.comments.filter { !$0.reason.isEmpty }.map(\.line))
        return Set(audit.statements.filter { !allowed.contains($0.place.line) }.map(\.rule))
      }
      expectEqual(found.first, [rule])
      #expect(found.count > 1 && found.dropFirst().allSatisfy(\.isEmpty))
    }

    /// The scan of the article's code is a fixture, of which the tests of the command make the reports that the article shows.
    @Test func `the code of the article has the statements of its fixture`() throws {
      let folder = try TemporaryFolder()
      var page = try RecordedPage(
        Self.package.appendingPathComponent("Sources/PelmetMain/PelmetMain.docc/KeepingBarsInThemes.md"))
      _ = try page.check { example in
        if example.kind == .file { try folder.write(example.block + "\n", to: example.words[0]) }
        return nil
      }
      let run = try #require(withLargeStack { PelmetImport.run(["--scan", "--", folder["App"]]) })
      expectEqual(run.errors, "")
      let text = run.output.replacingOccurrences(of: folder.path + "/", with: "")
      let golden = Self.package.appendingPathComponent("Tests/Fixtures/drift/scan.json")
      if ProcessInfo.processInfo.environment["RECORD"] != nil {
        try Data(text.utf8).write(to: golden)
        Issue.record("recorded \(golden.lastPathComponent)")
      }
      expectEqual(text, try String(contentsOf: golden, encoding: .utf8))
    }

    private static let folder = package.appendingPathComponent("Sources/PelmetExplanations/Rules")

    private static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
  }
#endif
