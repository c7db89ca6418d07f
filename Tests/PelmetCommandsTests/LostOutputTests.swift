import Foundation
import PelmetTestSupport
import Testing

/// The tools, where nobody takes what they write.
@Suite struct LostOutputTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder([
      "themes/a.theme.json": "{ \"pelmet\": 1, \"tokens\": [\"t.json\"], \"window\": { \"backgroundColor\": \"{c}\" } }",
      "themes/t.json": "{ \"c\": { \"$type\": \"color\", \"$value\": { \"colorSpace\": \"srgb\", \"components\": [0, 0, 0] } } }",
      "bad/a.theme.json": "{ \"pelmet\": 1, \"x\": 1 }", "warned/pelmet.json": "{}", "warned/a.theme.json": "{ \"pelmet\": 1 }",
      "warned/in/pelmet.json": "{}",
    ])
  }

  /// Runs a tool with one of its streams at a device or a closed pipe, and the other in a file.
  private func status(_ command: String, output: FileHandle? = nil, errors: FileHandle? = nil) throws -> (
    status: Int32, text: String
  ) {
    var words = command.split(separator: " ").map(String.init)
    let process = Process()
    let tool = try #require(BuiltTool.url(words.removeFirst()))
    process.executableURL = tool
    process.arguments = words
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    try folder.write("", to: "other")
    let other = try #require(FileHandle(forWritingAtPath: folder["other"]))
    process.standardOutput = output ?? other
    process.standardError = errors ?? other
    try process.run()
    process.waitUntilExit()
    return (process.terminationStatus, try folder.text(of: "other"))
  }

  private static let commands = [
    "pelmet --help", "pelmet --version", "pelmet help validate", "pelmet schema", "pelmet schema --kind settings",
    "pelmet explain",
    "pelmet explain LowContrast", "pelmet validate themes --format json", "pelmet validate themes --format sarif",
    "pelmet resolve themes/a.theme.json", "pelmet resolve themes/a.theme.json --format json",
    "pelmet resolve themes/a.theme.json --why window.backgroundColor", "pelmet tokens themes",
    "pelmet tokens themes --format json",
    "pelmet generate themes --output out", "pelmet generate themes --output out --check", "pelmet preview themes -o page.html",
    "pelmet init new", "pelmet migrate themes/t.json --output dtcg", "pelmet --generate-completion-script bash",
  ]

  /// A signal would end the tool, with no word and a draft on the disk.
  @Test(
    .enabled(if: BuiltTool.url("pelmet") != nil && BuiltTool.url("pelmetc") != nil),
    arguments: [
      "pelmet generate themes --output out", "pelmet init new", "pelmet init here", "pelmet init --into themes",
      "pelmet migrate themes/t.json --output dtcg", "pelmet migrate themes/t.json --output a/b/dtcg",
      "pelmet schema -o s/schema.json",
      "pelmet tokens themes/t.json --format xcassets -o A.xcassets", "pelmet preview themes -o page.html",
      "pelmet validate fixed --fix", "pelmetc --module A themes --output out",
    ])
  func `a limit of the size of files is an error in words, and nothing is left`(command: String) throws {
    try folder.write("", to: "here/x")
    try folder.remove("here/x")
    try folder.write("{ \"pelmet\": 1, \"window\": { \"tintColor\": \"0A84FF\" } }", to: "fixed/m.theme.json")
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    var words = command.split(separator: " ").map(String.init)
    words[0] = try #require(BuiltTool.url(words[0])).path
    let run = try ToolRun(
      URL(fileURLWithPath: "/bin/sh"), ["-c", "ulimit -f 0; exec \"$0\" \"$@\""] + words, in: folder)
    expectEqual(run.status, 1)
    #expect(run.errors.contains("the file is larger than it may be here"), "\(run.errors)")
    let left = Set(try FileManager.default.subpathsOfDirectory(atPath: folder.path)).subtracting(files)
    expectEqual(left.subtracting(["out"]), [])
  }

  #if os(Linux)
    @Test(.enabled(if: BuiltTool.url("pelmet") != nil), arguments: commands)
    func `output that a full disk does not take is a failure`(command: String) throws {
      let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
      let run = try status(command, output: full)
      #expect(run.text.hasSuffix("error: the output could not be written: No space left on device\n"))
      expectEqual(run.status, (command.hasSuffix("--check") ? 1 : 74))
    }

    @Test(
      .enabled(if: BuiltTool.url("pelmet") != nil && BuiltTool.url("pelmetc") != nil),
      arguments: [
        ("pelmet validate themes", 74), ("pelmet validate bad", 1), ("pelmet generate themes --output out --check", 1),
        ("pelmetc --module A themes --output out", 0), ("pelmetc --module A warned --output out", 74),
        ("pelmetc --module A bad --output out", 1), ("pelmetc", 64), ("pelmet nonsense", 64),
      ] as [(String, Int32)])
    func `so are messages`(command: String, status: Int32) throws {
      let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
      try expectEqual(self.status(command, errors: full).status, status)
    }
  #endif

  @Test(.enabled(if: BuiltTool.url("pelmet") != nil), arguments: commands)
  func `where nobody reads, the tool does its work and ends silently by the signal of closed pipes`(command: String) throws {
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let run = try status(command, output: pipe.fileHandleForWriting)
    expectEqual(run.status, SIGPIPE)
    #expect(!run.text.contains("rror"))
    if command.contains("init") { #expect(folder.names(in: "new").count == 6) }
  }

  @Test(arguments: [
    ["explain", "a\u{1B}[2J"], ["validate", "a\u{1B}[2J.theme.json"], ["resolve", "a\u{1B}[2J"],
    ["schema", "-o", "/dev/null/\u{1B}[2J"],
    ["\u{1B}[2J"], ["validate", "--format", "\u{1B}[2J"], ["migrate", "\u{1B}[2J", "--output", "/dev/null/x"],
    ["tokens", "\u{1B}[2J.json"], ["preview", "\u{1B}[2J", "-o", "x"],
  ])
  func `usage errors show nothing raw`(arguments: [String]) {
    let run = TestConsole(arguments)
    #expect(run.status != 0)
    #expect(run.errors.contains("\\u{1B}[2J"))
    #expect(!(run.errors + run.output).contains("\u{1B}"))
  }

  @Test func `paths of what was written are shown as text`() throws {
    let path = folder["\u{1B}[2J"]
    for arguments in [
      ["init", path], ["generate", folder["themes"], "--output", path], ["preview", folder["themes"], "-o", path + "/x.html"],
      ["migrate", folder["themes/t.json"], "--output", path + "/new"],
      ["tokens", folder["themes"], "--format", "xcassets", "--output", path + "/A.xcassets"],
    ] {
      let run = TestConsole(arguments)
      expectEqual(run.status, 0, "\(run.errors)")
      #expect(run.output.contains("wrote \(folder.path)/\\u{1B}[2J/"))
      #expect(!run.output.contains("\u{1B}"))
    }
  }
}
