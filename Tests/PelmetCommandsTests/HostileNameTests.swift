import Foundation
import PelmetTestSupport
import Testing

/// Reports on a stranger's themes, printed by a server: no line of any output is a command to it, whatever the names and texts.
///
/// Arguments are numbers and options: Swift Testing prints them, and our own server reads that.
@Suite struct HostileNameTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static func json(_ text: String) -> String {
    // Not with Pelmet's own escapes.
    String(decoding: (try? JSONEncoder().encode(text)) ?? Data(), as: UTF8.self)
  }

  /// A theme that shows a name wherever one can be, and the tokens beside it.
  private static func write(_ name: String, color: String, to folder: TemporaryFolder, _ path: String, _ file: String) throws {
    // With dots and braces a colour's name would be refused, and as the name of a token, too; so would two that are one name in Swift.
    let own = json(String(name.map { ".{}".contains($0) ? "·" : $0 }) + file)
    let name = json(name)
    try folder.write(
      """
      { "pelmet": 1, "title": \(name), "$description": \(name), "tokens": ["t.tokens.json"],
        "parameters": { "p": { "type": "color", "$description": \(name), "default": "\(color)" } },
        "colors": { \(own): "\(color)" }, "window": { "tintColor": "{t}" },
        "navigationBar": { "barTintColor": "\(color)", "backIndicatorImage": { "asset": \(name) } },
        "screens": { "a": { "window": { "tintColor": "\(color)" } } },
        "tabBar": { "standardAppearance": { "stackedLayoutAppearance": { "normal": { "titleTextAttributes": {
          "font": { "family": \(name), "size": 11 } } } } } } }
      """, to: "\(path)/\(file).theme.json")
    try folder.write(
      """
      { "t": { "$type": "color", "$value": "#102030", "$description": \(name) },
        \(name): { "$type": "color", "$value": "#102030" }, "f": { "$type": "fontFamily", "$value": \(name) },
        "a": { \(name): { "$type": "color", "$value": "{t}", "$deprecated": \(name) } } }
      """, to: "\(path)/t.tokens.json")
  }

  /// Mistakes that quote what is written.
  private static func mistakes(_ name: String) -> String {
    let name = json(name)
    return """
      { "pelmet": 1, "extends": \(name), "tokens": [\(name)], \(name): 1, \(name): \(name),
        "statusBar": { "style": \(name) }, "window": { "tintColor": \(name), \(name): 1 },
        "colors": { \(name): \(name), "b": "{\\u007B}" }, "screens": { \(name): { \(name): 1, "like": \(name) } },
        "contexts": { \(name): { "tabBar": 1 } }, "navigationBar": { "barTintColor": "0A84FF" } }
      """
  }

  private static func expectHarmless(_ run: TestConsole, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(HostileNames.obeyed(in: run.output) == [], sourceLocation: sourceLocation)
    #expect(HostileNames.obeyed(in: run.errors) == [], sourceLocation: sourceLocation)
  }

  private static func isJSON(_ text: String) -> Bool {
    (try? JSONSerialization.jsonObject(with: Data(text.utf8))) != nil
  }

  /// The options of runs, each with a number.
  private static func numbered(_ runs: [[String]]) -> [(Int, [String])] { Array(zip(runs.indices, runs)) }

  /// Writes a folder of each name with a theme of that name, and one that is no JSON: each run has some of the names, and each name some runs.
  private func writeMistakes(forRun number: Int) throws {
    for (index, name) in HostileNames.all.enumerated() where Share.has(index + number, oneIn: 4) {
      try folder.write(Self.mistakes(name), to: "in/\(name)/\(name).theme.json")
      try folder.write("{\n\(name)", to: "in/\(name)/no\(index).theme.json")
    }
  }

  @Test(
    arguments: numbered([
      ["validate", "--verbose"], ["validate"], ["validate", "--verbose", "--format", "json"], ["validate", "--format", "sarif"],
      ["validate", "--format", "gitlab"], ["validate", "--fix", "--dry-run"], ["generate", "--output", "out"], ["tokens"],
      ["preview", "--output", "p.html"], ["diff", "in"],
    ]))
  func `findings about names that want to command`(number: Int, words: [String]) throws {
    try writeMistakes(forRun: number)
    let run = TestConsole(words.map { ["out", "p.html", "in"].contains($0) ? folder[$0] : $0 } + [folder["in"]])
    #expect(run.status != 0)
    Self.expectHarmless(run)
    if words.contains("--format") { #expect(Self.isJSON(run.output)) }
  }

  @Test func `the format of GitHub has no commands but its own`() throws {
    try writeMistakes(forRun: 0)
    let run = TestConsole("validate", folder["in"], "--format", "github")
    let ours = try Regex("::(error|warning|notice) file=[^:,\\n\\r]+(,[a-zA-Z]+=[0-9]+)*,title=[A-Za-z]+::[^\\n\\r]*")
    let lines = run.output.utf8.split(separator: 0x0A).map { String(Substring($0)) }
    #expect(lines.count > 10 * Share.of(HostileNames.all, oneIn: 4).count)
    for line in lines {
      #expect(line.wholeMatch(of: ours) != nil, "\(line)")
      expectEqual(HostileNames.obeyed(in: "x" + line), [])
    }
  }

  @Test(
    arguments: numbered([
      ["validate", "old"], ["resolve", "one"], ["resolve", "one", "--why", "window.tintColor"],
      ["resolve", "one", "--screen", "a"],
      ["tokens", "old"], ["tokens", "old/t"], ["tokens", "old/t", "--format", "xcassets", "--output", "x.xcassets"],
      ["generate", "old", "--output", "out"], ["generate", "old", "--output", "out", "--check"], ["diff", "old", "new"],
      ["diff", "old", "new", "--format", "markdown"], ["migrate", "old/t", "--output", "out"],
      ["resolve", "one", "--format", "json"], ["resolve", "one", "--why", "window.tintColor", "--format", "json"],
      ["tokens", "old", "--format", "json"], ["tokens", "old/t", "--format", "json"], ["schema", "old"],
      ["diff", "old", "new", "--format", "json"],
    ]))
  func `values with names that want to command`(number: Int, words: [String]) throws {
    let named = 21
    for (index, name) in HostileNames.all.enumerated() where !name.contains("{") {
      guard index == named || Share.has(index + number, oneIn: 4) else { continue }
      for (state, color) in [("old", "#0A84FF"), ("new", "#30D158")] {
        try Self.write(name, color: color, to: folder, "\(state)/\(name)", "n\(index)")
      }
    }
    try Self.write(HostileNames.all[0], color: "#0A84FF", to: folder, "one", "a")
    let paths =
      ["old", "new", "out", "x.xcassets"].map { ($0, folder[$0]) } + [
        ("one", folder["one/a.theme.json"]), ("old/t", folder["old/\(HostileNames.all[named])/t.tokens.json"]),
      ]
    let places = Dictionary(uniqueKeysWithValues: paths)
    let run = TestConsole(words.map { places[$0] ?? $0 })
    expectEqual(run.output.isEmpty, words.contains("validate"), "\(run.errors)")
    Self.expectHarmless(run)
    if words.contains("json") || words.contains("schema") { #expect(Self.isJSON(run.output), "\(run.errors)") }
  }

  @Test(arguments: HostileNames.all.indices) func `command lines that want to command`(index: Int) {
    let name = HostileNames.all[index]
    let lines = [
      [name], ["explain", name], ["validate", folder["none/\(name)"]], ["validate", "--\(name)"], ["validate", "--format", name],
      ["validate", folder.path, "--module", "\(name)=\(name)"], ["resolve", folder["none"], "--argument", "\(name)=\(name)"],
      ["init", folder["i \(name)"], "--name", name], ["init", folder["i \(name)"], "--dry-run"],
      ["doctor", folder["none \(name)"]],
      ["diff", name], ["tokens", name], ["migrate", name, "--output", folder[name]],
      ["generate", name, "--output", folder[name]],
    ]
    // Each name with some commands, and each command with some names.
    for (number, words) in lines.enumerated() where Share.has(index + number, oneIn: 7) {
      Self.expectHarmless(TestConsole(words))
    }
  }

  @Test func `a page and a picture with names that want to command`() throws {
    let name = HostileNames.all.joined(separator: "\n")
    for (state, color) in [("old", "#0A84FF"), ("new", "#30D158")] {
      try Self.write(name, color: color, to: folder, state, "x")
    }
    Self.expectHarmless(TestConsole("diff", folder["old"], folder["new"], "--format", "html"))
    for file in ["p.html", "p.svg"] {
      let run = TestConsole("preview", folder["old"], "-o", folder[file])
      expectEqual(run.status, 0, "\(run.errors)")
      #expect(HostileNames.obeyed(in: try folder.text(of: file)) == [])
    }
  }

  /// A path that is named from where one stands begins lines.
  @Test(.enabled(if: BuiltTool.url("pelmet") != nil), arguments: [0, 1, 21])
  func `a relative path that wants to command can still be opened`(index: Int) throws {
    let name = HostileNames.all[index]
    try folder.write("{ \"pelmet\": 1, \"windows\": {} }", to: "\(name)/a.theme.json")
    let tool = try #require(BuiltTool.url("pelmet"))
    for paths in [[name], ["."]] {
      let run = try ToolRun(tool, ["validate"] + paths, in: folder)
      expectEqual(HostileNames.obeyed(in: run.errors), [])
      let shown = try #require(run.errors.split(separator: ":1:16: error: ").first)
      if !name.contains("#") { #expect(FileManager.default.contents(atPath: "\(folder.path)/\(shown)") != nil, "\(shown)") }
    }
  }
}
