import Foundation
import PelmetTestSupport
import Testing

/// The examples of the pages about the command: files below `<!-- file: NAME -->`, and what commands print below `<!-- run: pelmet … -->`,
/// one after the other in one folder.
@Suite struct CommandPageTests {
  private static let pages = Fixtures.tests.deletingLastPathComponent().appendingPathComponent(
    "Sources/PelmetMain/PelmetMain.docc")

  @Test(arguments: [("Command", 4), ("ReviewingAThemeChange", 2)])
  func `every example prints what the page says`(name: String, examples: Int) throws {
    let page = Self.pages.appendingPathComponent("\(name).md")
    let folder = try TemporaryFolder()
    let text = String(decoding: try Data(contentsOf: page), as: UTF8.self)
    var lines = text.components(separatedBy: "\n")
    var index = 0
    var count = 0
    while index < lines.count {
      defer { index += 1 }
      let words = lines[index].split(separator: " ").map(String.init)
      guard words.count > 3, words[0] == "<!--", ["file:", "run:"].contains(words[1]) else { continue }
      let end = try #require(lines[(index + 2)...].firstIndex(of: "```"))
      let block = lines[(index + 2)..<end].joined(separator: "\n")
      if words[1] == "file:" {
        try folder.write(block + "\n", to: words[2])
        continue
      }
      count += 1
      let paths = ["dtcg", "old", "new"]
      let run = TestConsole(words[3..<(words.count - 1)].map { $0.contains(".") || paths.contains($0) ? folder[$0] : $0 })
      expectEqual(run.status, 0, "\(run.errors)")
      let printed = run.output.replacing(folder.path + "/./", with: "").replacing(folder.path + "/", with: "")
        .components(separatedBy: "\n\nAdd to Package.swift")[0].trimmingCharacters(in: .newlines)
      if ProcessInfo.processInfo.environment["RECORD"] == nil {
        expectEqual(printed, block)
      } else {
        lines.replaceSubrange((index + 2)..<end, with: printed.components(separatedBy: "\n"))
      }
    }
    expectEqual(count, examples)
    guard ProcessInfo.processInfo.environment["RECORD"] != nil else { return }
    try Data(lines.joined(separator: "\n").utf8).write(to: page)
    Issue.record("recorded \(name)")
  }
}
