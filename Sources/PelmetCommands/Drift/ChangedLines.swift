internal import Foundation
internal import PelmetFiles
internal import PelmetReports

/// The lines of files that are other than in a revision.
struct ChangedLines {
  /// By the paths of the files, counted from 1.
  private let lines: [String: [Range<Int>]]

  /// - Parameters:
  ///   - revision: A revision, or with `...` behind it where this branch parted from it.
  ///   - files: Paths in the work tree.
  ///   - path: One of those that the user names.
  init(since revision: String, in files: [String], around path: String) throws(UsageFailure) {
    let (repository, _) = try GitRepository.around(path, Git())
    let commit = try Self.commit(revision, repository)
    let root = FilePath(repository.root)
    var places: [(file: String, inside: String)] = []
    for file in files {
      let real = FilePath(DiskItem.realPath(file) ?? file)
      guard real.isBelow(root) else {
        throw UsageFailure(message: "'\(file)' is in another repository than '\(path)'; fix: audit one repository at a time")
      }
      places.append((file, real.components.dropFirst(root.components.count).joined(separator: "/")))
    }
    let texts = try repository.texts(of: places.map(\.inside), at: commit)
    var lines: [String: [Range<Int>]] = [:]
    for (place, old) in zip(places, texts) {
      let new = (try? DiskFile.bytes(of: place.file)) ?? []
      lines[place.file] = UnifiedDiff.changedLines(from: old ?? [], to: new)
    }
    self.lines = lines
  }

  func contain(_ line: Int, of file: String) -> Bool { lines[file]?.contains { $0.contains(line) } ?? false }

  private static func commit(_ revision: String, _ repository: GitRepository) throws(UsageFailure) -> String {
    guard let range = try RevisionRange(revision) else { return try repository.commit(revision) }
    guard revision.hasSuffix("..") else {
      throw UsageFailure(
        message: "'\(revision)' ends before the work tree, which is what an audit reads; fix: write \"\(range.old)...\"")
    }
    return try repository.commits(of: range).old
  }
}

extension GitRepository {
  /// The bytes of files at a commit, in the order of their paths below the root; `nil` for those that it has not.
  fileprivate func texts(of paths: [String], at commit: String) throws(UsageFailure) -> [[UInt8]?] {
    // A name with a line end would be two.
    let asked = paths.map { $0.contains { $0.isNewline } ? "" : "\(commit):\($0)" }
    let input = Data(asked.map { $0 + "\n" }.joined().utf8)
    let output = try git.run(["cat-file", "--batch"], in: place, input: input)
    guard output.status == 0 else {
      throw UsageFailure(message: "git cannot read the files of '\(commit)': \(output.problem); \(GitObjects.fix)")
    }
    var objects = GitObjects(output.bytes)
    return asked.map { _ in objects.next().map { [UInt8]($0) } }
  }
}
