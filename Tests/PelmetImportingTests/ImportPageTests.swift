#if Rewrite
  import Foundation
  import PelmetImporting
  import PelmetTestSupport
  import Testing

  @testable import pelmetimport

  /// The article about `pelmet import`: what its command prints and writes, and its list of reasons.
  @Suite struct ImportPageTests {
    private static let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Sources/PelmetMain/PelmetMain.docc/ImportingAnApp.md")

    @Test func `the command prints and writes what the page shows`() throws {
      let folder = try TemporaryFolder()
      var page = try RecordedPage(Self.page)
      let count = try page.check { example in
        switch example.kind {
        case .run:
          let arguments = example.words.dropFirst(2).map { $0.hasPrefix("-") ? $0 : folder[$0] }
          let run = try #require(withLargeStack { PelmetImport.run(arguments) })
          expectEqual(run.errors, "")
          // A difference marks the end of a path with spaces.
          return run.output.replacingOccurrences(of: folder.path + "/", with: "").replacingOccurrences(of: "\t\n", with: "\n")
        case .file:
          if let text = try? folder.text(of: example.words[0]) { return text }
          try folder.write(example.block + "\n", to: example.words[0])
          return nil
        }
      }
      expectEqual(count, 4)
      try page.record()
    }

    @Test func `the page explains every reason`() throws {
      let text = try String(contentsOf: Self.page, encoding: .utf8)
      for obstacle in Obstacle.allCases {
        let reason = obstacle.text.prefix { $0 != ";" && $0 != "," }
        #expect(text.contains("\n| \(reason)"), "\(obstacle)")
      }
      for reason in Reason.allCases { #expect(text.contains("\n| `\(reason.rawValue)` |"), "\(reason)") }
    }
  }
#endif
