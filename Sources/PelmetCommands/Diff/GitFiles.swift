internal import Foundation
internal import PelmetDiagnostics
internal import PelmetFiles

/// The files of a state of a repository of which themes may consist: JSON, links, and manifests, which are where packages begin.
struct GitFiles {
  /// In the order of git, which is that of their bytes.
  private let files: [File]

  private struct File {
    let path: String
    let isLink: Bool
    let bytes: Data
  }

  /// The files of a commit.
  /// - Parameter name: As people know it.
  init(_ repository: GitRepository, commit: String, name: String) throws(UsageFailure) {
    let listing = try Self.list(["ls-tree", "-r", "-z", "--full-tree", commit], of: name, repository)
    files = try Self.read(listing.split(separator: 0).compactMap { GitEntry(tree: $0) }, of: name, repository)
  }

  /// The files of the index. Those that are empty, such as after `git add --intent-to-add`, are not there yet.
  init(index repository: GitRepository) throws(UsageFailure) {
    let entries = try Self.entries(of: repository)
    if let entry = entries.first(where: { $0.isUnmerged }) {
      throw UsageFailure(message: "'\(entry.path)' has conflicts in the index; fix: resolve them, and run 'git add'")
    }
    files = try Self.read(entries, of: "the index", repository).filter { !$0.bytes.isEmpty }
  }

  /// The files of the work tree that git tracks, as they are on disk. A file that a sparse checkout leaves out is as in the index.
  init(workTree repository: GitRepository) throws(UsageFailure) {
    let entries = try Self.entries(of: repository)
    let absent = try Self.read(entries.filter(\.isLeftOut), of: "the index", repository)
    let left = Dictionary(absent.map { (Array($0.path.utf8), $0) }) { first, _ in first }
    var folders = RealFolders(repository.root)
    var files: [File] = []
    for entry in entries where files.last.map({ !$0.path.utf8.elementsEqual(entry.path.utf8) }) ?? true {
      let isReal = folders.haveNoLink(around: entry.path)
      let file = isReal ? try Self.file(on: "\(repository.root)/\(entry.path)", entry) : nil
      if let file = file ?? left[Array(entry.path.utf8)] { files.append(file) }
    }
    self.files = files
  }

  var paths: [String] { files.map(\.path) }

  /// The path of the first file that another state has not, or has otherwise.
  func difference(from other: GitFiles) -> String? {
    let (own, others) = (files, other.files)
    for (a, b) in zip(own, others) where !a.path.utf8.elementsEqual(b.path.utf8) || a.isLink != b.isLink || a.bytes != b.bytes {
      return a.path.utf8.lexicographicallyPrecedes(b.path.utf8) ? a.path : b.path
    }
    let longer = own.count > others.count ? own : others
    return own.count == others.count ? nil : longer[min(own.count, others.count)].path
  }

  /// Copies the files into a folder of its own. An empty `.git` in it says that links out of it lead out of the repository.
  func written() throws(UsageFailure) -> ScratchFolder {
    let folder = try ScratchFolder()
    // Before any link, so that nothing is written through one.
    try folder.makeFolder(around: ".git/x")
    var last = ""[...]
    for file in files {
      let parent = file.path[..<(file.path.utf8.lastIndex(of: UInt8(ascii: "/")) ?? file.path.startIndex)]
      // Files of a folder follow each other.
      if !parent.utf8.elementsEqual(last.utf8) { try folder.makeFolder(around: file.path) }
      last = parent
    }
    for file in files where !file.isLink { try folder.write(file.bytes, to: file.path) }
    for link in files where link.isLink {
      let path = "\(folder.path)/\(link.path)"
      guard !FileManager.default.fileExists(atPath: path) else { continue }
      try? FileManager.default.createSymbolicLink(
        atPath: path, withDestinationPath: String(decoding: link.bytes, as: UTF8.self))
    }
    return folder
  }

  // MARK: Reading

  private static func list(_ arguments: [String], of name: String, _ repository: GitRepository) throws(UsageFailure) -> Data {
    let output = try repository.git.run(arguments, in: repository.place)
    guard output.status == 0 else {
      throw UsageFailure(message: "git cannot list the files of '\(name)': \(output.problem); \(GitObjects.fix)")
    }
    return output.bytes
  }

  private static func entries(of repository: GitRepository) throws(UsageFailure) -> [GitEntry] {
    try list(["ls-files", "--stage", "-t", "-z"], of: "the index", repository).split(separator: 0).compactMap {
      GitEntry(index: $0)
    }
  }

  /// Reads the objects of some files. One that the repository lacks is a failure: the file would seem to be deleted.
  private static func read(_ entries: [GitEntry], of name: String, _ repository: GitRepository) throws(UsageFailure) -> [File] {
    guard !entries.isEmpty else { return [] }
    let ids = Data(entries.map { $0.id + "\n" }.joined().utf8)
    let output = try repository.git.run(["cat-file", "--batch"], in: repository.place, input: ids)
    var objects = GitObjects(output.bytes)
    var files: [File] = []
    for entry in entries {
      guard let bytes = objects.next() else {
        throw UsageFailure(
          message:
            "the repository '\(repository.root)' lacks '\(entry.path)' of '\(name)', the object \(entry.id); \(GitObjects.fix)")
      }
      files.append(File(path: entry.path, isLink: entry.isLink, bytes: bytes))
    }
    return files
  }

  /// A tracked file on disk; `nil` if it is gone, or neither a file nor a link.
  private static func file(on path: String, _ entry: GitEntry) throws(UsageFailure) -> File? {
    if let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path) {
      return File(path: entry.path, isLink: true, bytes: Data(target.utf8))
    }
    guard entry.isWanted, DiskItem(path) == .file else { return nil }
    do {
      return File(path: entry.path, isLink: false, bytes: Data(try DiskFile.bytes(of: path)))
    } catch {
      throw UsageFailure(message: "'\(path)' of the work tree was not read: \(error.reason); fix: make the file readable")
    }
  }
}

/// The folders of a work tree that are no links. What is behind a link is no file of git's, which does not follow them.
private struct RealFolders {
  private let root: String
  private var known: [String: Bool] = ["": true]

  init(_ root: String) { self.root = root }

  mutating func haveNoLink(around path: String) -> Bool {
    var folder = ""
    for name in path.split(separator: "/").dropLast() {
      folder += "/\(name)"
      let isReal: Bool
      if let answer = known[folder] {
        isReal = answer
      } else {
        isReal = (try? FileManager.default.destinationOfSymbolicLink(atPath: root + folder)) == nil
        known[folder] = isReal
      }
      guard isReal else { return false }
    }
    return true
  }
}
