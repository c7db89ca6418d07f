import Foundation
import PelmetDiagnostics
import PelmetReports
import PelmetTestSupport
import Testing

/// Fixes in SARIF: the region of each replacement is the same in bytes, and in lines and columns of UTF-16.
@Suite struct SARIFFixTests {
  @Test(arguments: Share.of(UInt64(0)..<100)) func replacesTheSameTextInBytesAndInColumns(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let letters = ["a", "é", "😀", "\n", "\r\n", "\"", "\\", "世"]
    let text = (0..<40).map { _ in letters.randomElement(using: &random) ?? "" }
    let starts = text.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.utf8.count) }
    let places = (0..<4).map { _ in Int.random(in: 0...40, using: &random) }.sorted()
    let file = OneFile(text.joined())
    let edits = [(places[0], places[1], "é\n"), (places[2], places[3], "")].map { start, end, new in
      Diagnostic.Edit(file.span(starts[start]..<starts[end]), new)
    }
    var finding = file.finding(at: file.span(0..<0))
    finding.fixIts = [.init("change it", edits: edits, changesLook: true)]
    let report = SARIFRenderer.render([finding], in: file.sources, explanations: [], version: "1.0.0")
    let log = try JSONDecoder().decode(Log.self, from: Data(report.utf8))
    let fix = try #require(log.runs[0].results[0].fixes.first)
    expectEqual(fix.properties, ["changesLook": true])
    let expected = text[..<places[0]].joined() + "é\n" + text[places[1]..<places[2]].joined() + text[places[3]...].joined()
    expectEqual(fix.applied(to: text.joined(), range: \.bytes), expected)
    expectEqual(fix.applied(to: text.joined()) { $0.bytes(in: text.joined()) }, expected)
  }

  private struct Log: Decodable {
    var runs: [Run]

    struct Run: Decodable { var results: [Result] }
    struct Result: Decodable { var fixes: [Fix] }
    struct Content: Decodable { var text: String }

    struct Replacement: Decodable {
      var deletedRegion: Region
      var insertedContent: Content
    }

    struct Change: Decodable { var replacements: [Replacement] }

    struct Fix: Decodable {
      var artifactChanges: [Change]
      var properties: [String: Bool]

      func applied(to text: String, range: (Region) -> Range<Int>) -> String {
        var bytes = Array(text.utf8)
        for replacement in artifactChanges[0].replacements.reversed() {
          bytes.replaceSubrange(range(replacement.deletedRegion), with: replacement.insertedContent.text.utf8)
        }
        return String(decoding: bytes, as: UTF8.self)
      }
    }

    struct Region: Decodable {
      var startLine, startColumn, endLine, endColumn, byteOffset, byteLength: Int

      var bytes: Range<Int> { byteOffset..<byteOffset + byteLength }

      /// The bytes between the lines and columns, counted anew.
      func bytes(in text: String) -> Range<Int> {
        func offset(_ line: Int, _ column: Int) -> Int {
          let lines = text.split(separator: /\r\n|\n|\r/, omittingEmptySubsequences: false)
          let start = lines[line - 1].startIndex
          let end = text.utf16.index(start, offsetBy: column - 1)
          return text.utf8.distance(from: text.startIndex, to: end)
        }
        return offset(startLine, startColumn)..<offset(endLine, endColumn)
      }
    }
  }
}
