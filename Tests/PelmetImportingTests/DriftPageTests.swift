#if Rewrite
  import Foundation
  import PelmetDiagnostics
  import PelmetImporting
  import PelmetTestSupport
  import Testing

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

    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Sources/PelmetExplanations/Rules")
  }
#endif
