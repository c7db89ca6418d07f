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
      var lines = String(decoding: try Data(contentsOf: Self.page), as: UTF8.self).components(separatedBy: "\n")
      let isRecorded = ProcessInfo.processInfo.environment["RECORD"] != nil
      var index = 0
      var count = 0
      while index < lines.count {
        defer { index += 1 }
        let words = lines[index].split(separator: " ").map(String.init)
        guard words.count > 3, words[0] == "<!--", ["file:", "run:"].contains(words[1]) else { continue }
        let end = try #require(lines[(index + 2)...].firstIndex(of: "```"))
        let block = lines[(index + 2)..<end].joined(separator: "\n")
        let printed: String
        if words[1] == "run:" {
          let arguments = words[4..<(words.count - 1)].map { $0.hasPrefix("-") ? $0 : folder[$0] }
          let run = try #require(withLargeStack { PelmetImport.run(arguments) })
          expectEqual(run.errors, "")
          printed = run.output.replacingOccurrences(of: folder.path + "/", with: "")
        } else if let text = try? folder.text(of: words[2]) {
          printed = text
        } else {
          try folder.write(block + "\n", to: words[2])
          continue
        }
        count += 1
        let text = printed.trimmingCharacters(in: .newlines)
        if isRecorded {
          lines.replaceSubrange((index + 2)..<end, with: text.components(separatedBy: "\n"))
        } else {
          expectEqual(text, block)
        }
      }
      expectEqual(count, 3)
      guard isRecorded else { return }
      try Data(lines.joined(separator: "\n").utf8).write(to: Self.page)
      Issue.record("recorded the article")
    }

    @Test func `the page explains every reason`() throws {
      let text = try String(contentsOf: Self.page, encoding: .utf8)
      for reason in Reason.allCases { #expect(text.contains("\n| `\(reason.rawValue)` |"), "\(reason)") }
    }
  }
#endif
