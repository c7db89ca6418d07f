import Foundation
import PelmetTestSupport
import Testing

/// The examples of the page about the command: files below `<!-- file: NAME -->`, and what commands print below `<!-- run: pelmet … -->`,
/// one after the other in one folder.
@Suite struct CommandPageTests {
  private static let page = Fixtures.tests.deletingLastPathComponent()
    .appendingPathComponent("Sources/PelmetMain/PelmetMain.docc/Command.md")

  @Test func `every example prints what the page says`() throws {
    let folder = try TemporaryFolder()
    let text = String(decoding: try Data(contentsOf: Self.page), as: UTF8.self)
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
      let run = TestConsole(words[3..<(words.count - 1)].map { $0.contains(".") || $0 == "dtcg" ? folder[$0] : $0 })
      #expect(run.status == 0, "\(run.errors)")
      let printed = run.output.replacing(folder.path + "/./", with: "").replacing(folder.path + "/", with: "")
        .components(separatedBy: "\n\nAdd to Package.swift")[0].trimmingCharacters(in: .newlines)
      if ProcessInfo.processInfo.environment["RECORD"] == nil {
        #expect(printed == block)
      } else {
        lines.replaceSubrange((index + 2)..<end, with: printed.components(separatedBy: "\n"))
      }
    }
    #expect(count == 4)
    guard ProcessInfo.processInfo.environment["RECORD"] != nil else { return }
    try Data(lines.joined(separator: "\n").utf8).write(to: Self.page)
    Issue.record("recorded the page about the command")
  }
}
