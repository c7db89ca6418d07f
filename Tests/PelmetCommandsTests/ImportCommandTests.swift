import ArgumentParser
import Foundation
import PelmetTestSupport
import Testing

@testable import PelmetCommands

/// `pelmet import` as far as it does not need the parser of Swift; PelmetImportingTests have the rest.
@Suite struct ImportCommandTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder(["bin/pelmet": ""]) }

  private func makeTool(at path: String) throws {
    try folder.write("#!/bin/sh\necho \"$0 has $*\"\necho wrong >&2\nexit 3\n", to: path)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder[path])
  }

  private func run(_ words: [String]) throws -> (status: Int32, output: String, errors: String) {
    var (output, errors) = ("", "")
    let console = Console(
      output: Console.Stream(isTerminal: false, environment: [:]) { output += $0 },
      errors: Console.Stream(isTerminal: false, environment: [:]) { errors += $0 })
    let status = try ImportCommand.parse(words).run(words, on: console, besides: folder["bin/pelmet"])
    return (status, output, errors)
  }

  @Test(arguments: ["bin/pelmetimport", "libexec/pelmetimport"])
  func `the tool beside the command gets the same arguments, and says all`(place: String) throws {
    try makeTool(at: place)
    let run = try run(["App", "-o", "Themes", "--strict"])
    expectEqual(run.output, "\(folder[place]) has App -o Themes --strict\n")
    expectEqual(run.errors, "wrong\n")
    expectEqual(run.status, 3)
  }

  @Test func `without the tool, the command says what to install`() throws {
    let error = #expect(throws: UsageFailure.self) { try run(["App"]) }
    #expect(
      error?.message
        == "'pelmet import' needs the program 'pelmetimport', which is not beside this one; "
        + "fix: install a release, which has it, or run swift build --traits Rewrite --product pelmetimport")
  }

  @Test func `a version that is none is refused before anything runs`() {
    let run = TestConsole("import", folder.path, "--minimum-os", "fifteen")
    expectEqual(run.status, 64)
    #expect(run.errors.contains("'fifteen' is not a version of iOS"))
  }

  @Test func `help lists the options of the tool`() {
    let help = TestConsole("import", "--help").output
    for option in [
      "--output", "--names", "--entry", "--themes", "--exclude", "--minimum-os", "--remarks", "--strict", "--dry-run",
    ] {
      #expect(help.contains(option), "\(option)")
    }
  }

  // MARK: - Files that git could not bring back

  private func write(_ arguments: String...) throws -> (status: Int32, output: String, errors: String) {
    try run(["--remove", "--write"] + arguments)
  }

  @Test(.enabled(if: GitFolder.isInstalled)) func `files that are not committed are not changed, unless by force`() throws {
    try makeTool(at: "bin/pelmetimport")
    let repository = try GitFolder()
    let app = repository.folder["App"]
    try repository.folder.write("let a = 1\n", to: "App/A.swift")
    try repository.git("add", "--all")
    try repository.git("commit", "--quiet", "--message", "A")
    expectEqual(try write(app).status, 3)
    try repository.folder.write("let b = 1\n", to: "App/B.swift")
    let refused = try write(app)
    expectEqual(refused.status, 1)
    expectEqual(
      refused.errors,
      "error: '\(app)/B.swift' is not committed; fix: commit it, so that git can bring it back, or add --force\n"
        + "nothing was changed\n")
    expectEqual(refused.output, "")
    try repository.folder.write("let a = 2\n", to: "App/A.swift")
    expectEqual(try write(app).errors.contains("'\(app)/A.swift' and 1 more are not committed"), true)
    expectEqual(try write(app, "--force").status, 3)
    expectEqual(try run(["--remove", app]).status, 3)
  }

  @Test(.enabled(if: GitFolder.isInstalled)) func `a file whose name git cannot be asked for is taken as not committed`() throws {
    try makeTool(at: "bin/pelmetimport")
    let repository = try GitFolder()
    try repository.folder.write("let a = 1\n", to: "App/A\nB.swift")
    try repository.git("add", "--all")
    try repository.git("commit", "--quiet", "--message", "A")
    let refused = try write(repository.folder["App"])
    expectEqual(refused.status, 1)
    #expect(refused.errors.contains("B.swift' is not committed"), "\(refused.errors)")
  }

  @Test func `files in no repository are changed`() throws {
    try makeTool(at: "bin/pelmetimport")
    try folder.write("let a = 1\n", to: "App/A.swift")
    expectEqual(try write(folder["App"]).status, 3)
  }

  @Test(arguments: [["--write"], ["--remove", "--force"], ["--remove", "--write", "--dry-run"]])
  func `options that go with others are refused alone`(words: [String]) {
    expectEqual(TestConsole(["import", folder.path] + words).status, 64)
  }
}
