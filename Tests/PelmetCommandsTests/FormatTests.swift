import Foundation
import PelmetTestSupport
import Testing

/// `pelmet format`.
@Suite struct FormatTests {
  private let folder: TemporaryFolder

  private static let plain = "{\"title\":\"A\",\"pelmet\":1}"
  private static let formatted = "{ \"pelmet\": 1, \"title\": \"A\" }\n"
  private static let tool = "{ \"$themes\": [], \"core\": { \"red\": { \"value\": \"red\", \"type\": \"color\" } } }"

  init() throws {
    folder = try TemporaryFolder([
      "app/a.theme.json": Self.plain, "app/b.theme.json": Self.formatted, "app/pelmet.json": "{\"exclude\":[\"old\"]}",
      "app/old/c.theme.json": Self.plain, "app/brand.tokens.json": "{\"a\":{\"$value\":\"#000\",\"$type\":\"color\"}}",
      "app/studio.tokens.json": Self.tool, "app/notes.json": Self.plain, "broken/d.theme.json": "{ \"pelmet\": 1, }",
      "broken/e.theme.json": Self.plain,
    ])
  }

  @Test func formatsWhatARunOverTheFolderReads() throws {
    let run = TestConsole("format", folder["app"])
    let names = ["a.theme.json", "brand.tokens.json", "pelmet.json"]
    expectEqual(run.output, names.map { "formatted \(folder["app/\($0)"])\n" }.joined())
    expectEqual(run.errors, "formatted 3 of 4 files\n")
    expectEqual(run.status, 0)
    try expectEqual(folder.text(of: "app/a.theme.json"), Self.formatted)
    try expectEqual(folder.text(of: "app/brand.tokens.json"), "{ \"a\": { \"$type\": \"color\", \"$value\": \"#000\" } }\n")
    try expectEqual(folder.text(of: "app/pelmet.json"), "{ \"exclude\": [\"old\"] }\n")
    for untouched in ["app/old/c.theme.json", "app/notes.json"] { try expectEqual(folder.text(of: untouched), Self.plain) }
    try expectEqual(folder.text(of: "app/studio.tokens.json"), Self.tool)
    let second = TestConsole("format", folder["app"])
    expectEqual(second.output + second.errors, "all of 4 files formatted already\n")
  }

  @Test func listsWhatIsNotFormattedAndFails() throws {
    let run = TestConsole("format", "--check", folder["app/a.theme.json"], folder["app/b.theme.json"], folder["app/a.theme.json"])
    expectEqual(run.output, "\(folder["app/a.theme.json"])\n")
    expectEqual(run.errors, "1 of 2 files not formatted; run 'pelmet format'\n")
    expectEqual(run.status, 1)
    try expectEqual(folder.text(of: "app/a.theme.json"), Self.plain)
    expectEqual(TestConsole("format", "--check", folder["app/b.theme.json"]).status, 0)
  }

  @Test func printsAPatch() throws {
    let run = TestConsole("format", "--dry-run", folder["app/a.theme.json"])
    #expect(run.output.hasPrefix("--- \(folder["app/a.theme.json"])"))
    #expect(run.output.hasSuffix("@@ -1 +1 @@\n-\(Self.plain)\n\\ No newline at end of file\n+\(Self.formatted)"))
    expectEqual(run.status, 0)
    try expectEqual(folder.text(of: "app/a.theme.json"), Self.plain)
  }

  @Test func formatsTheOthersBesideABrokenFile() throws {
    let run = TestConsole("format", folder["broken"])
    #expect(run.errors.hasPrefix("\(folder["broken/d.theme.json"]):1:16: error: a comma is not allowed"))
    #expect(run.errors.hasSuffix("formatted 1 of 1 file\n"))
    expectEqual(run.status, 1)
    try expectEqual(folder.text(of: "broken/d.theme.json"), "{ \"pelmet\": 1, }")
    try expectEqual(folder.text(of: "broken/e.theme.json"), Self.formatted)
  }

  @Test func writesInTheStyleOfTheFolder() throws {
    try folder.write("[*.theme.json]\nindent_style = tab\nmax_line_length = 20\n", to: ".editorconfig")
    try folder.write("root = true\n[*.tokens.json]\nindent_size = 7\n", to: "broken/.editorconfig")
    _ = TestConsole("format", folder["app/a.theme.json"], folder["broken/e.theme.json"])
    try expectEqual(folder.text(of: "app/a.theme.json"), "{\n\t\"pelmet\": 1,\n\t\"title\": \"A\"\n}\n")
    try expectEqual(folder.text(of: "broken/e.theme.json"), Self.formatted)
  }

  @Test func hasNothingToSayOfANewPackage() {
    _ = TestConsole("init", folder["Shop"])
    let run = TestConsole("format", "--check", folder["Shop"])
    expectEqual(run.output, "")
    expectEqual(run.status, 0, "\(run.errors)")
  }

  @Test func hasNothingToSayOfMigratedTokens() {
    _ = TestConsole("migrate", Fixtures.path("migration/tokens-studio.json"), "--output", folder["dtcg"])
    _ = TestConsole("init", "--into", folder.path, "--tokens", folder["dtcg/tokens.resolver.json"])
    for path in ["dtcg", "app.theme.json"] {
      let run = TestConsole("format", "--check", folder[path])
      expectEqual(run.output, "")
      expectEqual(run.status, 0, "\(run.errors)")
    }
  }

  @Test(arguments: ["Examples", "themes"]) func hasFormattedOurOwnThemes(folder: String) {
    let run = TestConsole("format", "--check", Fixtures.tests.deletingLastPathComponent().appendingPathComponent(folder).path)
    expectEqual(run.output, "")
  }

  @Test func saysWhatItDoesNotFormat() {
    let other = TestConsole("format", folder["app/notes.json"])
    #expect(other.errors.contains("is neither a folder nor a file that is formatted"))
    expectEqual(other.status, 64)
    let missing = TestConsole("format", folder["app/missing.theme.json"])
    #expect(missing.errors.contains("there is no such file [UnreadableFile]"))
    expectEqual(missing.status, 1)
  }

  @Test(arguments: [
    ["format", "--check", "--dry-run"], ["format", "-"], ["format", "-", "--stdin-path", "a.json"],
    ["format", "-", "themes", "--stdin-path", "a.theme.json"], ["format", "--stdin-path", "a.theme.json"],
  ])
  func refusesOptionsThatDoNotGoTogether(arguments: [String]) {
    expectEqual(TestConsole(arguments).status, 64)
  }
}
