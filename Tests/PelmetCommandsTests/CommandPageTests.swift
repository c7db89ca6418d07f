import Foundation
import PelmetTestSupport
import Testing

/// The examples of the pages about the command: files below `<!-- file: NAME -->`, and what commands print below `<!-- run: pelmet … -->`,
/// one after the other in one folder.
@Suite struct CommandPageTests {
  private static let pages = Fixtures.tests.deletingLastPathComponent().appendingPathComponent(
    "Sources/PelmetMain/PelmetMain.docc")

  @Test(arguments: [("Command", 4), ("ReviewingAThemeChange", 2), ("TheNextSDK", 1)])
  func `every example prints what the page says`(name: String, examples: Int) throws {
    let folder = try TemporaryFolder()
    var page = try RecordedPage(Self.pages.appendingPathComponent("\(name).md"))
    let count = try page.check { example in
      if example.kind == .file {
        try folder.write(example.block + "\n", to: example.words[0])
        return nil
      }
      let paths = ["dtcg", "old", "new"]
      let run = TestConsole(example.words.dropFirst().map { $0.contains(".") || paths.contains($0) ? folder[$0] : $0 })
      expectEqual(run.status, 0, "\(run.errors)")
      return run.output.replacing(folder.path + "/./", with: "").replacing(folder.path + "/", with: "")
        .components(separatedBy: "\n\nAdd to Package.swift")[0]
    }
    expectEqual(count, examples)
    try page.record()
  }
}
