internal import Foundation
internal import PelmetDiagnostics
internal import PelmetFiles

/// A repository of git: what its revisions mean.
struct GitRepository {
  let place: GitPlace
  let git: Git

  /// The folder of its work tree.
  var root: String { place.root }

  /// The repository around a path, which need not exist any more, and the path below its root; empty for the root itself.
  static func around(_ path: String, _ git: Git) throws(UsageFailure) -> (repository: GitRepository, path: String) {
    let (place, inside) = try GitPlace.around(path)
    let repository = GitRepository(place: place, git: git)
    try repository.check()
    return (repository, inside)
  }

  /// Lets git find the repository, because git then asks to whom it belongs, and compares: a setting can name another work tree.
  private func check() throws(UsageFailure) {
    for (option, path) in [("--absolute-git-dir", place.folder), ("--show-toplevel", root)] {
      let found = try git.run(["rev-parse", option], in: place)
      guard found.status == 0 else {
        let step =
          found.problem.contains("ownership")
          ? "if you trust its owner, run \"\(CommandText.line(["git", "config", "--global", "--add", "safe.directory", root]))\""
          : "write a path in the work tree of a repository"
        throw UsageFailure(message: "git does not read the repository '\(root)': \(found.problem); fix: \(step)")
      }
      guard DiskItem.realPath(found.line) == DiskItem.realPath(path) else {
        throw UsageFailure(
          message:
            "git takes '\(found.line)' for the repository '\(path)'; fix: remove the setting 'core.worktree', or clone it again")
      }
    }
  }

  /// The commit that a revision means.
  func commit(_ revision: String) throws(UsageFailure) -> String {
    let output = try git.run(["rev-parse", "--verify", "--quiet", "--end-of-options", "\(revision)^{commit}"], in: place)
    // Of `^main`, git prints what to leave out.
    guard output.status == 0, !output.line.isEmpty, output.line.utf8.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit })
    else {
      let isShallow = try git.run(["rev-parse", "--is-shallow-repository"], in: place).line == "true"
      throw UsageFailure(
        message:
          "'\(revision)' is not a revision of the repository '\(root)'\(isShallow ? ", which is a shallow clone" : ""); fix: "
          + (isShallow ? "run \"git fetch --unshallow\", or " : "") + "write a branch, a tag or a commit that it has, or fetch it"
      )
    }
    return output.line
  }

  /// The commits of a range: the one from which it is compared, and the one with which.
  func commits(of range: RevisionRange) throws(UsageFailure) -> (old: String, new: String) {
    let (old, new) = (try commit(range.old), try commit(range.new))
    guard range.startsAtParting else { return (old, new) }
    let output = try git.run(["merge-base", old, new], in: place)
    guard output.status == 0, let line = output.line.split(separator: "\n").first else {
      throw UsageFailure(
        message: "'\(range.old)' and '\(range.new)' have no commit in common; fix: fetch the whole history, or write "
          + "'\(range.old)..\(range.new)'")
    }
    return (String(line), new)
  }
}
