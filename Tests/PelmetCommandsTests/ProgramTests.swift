import Foundation
import PelmetTestSupport
import Testing

@testable import PelmetCommands

/// The door through which every program is started.
@Suite struct ProgramTests {
  private let folder: TemporaryFolder
  private let scratch: ScratchFolder

  init() throws { (folder, scratch) = (try TemporaryFolder(), try ScratchFolder()) }

  private func program(_ script: String) throws -> InstalledProgram {
    try folder.write("#!/bin/sh\n\(script)\n", to: "program")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder["program"])
    return try #require(InstalledProgram("program", ["PATH": folder.path]))
  }

  private static let path = ["PATH": "/usr/bin:/bin"]

  private func run(_ script: String, time: Duration = .seconds(60), bytes: Int = 1 << 20) throws -> InstalledProgram.Output {
    try program(script).run(["x"], ProgramTerms(Self.path, time: time, bytes: bytes), input: Data("in".utf8), in: scratch)
  }

  @Test func `a program reads its input, and its output, messages and status are kept`() throws {
    let output = try run("cat; echo $1; echo wrong >&2; exit 3")
    expectEqual(String(decoding: output.bytes, as: UTF8.self), "inx\n")
    expectEqual(output.errors, "wrong\n")
    expectEqual(output.status, 3)
  }

  @Test func `much output is read, of many messages the first`() throws {
    let output = try run("head -c 1000000 /dev/zero; head -c 1000000 /dev/zero >&2")
    expectEqual(output.bytes.count, 1_000_000)
    expectEqual(output.errors.utf8.count, 64 << 10)
  }

  @Test func `a program that prints without end is stopped`() throws {
    let error = #expect(throws: UsageFailure.self) { try run("exec cat /dev/zero") }
    #expect(error?.message.hasSuffix("/program' has printed more than 1 MiB, and was stopped") == true, "\(error?.message ?? "")")
  }

  @Test func `a program that does not end is stopped, and what it has started`() throws {
    let error = #expect(throws: UsageFailure.self) {
      try run("sleep 1000 & echo $! >'\(folder["id"])'; wait", time: .milliseconds(300))
    }
    #expect(error?.message.hasSuffix("' has not ended within 0 seconds, and was stopped") == true, "\(error?.message ?? "")")
  }

  @Test func `what a program leaves behind holds nobody up`() throws {
    let output = try run("echo done; sleep 5 &")
    expectEqual(String(decoding: output.bytes, as: UTF8.self), "done\n")
  }

  @Test(arguments: ["", ".", "bin", ":", ".:./bin:"]) func `relative folders have no programs`(path: String) {
    #expect(InstalledProgram("sh", ["PATH": path]) == nil)
    expectEqual(InstalledProgram("sh", ["PATH": "\(path):/bin"])?.path, "/bin/sh")
  }

  @Test(.enabled(if: BuiltTool.url("pelmet") != nil)) func `what a program says is shown as text`() throws {
    let escape = #"printf '\033[2J\033]0;x\007wrong\n' >&2; exit 1"#
    _ = try program(escape)
    try FileManager.default.createDirectory(atPath: folder["bin"], withIntermediateDirectories: true)
    for name in ["swift", "git", "rsvg-convert"] {
      try FileManager.default.copyItem(atPath: folder["program"], toPath: folder["bin/\(name)"])
    }
    for (path, text) in [
      "Package.swift": "", "a.theme.json": "{ \"pelmet\": 1 }", ".git/HEAD": "", ".git/refs/x": "", ".git/objects/x": "",
    ] {
      try folder.write(text, to: path)
    }
    let tool = try #require(BuiltTool.url("pelmet"))
    for arguments in [["doctor", "."], ["diff", "a..b"], ["preview", "a.theme.json", "-o", "a.png"]] {
      let run = try ToolRun(tool, arguments, in: folder, environment: ["PATH": folder["bin"]])
      #expect(run.status != 0)
      #expect(run.errors.contains("\\u{1B}[2J\\u{1B}]0;x\\u{7}wrong"), "\(run.errors)")
      #expect(!run.errors.contains("\u{1B}"))
    }
  }

  private static let environment = [
    "PATH": ".:/usr/bin::bin:/bin", "HOME": "/home/me", "GH_TOKEN": "x", "AWS_SECRET_ACCESS_KEY": "x", "GIT_DIR": "x",
    "GIT_SSH_COMMAND": "x", "GIT_EXTERNAL_DIFF": "x", "GIT_EXEC_PATH": "x", "GIT_TRACE": "x", "GIT_CONFIG_COUNT": "0",
    "GIT_CONFIG_KEY_0": "x", "GIT_CONFIG_GLOBAL": "x", "GIT_INDEX_FILE": "x", "GIT_PAGER": "x", "SSH_ASKPASS": "x",
    "DISPLAY": ":0",
    "LC_CTYPE": "C", "BROWSER": "x", "XDG_CONFIG_HOME": "x", "LD_PRELOAD": "x", "SWIFT_EXEC": "x",
  ]

  @Test func `a program gets no more variables than it needs`() {
    func names(_ terms: (_ environment: [String: String]) -> ProgramTerms) -> [String] {
      terms(Self.environment).variables.keys.sorted()
    }
    #expect(
      names(ProgramTerms.git) == ["GIT_CONFIG_COUNT", "GIT_CONFIG_GLOBAL", "GIT_CONFIG_KEY_0", "HOME", "PATH", "XDG_CONFIG_HOME"])
    expectEqual(names(ProgramTerms.desktop), ["BROWSER", "DISPLAY", "HOME", "LC_CTYPE", "PATH", "XDG_CONFIG_HOME"])
    expectEqual(names(ProgramTerms.swift), Self.environment.keys.sorted())
    for terms in [ProgramTerms.git, ProgramTerms.desktop, ProgramTerms.swift] {
      expectEqual(terms(Self.environment).variables["PATH"], "/usr/bin:/bin")
    }
  }
}
