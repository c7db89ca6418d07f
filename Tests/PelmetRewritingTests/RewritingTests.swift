import PelmetTestSupport

#if Rewrite
  import Foundation
  import Testing

  @testable import PelmetRewriting

  /// The fixtures in `Tests/Fixtures/rewriting`: a file, its text on Linux, and what is left for a person.
  @Suite("Rewriting")
  struct RewritingTests {
    @Test("a file becomes the text beside it, with its findings", arguments: RewritingFixture.all)
    func goldens(fixture: RewritingFixture) throws {
      let result = fixture.rewriting
      try fixture.expect(result.text, in: "after.txt")
      let lines = result.lines(path: "/App/File.swift", source: fixture.source)
      try fixture.expect(Array(lines.map { $0 + "\n" }.joined().utf8), in: "findings.txt")
    }

    @Test("a text that was rewritten stays as it is", arguments: RewritingFixture.all)
    func idempotent(fixture: RewritingFixture) {
      let once = fixture.rewriting.text
      #expect(
        String(decoding: SourceRewriting(of: once, path: "/App/File.swift", holding: []).text, as: UTF8.self)
          == String(decoding: once, as: UTF8.self))
    }

    @Test("lines stay, and what is left of them where it was", arguments: RewritingFixture.all)
    func lines(fixture: RewritingFixture) {
      let text = String(decoding: fixture.rewriting.text, as: UTF8.self)
      guard !text.contains("#sourceLocation") else { return }
      #expect(
        text.split(separator: "\n", omittingEmptySubsequences: false).count
          == String(decoding: fixture.source, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false).count)
    }
  }

  /// A folder of `Tests/Fixtures/rewriting`.
  struct RewritingFixture: CustomTestStringConvertible {
    let folder: URL

    static let all: [RewritingFixture] = {
      let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Fixtures/rewriting")
      let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
      return names.sorted().map { RewritingFixture(folder: root.appendingPathComponent($0)) }
    }()

    var testDescription: String { folder.lastPathComponent }

    var source: [UInt8] { Array((try? Data(contentsOf: folder.appendingPathComponent("before.txt"))) ?? Data()) }

    var rewriting: SourceRewriting {
      SourceRewriting(
        of: source, path: "/App/File.swift",
        holding: folder.lastPathComponent == "code-for-ios" ? ["os(iOS)", "canImport(ObjectiveC)"] : [])
    }

    /// Compares. `RECORD=1` writes the file instead where it differs, and fails.
    func expect(_ text: [UInt8], in name: String) throws {
      let file = folder.appendingPathComponent(name)
      let golden = Array((try? Data(contentsOf: file)) ?? Data())
      guard golden != text, ProcessInfo.processInfo.environment["RECORD"] != nil else {
        expectEqual(text, golden, "\(name): \(String(decoding: text, as: UTF8.self))")
        return
      }
      if text.isEmpty { try FileManager.default.removeItem(at: file) } else { try Data(text).write(to: file) }
      Issue.record("recorded \(name) of \(folder.lastPathComponent)")
    }
  }
#endif
