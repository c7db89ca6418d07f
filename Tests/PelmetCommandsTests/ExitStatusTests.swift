import Foundation
import PelmetTestSupport
import Testing

/// Each row of the table of exit statuses in `Command.md`.
@Suite struct ExitStatusTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder([
      "good/a.theme.json": "{ \"pelmet\": 1, \"window\": { \"tintColor\": \"#FF0000\" } }",
      "other/a.theme.json": "{ \"pelmet\": 1, \"window\": { \"tintColor\": \"#00FF00\" } }",
      "bad/a.theme.json": "{ \"pelmet\": 1, \"windw\": 1 }",
      "warned/a.theme.json": "{ \"pelmet\": 1 }", "warned/pelmet.json": "{}", "warned/in/pelmet.json": "{}",
      "t.json": "{ \"c\": { \"$type\": \"color\", \"$value\": { \"colorSpace\": \"srgb\", \"components\": [0, 0, 0] } } }",
      "broken.json": "{ \"c\": ", "file": "", "package/Package.swift": "", "plain/Package.swift": "// swift-tools-version: 6.1",
    ])
  }

  /// Runs a line in which `%` is the folder.
  private func status(_ line: String) -> (status: Int32, text: String) {
    let words = line.split(separator: " ").map { String($0).replacing("%", with: folder.path) }
    let run = TestConsole(words)
    return (run.status, run.output + run.errors)
  }

  @Test(arguments: [
    "validate %/good", "validate %/warned", "generate %/good --output %/out", "resolve %/good/a.theme.json",
    "explain LowContrast",
    "preview %/good -o %/out/page.html", "schema", "tokens %/t.json", "migrate %/t.json --output %/out/dtcg",
    "diff %/good %/other",
    "init %/out/new", "--help", "--version",
  ])
  func `0: the command did its work`(line: String) {
    let run = status(line)
    expectEqual(run.status, 0, "\(run.text)")
  }

  @Test(arguments: [
    "validate %/bad", "validate %/warned --strict", "generate %/bad --output %/out", "resolve %/bad/a.theme.json",
    "preview %/bad -o %/out/page.html", "tokens %/broken.json", "tokens %/good", "validate %/none", "resolve %/none",
    "migrate %/broken.json --output %/out/dtcg",
    "doctor %/package",
  ])
  func `1: there are errors`(line: String) {
    let run = status(line)
    expectEqual(run.status, 1, "\(run.text)")
    expectEqual(folder.names(in: "out"), [])
  }

  @Test(arguments: ["generate %/good --output %/out --check", "diff %/good %/other --fail-on any"])
  func `1: what was asked for is not so`(line: String) {
    let run = status(line)
    expectEqual(run.status, 1, "\(run.text)")
  }

  @Test(arguments: [
    "generate %/good --output %/file/out", "init %/file/new", "preview %/good -o %/file/page.html",
    "schema -o %/file/schema.json",
    "tokens %/t.json --format xcassets --output %/file/A.xcassets", "migrate %/t.json --output %/file/dtcg",
    "diff %/good %/other --page %/file/page.html",
  ])
  func `1: a file could not be written`(line: String) {
    let run = status(line)
    expectEqual(run.status, 1, "\(run.text)")
  }

  @Test(arguments: ["diff %/good %/bad", "diff %/bad %/good --fail-on any"]) func `2: themes of a state have errors`(line: String)
  {
    let run = status(line)
    expectEqual(run.status, 2, "\(run.text)")
  }

  @Test(arguments: UsageTests.commands) func `64: the command line is wrong`(command: String) {
    expectEqual(status("\(command) --nonsense").status, 64)
  }

  @Test(arguments: [
    "generate --output %/out", "resolve %/good/a.theme.json --screen none", "explain Nonsense", "diff ..HEAD",
    "diff %/none %/good", "doctor %/none",
  ])
  func `64: something that does not exist is named`(line: String) {
    let run = status(line)
    expectEqual(run.status, 64, "\(run.text)")
  }

  /// ``FindingsTests`` has 70, ``LostOutputTests`` 74 and the signal of 141.
  @Test func `the table has every status, and no other`() throws {
    let page = try String(
      contentsOf: Fixtures.tests.deletingLastPathComponent().appendingPathComponent(
        "Sources/PelmetMain/PelmetMain.docc/Command.md"),
      encoding: .utf8)
    let section = try #require(page.split(separator: "## Exit status\n").last?.split(separator: "\n## ").first)
    let statuses = section.matches(of: /\n\| (\d+) \|/).compactMap { Int($0.1) }
    expectEqual(statuses, [0, 1, 1, 1, 1, 1, 1, 2, 64, 70, 74, 141])
  }
}
