import Foundation
import PelmetTestSupport
import Testing

/// States of a repository, as git names them.
@Suite(.enabled(if: GitFolder.isInstalled)) struct GitStateTests {
  private let repository: GitFolder
  private let tool = BuiltTool.url("pelmet")

  init() throws { repository = try GitFolder() }

  private func diff(_ arguments: String...) -> TestConsole { TestConsole(["diff"] + arguments + ["--", repository.themes]) }

  @Test func `nothing is the index and the work tree, a revision is it and the work tree, staged is what will be committed`()
    throws
  {
    try repository.write("#00FF00")
    try repository.git("add", "--all")
    try repository.write("#FFFFFF")
    #expect(diff().output.contains("from the index to the work tree\n"))
    #expect(diff().output.contains("window.tintColor: #00FF00 → #FFFFFF"))
    #expect(diff("HEAD").output.contains("window.tintColor: #FF0000 → #FFFFFF"))
    #expect(diff("v1").output.contains("window.tintColor: #0000FF → #FFFFFF"))
    #expect(diff("--staged").output.contains("window.tintColor: #FF0000 → #00FF00"))
    #expect(diff("--cached", "v1").output.contains("window.tintColor: #0000FF → #00FF00"))
    let index = diff("--staged", "v1")
    #expect(index.output.contains("    index:themes/app.theme.json:1:"), "\(index.output)")
    #expect(diff().output.contains("    \(repository.folder["themes/app.theme.json"]):1:"), "\(diff().output)")
  }

  @Test func `paths that exist may stand without dashes behind a revision`() throws {
    #expect(TestConsole("diff", "v1", repository.themes).output.contains("window.tintColor: #0000FF → #FF0000"))
    #expect(
      TestConsole("diff", "--staged", repository.themes).errors.hasPrefix("no difference in 1 theme, from HEAD to the index"))
  }

  @Test func `what is gone from the work tree is gone`() throws {
    try repository.folder.remove("themes/app.theme.json")
    #expect(diff("HEAD").output.contains("app (HEAD:themes/app.theme.json): the theme is gone"), "\(diff("HEAD").errors)")
    expectEqual(diff("--staged").output, "")
  }

  @Test func `what git does not track is left out, and counted`() throws {
    try repository.write("#000000", to: "themes/new.theme.json")
    for arguments in [[], ["HEAD"], ["--staged"]] {
      let run = TestConsole(["diff"] + arguments + ["--", repository.themes])
      expectEqual(run.output, "")
      #expect(run.errors.hasPrefix("note: 1 theme, such as 'themes/new.theme.json', is not tracked by git, and left out\n"))
    }
    try repository.git("add", "--intent-to-add", "--all")
    #expect(diff().output.contains("new (\(repository.folder["themes/new.theme.json"])): a new theme"), "\(diff().errors)")
    let alone = try GitFolder()
    try alone.write("#000000", to: "other/new.theme.json")
    let run = TestConsole("diff", "--", alone.folder["other"])
    expectEqual(run.status, 64)
    #expect(run.errors.contains("is not tracked by git, and left out; fix: run 'git add'\n"), "\(run.errors)")
  }

  @Test func `a file behind a link is no file of the repository, a link is as it is`() throws {
    let outside = try TemporaryFolder(["app.theme.json": "{ \"pelmet\": 1 }"])
    try FileManager.default.removeItem(atPath: repository.themes)
    try repository.folder.link("themes", to: outside.path)
    let run = TestConsole("diff", "HEAD", "--", repository.folder.path)
    #expect(run.output.contains("app (HEAD:themes/app.theme.json): the theme is gone"), "\(run.errors)")
  }

  @Test func `a sparse checkout has what the index has`() throws {
    try repository.git("update-index", "--skip-worktree", "themes/app.theme.json")
    try repository.folder.remove("themes/app.theme.json")
    #expect(diff("HEAD").errors.hasPrefix("no difference in 1 theme"), "\(diff("HEAD").output)")
  }

  @Test func `conflicts are named`() throws {
    try repository.git("checkout", "--quiet", "-b", "other", "v1")
    try repository.commit("#00FF00")
    _ = try repository.tryGit(["merge", "main"])
    for run in [diff(), diff("--staged")] {
      expectEqual(run.status, 64)
      #expect(run.errors.hasPrefix("Error: 'themes/app.theme.json' has conflicts in the index; fix: "), "\(run.errors)")
    }
  }

  // MARK: No silent pass

  @Test(arguments: ["..HEAD", "...HEAD", "..."]) func `a range without a left side is refused`(range: String) {
    for run in [TestConsole("diff", range, repository.themes), TestConsole("diff", range, "--", repository.themes)] {
      expectEqual(run.status, 64)
      #expect(run.errors.hasPrefix("Error: '\(range)' names no revision to compare with; fix: write one "), "\(run.errors)")
    }
    let module = TestConsole("diff", "v1..", repository.themes, "--module", "Style=\(repository.themes)@..v1")
    expectEqual(module.status, 64)
    #expect(module.errors.contains("names no revision to compare with"))
  }

  @Test(arguments: [[""], ["", "HEAD"], ["HEAD", ""]]) func `an empty argument is refused`(arguments: [String]) {
    let run = TestConsole(["diff"] + arguments)
    expectEqual(run.status, 64)
    #expect(run.errors.hasPrefix("Error: an argument is empty; fix: "))
  }

  @Test(arguments: [
    "^HEAD..v1", "v1..^HEAD", "^HEAD", "-x..v1", "v1..-x", "--all..v1", "HEAD^@..v1", "v1..HEAD^!", "v1 v2..v1", ":/x..v1",
  ])
  func `what is no revision is said in our words`(range: String) {
    let run = TestConsole(range.hasPrefix("-") ? ["diff", "--", range] : ["diff", range, "--", repository.themes])
    expectEqual(run.status, 64)
    #expect(!run.errors.contains("fatal") && !run.errors.contains("git says"), "\(run.errors)")
    if !range.hasPrefix("-") { #expect(run.errors.contains("is not a revision of the repository"), "\(run.errors)") }
  }

  @Test func `two names of one commit are said to be one, and whether there is something else to compare`() throws {
    let id = try repository.git("rev-parse", "HEAD").prefix(10)
    #expect(
      diff("HEAD..main").errors.hasPrefix("note: 'HEAD' and 'main' are one commit, \(id); no JSON file of the work tree differs"))
    #expect(diff("main...HEAD").errors.contains("are one commit"))
    #expect(!diff("v1..main").errors.contains("are one commit"))
    try repository.write("#FFFFFF")
    let run = diff("main..")
    expectEqual(run.status, 0)
    #expect(
      run.errors.hasPrefix(
        "note: 'main' and 'HEAD' are one commit, \(id); the work tree has edits, such as in 'themes/app.theme.json', "
          + "which 'pelmet diff HEAD' compares\nno difference in 1 theme"), "\(run.errors)")
  }

  @Test func `one folder alone is no comparison`() {
    let run = TestConsole("diff", repository.themes)
    expectEqual(run.status, 64)
    #expect(run.errors.contains("' is one state; fix: write two folders or files, "))
    let staged = TestConsole("diff", "--staged", "v1..main")
    expectEqual(staged.status, 64)
    #expect(staged.errors.contains("--staged compares the index with one revision; fix: write \"v1\" alone"))
  }

  @Test func `an object that is missing is named with the command that gets it`() throws {
    let id = try repository.loseObject()
    for comparison in [["v1..main"], ["v1"], ["--staged", "v1"]] {
      let run = TestConsole(["diff"] + comparison + ["--", repository.themes])
      expectEqual(run.status, 64)
      expectEqual(run.output, "")
      #expect(
        run.errors
          == "Error: the repository '\(repository.folder.path)' lacks 'themes/app.theme.json' of 'v1', the object \(id); "
          + "fix: run \"git fetch --refetch --no-filter\", which gets what a partial clone has left out\n")
    }
  }

  @Test(arguments: ["blob:none", "tree:0"]) func `a partial clone says what it lacks, and has it after the fetch`(filter: String)
    throws
  {
    try repository.git("config", "uploadpack.allowFilter", "true")
    try repository.git("clone", "--quiet", "--filter=\(filter)", "file://\(repository.folder.path)", "clone")
    let clone = repository.folder["clone"]
    let run = TestConsole("diff", "v1..main", "--", clone + "/themes")
    expectEqual(run.status, 64)
    #expect(run.errors.contains("; fix: run \"git fetch --refetch --no-filter\""), "\(run.errors)")
    try repository.git("-C", clone, "fetch", "--quiet", "--refetch", "--no-filter")
    #expect(TestConsole("diff", "v1..main", "--", clone + "/themes").output.contains("#0000FF → #FF0000"))
  }

  @Test func `a shallow clone is said to be one`() throws {
    try repository.git("clone", "--quiet", "--depth=1", "file://\(repository.folder.path)", "clone")
    let run = TestConsole("diff", "HEAD~1..HEAD", "--", repository.folder["clone/themes"])
    expectEqual(run.status, 64)
    #expect(run.errors.contains("', which is a shallow clone; fix: run \"git fetch --unshallow\", or write "), "\(run.errors)")
  }

  // MARK: Where git's own folders are

  @Test func `further work trees and submodules are repositories`() throws {
    try repository.git("worktree", "add", "--quiet", "tree", "v1")
    #expect(TestConsole("diff", "v1..main", "--", repository.folder["tree/themes"]).output.contains("#0000FF → #FF0000"))
    #expect(TestConsole("diff", "main", "--", repository.folder["tree/themes"]).output.contains("#FF0000 → #0000FF"))
    let other = try GitFolder()
    try other.git("-c", "protocol.file.allow=always", "submodule", "--quiet", "add", repository.folder.path, "sub")
    #expect(TestConsole("diff", "HEAD~1..HEAD", "--", other.folder["sub/themes"]).output.contains("#0000FF → #FF0000"))
  }

  @Test func `a repository may be behind a link, and in a folder with a colon, which git cannot be told of`() throws {
    let moved = try TemporaryFolder()
    try FileManager.default.createDirectory(atPath: moved["a:b"], withIntermediateDirectories: true)
    try repository.git("clone", "--quiet", repository.folder.path, moved["a:b/c"])
    #expect(TestConsole("diff", "HEAD~1..HEAD", "--", moved["a:b/c/themes"]).output.contains("#0000FF → #FF0000"))
    try FileManager.default.moveItem(atPath: repository.folder[".git"], toPath: moved["git"])
    try repository.folder.link(".git", to: moved["git"])
    #expect(diff("v1..main").output.contains("#0000FF → #FF0000"))
  }

  @Test func `a folder '.git' that is no repository is named, and nothing around it is asked`() throws {
    for text in ["gitdir: nowhere\n", "nonsense", ""] {
      try repository.folder.write(text, to: "themes/.git")
      let run = diff("v1..main")
      expectEqual(run.status, 64)
      #expect(run.errors.contains("/themes/.git' is not the folder of a git repository; fix: remove it"), "\(run.errors)")
    }
  }

  @Test func `a setting cannot name another work tree`() throws {
    let other = try TemporaryFolder()
    try repository.git("config", "core.worktree", other.path)
    let run = diff("v1..main")
    expectEqual(run.status, 64)
    #expect(run.errors.contains("fix: remove the setting 'core.worktree'"), "\(run.errors)")
  }

  // MARK: Hooks

  private func hook(_ name: String, _ script: String) throws {
    let tool = try #require(tool)
    try repository.folder.write("#!/bin/sh\n\(script.replacing("PELMET", with: "'\(tool.path)'"))\n", to: ".git/hooks/\(name)")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: repository.folder[".git/hooks/\(name)"])
  }

  @Test(.enabled(if: BuiltTool.url("pelmet") != nil)) func `before a commit, the index is that of the commit`() throws {
    try hook("pre-commit", "PELMET diff --staged >\"$PWD/.git/said\" 2>&1")
    try repository.write("#00FF00")
    try repository.write("#00FFFF", to: "themes/other.theme.json")
    try repository.git("add", "--all")
    // Git makes an index for a commit of some paths.
    try repository.git("commit", "--quiet", "--message", "one", "themes/app.theme.json")
    let said = try repository.folder.text(of: ".git/said")
    #expect(said.contains("#FF0000 → #00FF00"), "\(said)")
    #expect(!said.contains("other.theme.json:1"), "\(said)")
  }

  @Test(.enabled(if: BuiltTool.url("pelmet") != nil)) func `before a push is taken, its objects are read`() throws {
    try hook("pre-receive", "read old new name; cd ..; PELMET diff \"$old..$new\" >\"$PWD/.git/said\" 2>&1")
    try repository.git("config", "receive.denyCurrentBranch", "updateInstead")
    try repository.git("clone", "--quiet", repository.folder.path, repository.mark["clone"])
    let theme = "{ \"pelmet\": 1, \"window\": { \"tintColor\": \"#00FF00\" } }"
    try repository.mark.write(theme, to: "clone/themes/app.theme.json")
    try repository.git("-C", repository.mark["clone"], "commit", "--quiet", "--all", "--message", "three")
    try repository.git("-C", repository.mark["clone"], "push", "--quiet")
    let said = try repository.folder.text(of: ".git/said")
    #expect(said.contains("#FF0000 → #00FF00"), "\(said)")
  }
}
