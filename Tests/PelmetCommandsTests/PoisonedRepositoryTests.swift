import Foundation
import PelmetTestSupport
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Repositories that make git run a command of theirs.
@Suite(.enabled(if: GitFolder.isInstalled)) struct PoisonedRepositoryTests {
  /// All that git is asked for.
  private static let comparisons = [["v1...main"], [], ["--staged", "v1"]]

  @Test(arguments: Poison.allCases)
  func `git runs what a repository names, and pelmet does not`(poison: Poison) throws {
    let repository = try GitFolder()
    let triggers = try poison.prepare(repository)
    for trigger in triggers { _ = try repository.tryGit(trigger, environment: ["GIT_TERMINAL_PROMPT": "0"]) }
    #expect(repository.hasRun(), "plain git runs nothing: the test shows nothing")
    for comparison in Self.comparisons {
      let run = TestConsole(["diff"] + comparison + ["--", repository.themes])
      #expect(!repository.hasRun(), "\(comparison)")
      if !poison.losesObjects { #expect(run.status == 0, "\(comparison): \(run.errors)") }
    }
  }

  /// A way to name a command.
  enum Poison: CaseIterable {
    case monitor, includedMonitor, conditionalMonitor, workTreeMonitor, linkedRepository, monitorOfSubmodule, hook, hooksFolder
    case externalDiff, driver, textConversion, cleanFilter, processFilter, signature, alias, credentialHelper, password
    case uploadPack, allowedUploadPack, externalTransport, secureShell, proxy, embeddedRepository, brokenRepository

    var losesObjects: Bool {
      switch self {
      case .uploadPack, .allowedUploadPack, .externalTransport, .secureShell, .proxy, .brokenRepository: true
      default: false
      }
    }

    /// Returns command lines of git, of which one runs the command.
    func prepare(_ repository: GitFolder) throws -> [[String]] {
      let (folder, command) = (repository.folder, repository.command)
      func set(_ values: KeyValuePairs<String, String>) throws {
        for (key, value) in values { try repository.git("config", key, value) }
      }
      func script(_ path: String) throws {
        try folder.write("#!/bin/sh\n\(command)\n", to: path)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder[path])
      }
      func promise(_ url: String, _ values: KeyValuePairs<String, String>) throws -> [[String]] {
        let id = try repository.loseObject()
        try set([
          "core.repositoryformatversion": "1", "extensions.partialClone": "origin", "remote.origin.url": url,
          "remote.origin.promisor": "true",
        ])
        try set(values)
        return [["cat-file", "-e", id]]
      }
      switch self {
      case .monitor: try set(["core.fsmonitor": command])
      case .includedMonitor:
        try folder.write("[core]\n  fsmonitor = \"\(command)\"\n", to: "themes/config")
        try set(["include.path": "../themes/config"])
      case .conditionalMonitor:
        try folder.write("[core]\n  fsmonitor = \"\(command)\"\n", to: "themes/config")
        try set(["includeIf.onbranch:main.path": "../themes/config"])
      case .workTreeMonitor:
        try set(["extensions.worktreeConfig": "true"])
        try folder.write("[core]\n  fsmonitor = \"\(command)\"\n", to: ".git/config.worktree")
      case .linkedRepository:
        try set(["core.fsmonitor": command])
        try FileManager.default.moveItem(atPath: folder[".git"], toPath: folder["themes/repository"])
        try folder.write("gitdir: themes/repository\n", to: ".git")
      case .monitorOfSubmodule:
        try repository.git("init", "--quiet", "themes/sub")
        try repository.git("-C", "themes/sub", "commit", "--quiet", "--allow-empty", "--message", "sub")
        try repository.git("-c", "advice.addEmbeddedRepo=false", "add", "themes/sub")
        try repository.git("commit", "--quiet", "--message", "sub")
        try repository.git("-C", "themes/sub", "config", "core.fsmonitor", command)
      case .hook:
        try script(".git/hooks/post-index-change")
        return [["read-tree", "HEAD"]]
      case .hooksFolder:
        try script("themes/hooks/post-index-change")
        try set(["core.hooksPath": "themes/hooks"])
        return [["read-tree", "HEAD"]]
      case .externalDiff:
        try set(["diff.external": command])
        return [["diff", "v1", "main"]]
      case .driver:
        try folder.write("*.json diff=evil\n", to: ".git/info/attributes")
        try set(["diff.evil.command": command])
        return [["diff", "v1", "main"]]
      case .textConversion:
        try folder.write("*.json diff=evil\n", to: ".git/info/attributes")
        try set(["diff.evil.textconv": command])
        return [["diff", "v1", "main"]]
      case .cleanFilter, .processFilter:
        try folder.write("*.json filter=evil\n", to: "themes/.gitattributes")
        try set(["filter.evil.\(self == .cleanFilter ? "clean" : "process")": command])
        try repository.write("#00FF00")
        return [["diff"]]
      case .signature:
        let commit = try repository.git("cat-file", "commit", "HEAD")
        let end = try #require(commit.range(of: "\n\n"))
        try folder.write(
          commit[..<end.lowerBound] + "\ngpgsig -----BEGIN PGP SIGNATURE-----\n x\n -----END PGP SIGNATURE-----"
            + commit[end.lowerBound...], to: ".git/signed")
        let id = try repository.git("hash-object", "-t", "commit", "-w", ".git/signed").trimmingCharacters(in: .newlines)
        try repository.git("update-ref", "refs/heads/main", id)
        try script("themes/gpg")
        try set(["gpg.program": folder["themes/gpg"], "log.showSignature": "true"])
        return [["log", "-1"], ["verify-commit", "HEAD"]]
      case .alias:
        for name in ["evil", "rev-parse", "ls-files", "ls-tree", "cat-file", "merge-base"] {
          try set(["alias.\(name)": "!\(command)"])
        }
        return [["evil"]]
      case .credentialHelper:
        try set(["credential.helper": "!\(command)", "core.askPass": "false"])
        return [Self.question]
      case .password:
        try script("themes/ask")
        try set(["core.askPass": folder["themes/ask"]])
        return [Self.question]
      case .uploadPack: return try promise(".", ["remote.origin.uploadpack": "\(command)"])
      case .allowedUploadPack:
        return try promise(
          ".", ["remote.origin.uploadpack": "\(command)", "protocol.allow": "always", "protocol.file.allow": "always"])
      case .externalTransport:
        try script("themes/transport")
        return try promise("ext::\(Self.escaped(folder["themes/transport"]))", ["protocol.ext.allow": "always"])
      case .secureShell: return try promise("ssh://example.com/x", ["core.sshCommand": command, "protocol.ssh.allow": "always"])
      case .proxy:
        try script("themes/proxy")
        return try promise("git://example.com/x", ["core.gitProxy": folder["themes/proxy"], "protocol.git.allow": "always"])
      case .embeddedRepository, .brokenRepository:
        let inside = self == .embeddedRepository ? "themes/" : ""
        let config = """
          [core]
            repositoryformatversion = 1
            bare = false
            worktree = .
          [extensions]
            partialClone = origin
          [remote "origin"]
            url = .
            promisor = true
            uploadpack = "\(command)"
          """
        for (name, text) in ["HEAD": "ref: refs/heads/main\n", "config": config, "objects/x": "", "refs/x": ""] {
          try folder.write(text, to: inside + name)
        }
        let id = try repository.git("rev-parse", "HEAD").trimmingCharacters(in: .newlines)
        if self == .brokenRepository {
          try folder.remove(".git")
          try folder.write("", to: ".git/nothing")
        } else {
          try repository.git("add", "--all")
          try repository.git("commit", "--quiet", "--message", "embedded")
        }
        return [["-C", folder[inside], "cat-file", "-e", id]]
      }
      return [["status"]]
    }

    /// The question of git for a password, before it reads from a server.
    private static let question = [
      "-c", "alias.ask=!printf 'protocol=https\\nhost=example.com\\n\\n' | git credential fill", "ask",
    ]

    /// A path as a word of git's `ext::`.
    private static func escaped(_ path: String) -> String { path.replacing(" ", with: "% ") }
  }

  @Test(.enabled(if: BuiltTool.url("pelmet") != nil), arguments: [".:", ":", "bin:", "./bin:"])
  func `a program in a relative folder of PATH is not found`(entries: String) throws {
    let repository = try GitFolder()
    for path in ["git", "bin/git"] {
      try repository.folder.write("#!/bin/sh\n\(repository.command)\n", to: path)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: repository.folder[path])
    }
    let environment = ["PATH": "\(entries)/usr/bin:/bin"]
    _ = try ToolRun(
      URL(fileURLWithPath: "/usr/bin/env"), ["git", "status"], in: repository.folder, environment: environment)
    #expect(repository.hasRun())
    let tool = try #require(BuiltTool.url("pelmet"))
    let run = try ToolRun(tool, ["diff", "v1..main"], in: repository.folder, environment: environment)
    expectEqual(run.status, 0, "\(run.errors)")
    #expect(!repository.hasRun())
  }

  @Test(
    .enabled(if: BuiltTool.url("pelmet") != nil),
    arguments: [Poison.uploadPack, .allowedUploadPack, .externalTransport, .secureShell, .proxy])
  func `a git that knows no GIT_NO_LAZY_FETCH fetches nothing`(poison: Poison) throws {
    let repository = try GitFolder()
    let triggers = try poison.prepare(repository)
    let git = "#!/bin/sh\nexec env -u GIT_NO_LAZY_FETCH /usr/bin/git \"$@\"\n"
    let bin = try TemporaryFolder(["git": git])
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: bin["git"])
    let tool = try #require(BuiltTool.url("pelmet"))
    let run = try ToolRun(tool, ["diff", "v1..main"], in: repository.folder, environment: ["PATH": "\(bin.path):/usr/bin:/bin"])
    expectEqual(run.status, 64)
    #expect(run.errors.contains("lacks 'themes/app.theme.json' of 'v1'"), "\(run.errors)")
    #expect(!repository.hasRun())
    _ = try repository.tryGit(triggers[0])
    #expect(repository.hasRun())
  }

  /// Variables by which git is told to run something, or to take other folders.
  private static let variables = [
    "GIT_EXTERNAL_DIFF", "GIT_SSH_COMMAND", "GIT_SSH", "GIT_PROXY_COMMAND", "GIT_ASKPASS", "SSH_ASKPASS", "GIT_EXEC_PATH",
    "GIT_PAGER", "PAGER", "GIT_EDITOR", "GIT_TRACE", "GIT_TRACE2", "GIT_TEMPLATE_DIR", "GIT_DIR", "GIT_WORK_TREE", "GIT_PREFIX",
    "GIT_COMMON_DIR", "GIT_NAMESPACE", "GIT_CEILING_DIRECTORIES", "GIT_DISCOVERY_ACROSS_FILESYSTEM", "GIT_ALLOW_PROTOCOL",
    "GIT_NO_LAZY_FETCH", "GIT_TERMINAL_PROMPT", "GIT_OPTIONAL_LOCKS", "GH_TOKEN", "GITHUB_TOKEN",
  ]

  @Test(.enabled(if: BuiltTool.url("pelmet") != nil)) func `no variable tells git to run something`() throws {
    let repository = try GitFolder()
    let seen = repository.mark["seen"]
    try repository.mark.write("#!/bin/sh\nenv >>'\(seen)'\nexec /usr/bin/git \"$@\"\n", to: "bin/git")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: repository.mark["bin/git"])
    var environment = Dictionary(uniqueKeysWithValues: Self.variables.map { ($0, "poison") })
    environment["PATH"] = "\(repository.mark["bin"]):/usr/bin:/bin"
    let tool = try #require(BuiltTool.url("pelmet"))
    let run = try ToolRun(tool, ["diff", "v1..main"], in: repository.folder, environment: environment)
    #expect(run.output.contains("#0000FF → #FF0000"), "\(run.errors)")
    let text = try repository.mark.text(of: "seen")
    #expect(text.contains("GIT_ALLOW_PROTOCOL=none\n") && text.contains("GIT_CEILING_DIRECTORIES="))
    #expect(!text.contains("poison"), "\(text)")
  }

  @Test func `the tests run with a version of git that is supported`() throws {
    // The page names the oldest one; servers run these tests with that of Debian 12.
    let version = try #require(try GitFolder().git("version").firstMatch(of: /(\d+)\.(\d+)/))
    #expect((Int(version.1) ?? 0, Int(version.2) ?? 0) >= (2, 39))
  }

  @Test(.enabled(if: geteuid() == 0)) func `a repository of another user is not read, unless it is said to be safe`() throws {
    let repository = try GitFolder()
    let change = try ToolRun(
      URL(fileURLWithPath: "/bin/chown"), ["-R", "12345", repository.folder.path], in: repository.folder)
    expectEqual(change.status, 0)
    let run = TestConsole("diff", "v1..main", repository.themes)
    expectEqual(run.status, 64)
    #expect(run.errors.contains("ownership"), "\(run.errors)")
    #expect(run.errors.contains("fix: if you trust its owner, run \"git config --global --add safe.directory "))
    let tool = try #require(BuiltTool.url("pelmet"))
    let safe = [
      "GIT_CONFIG_COUNT": "1", "GIT_CONFIG_KEY_0": "safe.directory", "GIT_CONFIG_VALUE_0": repository.folder.path,
    ]
    try expectEqual(ToolRun(tool, ["diff", "v1..main"], in: repository.folder, environment: safe).status, 0)
  }
}
