internal import PelmetCompiler
internal import PelmetDiagnostics
internal import PelmetFiles

/// The guide for agents that work in a package: a section of `AGENTS.md`, which most of their programs read first.
struct AgentGuide {
  static let fileName = "AGENTS.md"

  /// The folders with themes, by their paths from that of the file.
  private let folders: [String]

  /// - Parameter folder: The one that has the file.
  init(_ folder: ThemeFolder) {
    let themes = folder.listing(of: ["."]).files.filter { FileKind.of($0)?.kind == .theme }
    folders = Set(themes.map { FilePath($0).parent.description }).sorted()
  }

  /// The text of a new file.
  var text: String { section + "\n" }

  /// The bytes of a file that exists, with the section behind all else, or in the place of an older one.
  func added(to old: [UInt8]) -> [UInt8] {
    let section = Array(section.utf8)
    if let start = old.firstRange(of: Array(Self.begin.utf8)), let end = old.firstRange(of: Array(Self.end.utf8)),
      start.upperBound <= end.lowerBound
    {
      return old[..<start.lowerBound] + section + old[end.upperBound...]
    }
    let gap = old.isEmpty ? "" : old.last == UInt8(ascii: "\n") ? "\n" : "\n\n"
    return old + gap.utf8 + section + [UInt8(ascii: "\n")]
  }

  private static let begin = "<!-- begin: pelmet -->"
  private static let end = "<!-- end: pelmet -->"

  /// A few folders as they are, and the rest as what they have in common.
  private var place: String {
    let known = folders.prefix(5).map { "`\($0)`" }.joined(separator: ", ")
    return folders.isEmpty ? "" : " Here they are in \(VisibleText.escaped(known))\(folders.count > 5 ? " and others" : "")."
  }

  private var section: String {
    let paths = folders.isEmpty || folders.count > 5 ? [] : folders
    func command(_ words: String...) -> String { CommandText.line(["pelmet"] + words + paths) }
    return """
      \(Self.begin)
      ## Themes of bars

      Files `NAME.theme.json` are themes of [Pelmet](https://github.com/pelmet/pelmet): they set the looks of navigation bars, tab bars,
      toolbars, search bars and the status bar, and a build plugin compiles them.\(place)

      - After each edit run `\(command("validate"))`, and fix what it finds; it exits with 1 for errors. `\(command("validate", "--fix"))`
        makes the certain fixes, `pelmet explain NAME` explains a rule, `\(command("format"))` puts files into their form.
      - Do not guess keys, colours or tokens. `pelmet schema` has every key; `pelmet resolve FILE --scheme dark` prints the final values of a
        theme, with `--why PATH` where one comes from; `pelmet tokens` lists design tokens.
      - `pelmet diff HEAD` says which looks an edit changes, and which texts become illegible.
      - Give a colour a name in `colors` and refer to it as `{name}`. Write `light` and `dark` for each colour that is not the same in both.
      - Do not turn off a finding with `rules` or `waive` unless you are asked to. Do not edit `NAME.theme.swift`: the build writes it.
      - A server of the Model Context Protocol has all of this as tools: `{ "command": "pelmet", "args": ["mcp"] }`.
      - The documentation: <https://raw.githubusercontent.com/pelmet/pelmet/main/llms.txt>.
      \(Self.end)
      """
  }
}
