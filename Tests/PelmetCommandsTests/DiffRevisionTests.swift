import Foundation
import PelmetTestSupport
import Testing

/// Revisions of real git repositories, compared.
@Suite(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/git"))) struct DiffRevisionTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try git("init", "--quiet", "--initial-branch=main")
    try write("#0000FF", "one")
    try git("tag", "v1")
    try write("#FF0000", "two")
  }

  /// Writes the theme, and another one under a name that is hard to handle, and commits them.
  private func write(_ color: String, _ message: String) throws {
    try folder.write("{ \"pelmet\": 1, \"window\": { \"tintColor\": \"\(color)\" } }", to: "-the mes\n/app.theme.json")
    try folder.write("{ \"pelmet\": 1, \"window\": { \"tintColor\": \"\(color)\" } }", to: "Style/base.theme.json")
    try git("add", "--all")
    try git("commit", "--quiet", "--message", message)
  }

  @discardableResult private func git(_ arguments: String...) throws -> String {
    let settings = ["-c", "user.name=Test", "-c", "user.email=test@example.com", "-c", "commit.gpgsign=false"]
    let run = try ToolRun(URL(fileURLWithPath: "/usr/bin/git"), settings + arguments, in: folder)
    expectEqual(run.status, 0, "\(run.errors)")
    return run.output
  }

  @Test(arguments: ["v1..main", "v1..", "HEAD~1...HEAD"]) func `revisions are compared`(range: String) throws {
    let run = TestConsole("diff", range, folder["-the mes\n"])
    expectEqual(run.status, 0, "\(run.errors)")
    #expect(run.output.contains("  window.tintColor: #0000FF → #FF0000\n"))
    #expect(run.output.contains(":-the mes\\n/app.theme.json:1:"))
    #expect(!run.output.contains("pelmet-"))
  }

  @Test func `changes from where branches parted are those of one branch`() throws {
    try git("checkout", "--quiet", "-b", "other", "v1")
    try folder.write("{ \"pelmet\": 1 }", to: "Style/more.theme.json")
    try git("add", "--all")
    try git("commit", "--quiet", "--message", "three")
    #expect(TestConsole("diff", "main...other", folder["Style"]).output.contains("1 of 2 themes changes"))
    #expect(TestConsole("diff", "main..other", folder["Style"]).output.contains("2 of 2 themes change"))
  }

  @Test func `neither the work tree nor the index is touched, nor read`() throws {
    try folder.write("{ \"pelmet\": 2 }", to: "Style/base.theme.json")
    try folder.write("{}", to: "Style/new.theme.json")
    try git("add", "Style/new.theme.json")
    let before = (try git("status", "--porcelain"), try Data(contentsOf: URL(fileURLWithPath: folder[".git/index"])))
    let run = TestConsole("diff", "v1..main", folder["Style"])
    expectEqual(run.status, 0, "\(run.errors)")
    try expectEqual(Data(contentsOf: URL(fileURLWithPath: folder[".git/index"])), before.1)
    try expectEqual(git("status", "--porcelain"), before.0)
  }

  @Test func `a folder that one revision lacks has new themes`() throws {
    try folder.write("{ \"pelmet\": 1 }", to: "New/a.theme.json")
    try git("add", "--all")
    try git("commit", "--quiet", "--message", "three")
    #expect(TestConsole("diff", "v1..main", folder["New"]).output.contains("a new theme"))
    try FileManager.default.removeItem(atPath: folder["New"])
    #expect(TestConsole("diff", "main..v1", folder["New"]).output.contains("the theme is gone"))
  }

  @Test func `a module is read at the revisions that are asked for`() throws {
    let app = try TemporaryFolder(["a.theme.json": "{ \"pelmet\": 1, \"extends\": \"Style:base\" }"])
    let module = "Style=\(folder["Style"])"
    let run = TestConsole("diff", app.path, app.path, "--module", module)
    expectEqual(run.output, "")
    #expect(run.errors.contains("is today, in both states"))
    let later = TestConsole("diff", app.path, app.path, "--module", module + "@v1..")
    #expect(later.output.contains("window.tintColor: #0000FF → #FF0000"), "\(later.errors)")
    let own = "{ \"pelmet\": 1, \"extends\": \"Style:base\" }"
    try folder.write(own, to: "App/a.theme.json")
    try git("add", "--all")
    try git("commit", "--quiet", "--message", "three")
    expectEqual(TestConsole("diff", "HEAD..HEAD", folder["App"], "--module", module).output, "")
    let moved = TestConsole("diff", "HEAD..HEAD", folder["App"], "--module", module + "@v1..main")
    #expect(moved.output.contains("window.tintColor: #0000FF → #FF0000"), "\(moved.errors)")
    #expect(moved.output.contains("Style@main:Style/base.theme.json:1:"), "\(moved.output)")
  }

  @Test func `errors of a revision are shown by its name`() throws {
    try folder.write("{ \"pelmet\": 1, \"windw\": {} }", to: "Style/base.theme.json")
    try git("commit", "--quiet", "--all", "--message", "three")
    let run = TestConsole("diff", "v1..main", folder["Style"])
    expectEqual(run.status, 2)
    #expect(run.errors.hasPrefix("errors in main:\nmain:Style/base.theme.json:1:16: error: "), "\(run.errors)")
  }

  @Test(arguments: [("none..main", "'none' is not a revision"), ("main..--help", "'--help' is not a revision")])
  func `a revision that does not exist is named`(range: String, message: String) throws {
    let run = TestConsole("diff", range, folder["Style"])
    expectEqual(run.status, 64)
    #expect(run.errors.contains(message), "\(run.errors)")
  }

  @Test func `a folder without a repository is named`() throws {
    let bare = try TemporaryFolder(["a.theme.json": "{ \"pelmet\": 1 }"])
    let run = TestConsole("diff", "v1..main", bare.path)
    expectEqual(run.status, 64)
    #expect(run.errors.contains("is not in the work tree of a git repository; fix: write a path in one, "), "\(run.errors)")
  }

  @Test(.enabled(if: BuiltTool.url("pelmet") != nil)) func `a system without git is told to install it`() throws {
    let tool = try #require(BuiltTool.url("pelmet"))
    let run = try ToolRun(tool, ["diff", "v1..main", "Style"], in: folder, environment: ["PATH": folder.path])
    expectEqual(run.status, 64)
    #expect(run.errors.contains("there is no 'git' in the folders of PATH"))
  }

  @Test func `a link in a revision leads no file out of its copy`() throws {
    let outside = try TemporaryFolder(["x.json": "{}"])
    try FileManager.default.createSymbolicLink(atPath: folder["Style/link"], withDestinationPath: outside.path)
    try git("add", "--all")
    try git("commit", "--quiet", "--message", "three")
    expectEqual(TestConsole("diff", "v1..main", folder["Style"]).status, 0)
    expectEqual(outside.names(), ["x.json"])
  }
}
