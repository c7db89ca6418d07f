internal import Foundation
internal import PelmetFiles

/// Runs `git` to read objects, references and the index of a repository. Nothing that it is asked for writes, and nothing that the
/// repository or its configuration names is run.
struct Git {
  private let program: InstalledProgram
  private let scratch: ScratchFolder
  private let environment: [String: String]

  struct Output {
    let status: Int32
    let bytes: Data
    /// The first line of what it says of a failure.
    let problem: String

    /// The output without the line end behind it; a path may have line ends in it.
    var line: String {
      let text = String(decoding: bytes, as: UTF8.self)
      return text.hasSuffix("\n") ? String(text.dropLast()) : text
    }
  }

  /// - Parameter environment: Has the folders in which programs are.
  init(_ environment: [String: String] = ProcessInfo.processInfo.environment) throws(UsageFailure) {
    guard let program = InstalledProgram("git", environment) else {
      throw UsageFailure(message: "there is no 'git' in the folders of PATH, which reads revisions; fix: install git")
    }
    self.program = program
    self.environment = environment
    scratch = try ScratchFolder()
  }

  /// Runs a command in the folder of a repository, to its end.
  func run(_ arguments: [String], in place: GitPlace, input: Data = Data()) throws(UsageFailure) -> Output {
    var variables = Self.variables
    // The folder is looked at, and none above it. That cannot be said of a path with a colon; `GitRepository` compares what git finds.
    variables["GIT_CEILING_DIRECTORIES"] = FilePath(place.root).parent.description
    if place.isOfHook { variables.merge(environment.filter { Self.hookVariables.contains($0.key) }) { $1 } }
    let output = try program.run(
      ["-C", place.root, "--no-pager", "--no-optional-locks"] + Self.settings.flatMap { ["-c", $0] } + arguments,
      .git(environment).with(variables), input: input, in: scratch)
    return Output(
      status: output.status, bytes: output.bytes,
      problem: output.errors.split(whereSeparator: \.isNewline).first { !$0.hasPrefix("warning: ") }.map(String.init)
        ?? "it says nothing")
  }

  /// Settings that take the place of the repository's own: each of these can name a program. An empty `core.fsmonitor` is none for every
  /// version of git; `false` was a program before 2.36.
  private static let settings = [
    "core.fsmonitor=", "core.hooksPath=/dev/null", "core.pager=cat", "core.askPass=", "core.sshCommand=false", "core.gitProxy=",
    "core.alternateRefsCommand=", "credential.helper=", "diff.external=", "protocol.allow=never", "submodule.recurse=false",
  ]

  /// No protocol is allowed, whatever the repository says of single ones: so that an object which a partial clone lacks is not fetched, with
  /// versions of git, too, that do not know `GIT_NO_LAZY_FETCH` (before 2.39.4 and 2.45). Nobody is asked for a password.
  private static let variables = [
    "GIT_ALLOW_PROTOCOL": "none", "GIT_NO_LAZY_FETCH": "1", "GIT_OPTIONAL_LOCKS": "0", "GIT_TERMINAL_PROMPT": "0",
    "GIT_ASKPASS": "",
    "GIT_PAGER": "cat", "LC_ALL": "C",
  ]

  /// How git tells a hook of an index and of objects that are not in their usual places yet.
  private static let hookVariables: Set = [
    "GIT_INDEX_FILE", "GIT_OBJECT_DIRECTORY", "GIT_ALTERNATE_OBJECT_DIRECTORIES", "GIT_QUARANTINE_PATH",
  ]
}
