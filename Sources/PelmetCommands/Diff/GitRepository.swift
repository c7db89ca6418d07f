internal import Foundation
internal import PelmetFiles

/// A repository of git, read at revisions.
struct GitRepository {
  /// The folder of its work tree.
  let root: String
  let git: Git

  /// The repository around a path, which need not exist any more, and the path below its root; empty for the root itself.
  static func around(_ path: String, _ git: Git) throws(UsageFailure) -> (repository: GitRepository, path: String) {
    var folder = ThemeFolder(path).absolute.path
    var inside: [String] = []
    while !ThemeFolder(folder).exists, let slash = folder.lastIndex(of: "/"), slash != folder.startIndex {
      inside.insert(String(folder[folder.index(after: slash)...]), at: 0)
      folder = String(folder[..<slash])
    }
    let (root, prefix) = (
      try git.run(["rev-parse", "--show-toplevel"], in: folder), try git.run(["rev-parse", "--show-prefix"], in: folder)
    )
    guard root.status == 0, prefix.status == 0 else {
      throw UsageFailure(message: "'\(path)' is not in the work tree of a git repository; git says: \(root.problem)")
    }
    return (GitRepository(root: root.line, git: git), prefix.line + inside.joined(separator: "/"))
  }

  private init(root: String, git: Git) { (self.root, self.git) = (root, git) }

  /// The commit that a revision means.
  func commit(_ revision: String) throws(UsageFailure) -> String {
    let output = try git.run(["rev-parse", "--verify", "--quiet", "--end-of-options", "\(revision)^{commit}"], in: root)
    guard output.status == 0, !output.line.isEmpty else {
      throw UsageFailure(
        message: "'\(revision)' is not a revision of the repository '\(root)'; "
          + "fix: write a branch, a tag or a commit that it has, or fetch it")
    }
    return output.line
  }

  /// The revision or commit from which a range is compared.
  func start(of range: RevisionRange) throws(UsageFailure) -> String {
    guard range.startsAtParting else { return range.old }
    let (old, new) = (range.old, range.new)
    let output = try git.run(["merge-base", try commit(old), try commit(new)], in: root)
    guard output.status == 0, let line = output.line.split(separator: "\n").first else {
      throw UsageFailure(
        message: "'\(old)' and '\(new)' have no commit in common; fix: fetch the whole history, or write '\(old)..\(new)'")
    }
    return String(line)
  }

  /// Copies what themes may consist of, at a revision, into a folder of its own: JSON files, links, and manifests, which are where
  /// packages begin.
  func copy(of revision: String) throws(UsageFailure) -> ScratchFolder {
    let listing = try checked(["ls-tree", "-r", "-z", "--full-tree", try commit(revision)])
    let files = listing.split(separator: 0).compactMap { GitFile($0) }.filter { $0.isLink || $0.isWanted }
    let ids = Data(files.map { $0.id + "\n" }.joined().utf8)
    var objects = GitObjects(try checked(["cat-file", "--batch"], input: ids))
    let folder = try ScratchFolder()
    var links: [(path: String, target: String)] = []
    // Before any link, so that nothing is written through one.
    for file in files { try folder.makeFolder(around: file.path) }
    for file in files {
      guard let bytes = objects.next() else { continue }
      if file.isLink {
        links.append(("\(folder.path)/\(file.path)", String(decoding: bytes, as: UTF8.self)))
      } else {
        try folder.write(bytes, to: file.path)
      }
    }
    for link in links where !FileManager.default.fileExists(atPath: link.path) {
      try? FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: link.target)
    }
    return folder
  }

  private func checked(_ arguments: [String], input: Data = Data()) throws(UsageFailure) -> Data {
    let output = try git.run(arguments, in: root, input: input)
    guard output.status == 0 else { throw UsageFailure(message: "git \(arguments[0]) failed: \(output.problem)") }
    return output.bytes
  }
}

/// A file of a revision, as `git ls-tree -z` lists it.
private struct GitFile {
  let id: String
  let path: String
  let isLink: Bool

  /// `nil` for submodules, for names that are not UTF-8, and for paths that would lead out of the folder.
  init?(_ record: Data) {
    let text = String(decoding: record, as: UTF8.self)
    guard text.utf8.elementsEqual(record), let tab = text.utf8.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
    let words = text[..<tab].split(separator: " ")
    guard words.count == 3, words[1] == "blob" else { return nil }
    (id, path, isLink) = (String(words[2]), String(text[text.utf8.index(after: tab)...]), words[0] == "120000")
    let names = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    guard names.allSatisfy({ !$0.isEmpty && !$0.elementsEqual(".".utf8) && !$0.elementsEqual("..".utf8) }) else { return nil }
  }

  var isWanted: Bool { path.hasSuffix(".json") || path == "Package.swift" || path.hasSuffix("/Package.swift") }
}

/// The contents that `git cat-file --batch` prints, one after the other.
private struct GitObjects {
  private let bytes: Data
  private var position: Data.Index

  init(_ bytes: Data) { (self.bytes, position) = (bytes, bytes.startIndex) }

  /// `nil` for an object that the repository lacks.
  mutating func next() -> Data? {
    guard let end = bytes[position...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    let words = String(decoding: bytes[position..<end], as: UTF8.self).split(separator: " ")
    position = end + 1
    guard words.count == 3, let size = Int(words[2]), size <= bytes.endIndex - position else { return nil }
    defer { position += size + 1 }
    return bytes[position..<(position + size)]
  }
}
