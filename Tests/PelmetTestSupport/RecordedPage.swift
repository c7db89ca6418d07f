package import Foundation
internal import Testing

/// The examples of an article: below `<!-- file: NAME -->` the text of a file, and below `<!-- run: pelmet … -->` what the command prints.
///
///     var page = try RecordedPage(url)
///     let count = try page.check { example in example.kind == .file ? nil : try run(example.words) }
///     try page.record()
package struct RecordedPage {
  package struct Example {
    package enum Kind: String {
      case file = "file:"
      case run = "run:"
    }

    package let kind: Kind
    /// The name of the file, or the words of the command line.
    package let words: [String]
    package let block: String
  }

  private let page: URL
  private var lines: [String]
  private let isRecorded = ProcessInfo.processInfo.environment["RECORD"] != nil

  package init(_ page: URL) throws {
    self.page = page
    lines = String(decoding: try Data(contentsOf: page), as: UTF8.self).components(separatedBy: "\n")
  }

  /// Compares the examples with the texts that they ought to have, one after the other; while recording, takes those instead.
  /// - Parameter text: The text of an example; `nil` for one that is given.
  /// - Returns: The number of the others.
  package mutating func check(_ text: (Example) throws -> String?) throws -> Int {
    var (index, count) = (0, 0)
    while index < lines.count {
      defer { index += 1 }
      let words = lines[index].split(separator: " ").map(String.init)
      guard words.count > 3, words[0] == "<!--", let kind = Example.Kind(rawValue: words[1]) else { continue }
      let end = try #require(lines[(index + 2)...].firstIndex(of: "```"))
      let block = lines[(index + 2)..<end].joined(separator: "\n")
      guard let text = try text(Example(kind: kind, words: Array(words[2..<(words.count - 1)]), block: block)) else { continue }
      count += 1
      let printed = text.trimmingCharacters(in: .newlines)
      if isRecorded {
        lines.replaceSubrange((index + 2)..<end, with: printed.components(separatedBy: "\n"))
      } else {
        expectEqual(printed, block)
      }
    }
    return count
  }

  /// While recording, writes the page, which is an issue.
  package func record() throws {
    guard isRecorded else { return }
    try Data(lines.joined(separator: "\n").utf8).write(to: page)
    Issue.record("recorded \(page.lastPathComponent)")
  }
}
