internal import Foundation

/// Runs `git` to read repositories. Nothing that it is asked for writes: no work tree, no index, no reference, no hook.
struct Git {
  private let program: InstalledProgram
  private let scratch: ScratchFolder

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
    scratch = try ScratchFolder()
  }

  /// Runs a command in a folder, to its end.
  func run(_ arguments: [String], in folder: String, input: Data = Data()) throws(UsageFailure) -> Output {
    let output = try program.run(
      ["-C", folder] + arguments, environment: Self.environment, input: input, keepsErrors: true, in: scratch)
    return Output(
      status: output.status, bytes: output.bytes,
      problem: output.errors.split(whereSeparator: \.isNewline).first.map(String.init) ?? "it says nothing")
  }

  /// Without the variables by which a hook names its own repository, and without locks.
  private static var environment: [String: String] {
    var environment = ProcessInfo.processInfo.environment
    for name in ["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX"] { environment[name] = nil }
    environment["GIT_OPTIONAL_LOCKS"] = "0"
    environment["LC_ALL"] = "C"
    return environment
  }
}
