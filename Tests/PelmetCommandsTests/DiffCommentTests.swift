import Foundation
import PelmetTestSupport
import Testing

/// Comments on pull requests: how large they are, and what they make of names that mean harm.
@Suite struct DiffCommentTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func comment() -> TestConsole { TestConsole("diff", folder["old"], folder["new"], "--format", "markdown") }

  @Test func `a thousand themes have room in a comment, the worst of them`() throws {
    let base =
      "{ \"pelmet\": 1, \"abstract\": true, \"userInterfaceStyle\": \"light\", \"navigationBar\": "
      + "{ \"standardAppearance\": { \"titleTextAttributes\": { \"foregroundColor\": \"#FRONT\" } } } }"
    try folder.write(base.replacing("FRONT", with: "000000"), to: "old/base.theme.json")
    try folder.write(base.replacing("FRONT", with: "222222"), to: "new/base.theme.json")
    let bar = """
      , "navigationBar": { "standardAppearance": { "background": "opaque", "backgroundColor": "#000000" } }
      """
    for state in ["old", "new"] { try folder.write("{ \"minimumOS\": \"26.0\" }", to: "\(state)/pelmet.json") }
    for number in 0..<1000 {
      let name = "t\(String(repeating: "0", count: 4 - String(number).count))\(number).theme.json"
      let worst = number == 700 ? bar : ""
      try folder.write("{ \"pelmet\": 1, \"extends\": \"base\" }", to: "old/\(name)")
      try folder.write("{ \"pelmet\": 1, \"extends\": \"base\"\(worst) }", to: "new/\(name)")
    }
    let run = comment()
    #expect(run.output.utf8.count <= 65_000)
    #expect(run.output.utf8.count > 60_000)
    #expect(run.output.hasPrefix("### 1,001 of 1,001 themes change, with "))
    let names = run.output.matches(of: /<summary><code>(\w+)<\/code>/).map { String($0.1) }
    expectEqual(names.first, "t0700")
    expectEqual(names.dropFirst().first, "base")
    let last = try #require(run.output.split(separator: "\n").last)
    let left = 1001 - names.count
    #expect(
      last == "\(left) more themes with \(left) changes left out: a comment has no room for more. `pelmet diff` prints all of it."
    )
  }

  @Test func `a theme with more changes than have room says how many are left out`() throws {
    let screens = { (color: String) in
      (0..<400).map { "\"screen\($0)\": { \"window\": { \"tintColor\": \"#\(color)\(String($0 + 0x1000, radix: 16))\" } }" }
        .joined(separator: ",")
    }
    try folder.write("{ \"pelmet\": 1, \"screens\": { \(screens("00")) } }", to: "old/a.theme.json")
    try folder.write("{ \"pelmet\": 1, \"screens\": { \(screens("FF")) } }", to: "new/a.theme.json")
    try folder.write("{ \"pelmet\": 1 }", to: "new/b.theme.json")
    let run = comment()
    #expect(run.output.utf8.count <= 65_000)
    let rows = run.output.split(separator: "\n").count { $0.hasPrefix("| `window") }
    #expect(rows > 100)
    if rows < 400 {
      #expect(run.output.contains("\n\(400 - rows) more changes left out.\n\n</details>\n"))
      #expect(run.output.hasSuffix("prints all of it.\n"))
    }
  }

  /// Names that would be markup, mentions or commands.
  static let hostile = [
    "`x` | y", "<img src=x onerror=alert(1)>", "@team/owners", "a ' @team '", "**b** [l](http://evil.example) #1",
    "\u{1B}[31m\u{202E}",
    "line\nend", "</code></details>", "\\`\\|", "&amp;", "```",
  ]

  @Test(arguments: hostile) func `names are shown and do nothing`(name: String) throws {
    let quoted = String(decoding: try JSONEncoder().encode(name), as: UTF8.self)
    let theme = { (image: String) in
      """
      { "pelmet": 1, "title": \(quoted), "navigationBar": { "standardAppearance": { "backgroundImage": { "asset": \(image) } } } }
      """
    }
    try folder.write(theme("\"plain\""), to: "old/a.theme.json")
    try folder.write(theme(quoted), to: "new/a.theme.json")
    let run = comment()
    expectEqual(run.status, 0, "\(run.errors)")
    // All that is neither code nor ours.
    var rest = run.output.replacing(/<code>[^<>\n]*<\/code>/, with: "").replacing(/`[^`\n]*`/, with: "")
    for own in ["<details open>", "<details>", "</details>", "<summary>", "</summary>", "<br>"] {
      rest = rest.replacing(own, with: "")
    }
    #expect(!rest.contains { "`<>@*[]\\&\u{1B}\u{202E}".contains($0) }, "\(rest)")
    let rows = run.output.split(separator: "\n").filter { $0.hasPrefix("| `") }
    expectEqual(rows.count, 1)
    #expect(rows.allSatisfy { $0.count { $0 == "|" } == 6 }, "\(rows)")
    let text = TestConsole("diff", folder["old"], folder["new"]).output
    #expect(!text.contains("\u{1B}") && !text.contains("\u{202E}") && !text.contains("line\nend"))
  }

  @Test func `names of files are shown and do nothing`() throws {
    try folder.write("{ \"pelmet\": 1 }", to: "old/`@team`<b>|\n/a.theme.json")
    try folder.write("{ \"pelmet\": 1, \"window\": { \"tintColor\": \"#F00\" } }", to: "new/`@team`<b>|\n/a.theme.json")
    let run = comment()
    #expect(
      run.output.contains("&#47;&#96;&#64;team&#96;&#60;b&#62;&#124;&#92;n&#47;a&#46;theme&#46;json</code>"), "\(run.output)")
  }
}
