internal import Foundation
internal import PelmetFiles

/// The states that a command line compares, in the words of git: two revisions, a revision and the work tree, the index and the work tree, a revision
/// and the index; or two folders or files.
enum DiffSides {
  case folders(String, String)
  case states(RepositoryDiff)

  /// Two states of a repository.
  enum RepositoryDiff {
    case revisions(RevisionRange)
    /// The work tree, compared with a revision, or with the index if there is none.
    case workTree(since: String?)
    /// The index, compared with a revision.
    case index(since: String)
  }

  /// Reads arguments, of which those that are paths come last; behind `--` all are.
  /// - Parameter isStaged: Whether the index is asked for.
  static func read(_ arguments: [String], isStaged: Bool) throws(UsageFailure) -> (sides: DiffSides, paths: [String]) {
    let end = arguments.firstIndex(of: "--") ?? arguments.endIndex
    let (arguments, paths) = (Array(arguments[..<end]), Array(arguments[end...].dropFirst()))
    guard !(arguments + paths).contains("") else {
      throw UsageFailure(
        message: "an argument is empty; fix: write a revision, a folder or a file, or set the variable that should have it")
    }
    let first = arguments.first.flatMap { isOnDisk($0) ? nil : $0 }
    let rest = Array(arguments.dropFirst())
    let range: RevisionRange? = if let first { try RevisionRange(first) } else { nil }
    if isStaged {
      guard range == nil else {
        throw UsageFailure(message: "--staged compares the index with one revision; fix: write \"\(range?.old ?? "")\" alone")
      }
      try check(paths: first == nil ? arguments : rest, after: first ?? "--staged")
      return (.states(.index(since: first ?? "HEAD")), (first == nil ? arguments : rest) + paths)
    }
    if let range { return (.states(.revisions(range)), rest + paths) }
    if let first {
      try check(paths: rest, after: first)
      return (.states(.workTree(since: first)), rest + paths)
    }
    guard let old = arguments.first else { return (.states(.workTree(since: nil)), paths) }
    guard let new = rest.first else {
      throw UsageFailure(
        message: "'\(old)' is one state; fix: write two folders or files, revisions such as \"main..HEAD -- \(old)\", or "
          + "\"HEAD -- \(old)\" for what is not committed")
    }
    guard isOnDisk(new) else {
      throw UsageFailure(
        message: "there is no file or folder '\(new)'; fix: write one that exists, or \"main..HEAD\" for revisions")
    }
    return (.folders(old, new), rest.dropFirst() + paths)
  }

  /// A path that does not exist may be a revision that somebody has written in git's other form.
  private static func check(paths: [String], after first: String) throws(UsageFailure) {
    guard let path = paths.first(where: { !isOnDisk($0) }) else { return }
    throw UsageFailure(
      message:
        "there is no file or folder '\(path)'; fix: write one that exists, \"\(first) -- \(path)\" for one that is gone, or "
        + "\"\(first)..\(path)\" for revisions")
  }

  private static func isOnDisk(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }
}
