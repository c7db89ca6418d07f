import Foundation
import Testing

/// `llms.txt` (<https://llmstxt.org>) leads an agent to every article: it is the index of articles, as plain links to their texts.
/// `RECORD=1` writes it.
@Suite struct LanguageModelPageTests {
  private static let texts = "https://raw.githubusercontent.com/pelmet/pelmet/main/"
  private static let index = "Sources/Pelmet/Pelmet.docc/Articles.md"

  @Test func isMadeOfTheIndex() throws {
    let page = try Self.page()
    let file = SourceTree.root.appending(path: "llms.txt")
    guard ProcessInfo.processInfo.environment["RECORD"] == nil else {
      try page.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("recorded llms.txt")
      return
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == page)
    #expect(page.matches(of: /(?m)^- \[/).count > 60)
  }

  private static func page() throws -> String {
    let readme = try String(contentsOf: SourceTree.root.appending(path: "README.md"), encoding: .utf8)
    let summary = try #require(readme.components(separatedBy: "\n\n").dropFirst().first).replacing("\n", with: " ")
    var page = "# Pelmet\n\n> \(summary)\n"
    let text = try String(contentsOf: SourceTree.root.appending(path: index), encoding: .utf8)
    for section in text.components(separatedBy: "\n## ").dropFirst() {
      let lines = section.components(separatedBy: "\n")
      let links = try lines.filter { $0.hasPrefix("| ") }.flatMap(links)
      guard !links.isEmpty else { continue }
      page += "\n## \(lines[0])\n\n" + links.joined(separator: "\n") + "\n"
    }
    return page
  }

  /// The links of a row, each with what the other cell says.
  private static func links(in row: String) throws -> [String] {
    let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    guard cells.count == 2 else { return [] }
    let (cell, note) = hasLink(cells[0]) ? (cells[0], cells[1]) : (cells[1], cells[0])
    return try cell.matches(of: /<doc:(\w+)>|\[([^\]]+)\]\(([^)]+)\)/).map { link in
      if let name = link.output.1 { return try line(of: "\(name).md", nil, note) }
      return try line(of: String(link.output.3 ?? ""), link.output.2.map(String.init), note)
    }
  }

  private static func hasLink(_ cell: String) -> Bool { cell.contains("](") || cell.contains("<doc:") }

  private static func line(of path: String, _ title: String?, _ note: String) throws -> String {
    let file = SourceTree.root.appending(path: index).deletingLastPathComponent().appending(path: path).standardizedFileURL
    let own = file.path.dropFirst(SourceTree.root.standardizedFileURL.path.count).drop { $0 == "/" }
    let heading = try String(contentsOf: file, encoding: .utf8).prefix { $0 != "\n" }.drop { $0 == "#" || $0 == " " }
    return "- [\(title ?? String(heading))](\(texts)\(own)): \(note.replacing("`", with: ""))"
  }
}
