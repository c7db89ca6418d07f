internal import Foundation
internal import PelmetFiles

/// Files of Swift that git could not bring back, because their bytes are not those of the last commit.
struct CommittedFiles {
  /// The files that are not committed, in the order of the paths. Files in no repository are none of them: there is nothing to commit.
  let missing: [String]

  /// - Parameter paths: Folders and files.
  init(_ paths: [String]) throws(UsageFailure) {
    var missing: [String] = []
    for path in paths where GitPlace.isAround(path) {
      let (repository, inside) = try GitRepository.around(path, try Git())
      missing += try Self.missing(path, inside, repository)
    }
    self.missing = missing
  }

  private static func missing(_ path: String, _ inside: String, _ repository: GitRepository) throws(UsageFailure) -> [String] {
    let isFolder = DiskItem(path) == .folder
    let below =
      isFolder
      ? SourceFiles(below: path) { _ in
        true
      } where: {
        $0.hasSuffix(".swift")
      }.paths : [""]
    func joined(_ folder: String, _ file: String) -> String {
      file.isEmpty ? folder : folder.isEmpty ? file : "\(folder)/\(file)"
    }
    let files = below.map { (shown: joined(path, $0), inside: joined(inside, $0)) }
    // Names are asked for in lines, and nobody knows of one with a line end whether git has it.
    let unasked = files.filter { $0.inside.contains("\n") }
    guard unasked.isEmpty, !files.isEmpty else { return unasked.map(\.shown) }
    let names = files.map(\.inside).joined(separator: "\n") + "\n"
    let hashes = try repository.git.run(
      ["hash-object", "--no-filters", "--stdin-paths"], in: repository.place, input: Data(names.utf8)
    ).line.split(separator: "\n")
    let tree = try repository.git.run(["ls-tree", "-r", "-z", "--full-tree", "HEAD"], in: repository.place)
    var committed: [Substring: Substring] = [:]
    let records = String(decoding: tree.bytes, as: UTF8.self)
    // `100644 blob ID<tab>PATH`.
    for record in records.split(separator: "\0") {
      let parts = record.split(separator: "\t", maxSplits: 1)
      if parts.count == 2, let id = parts[0].split(separator: " ").last { committed[parts[1]] = id }
    }
    guard hashes.count == files.count else { return files.map(\.shown) }
    return zip(files, hashes).filter { committed[$0.inside[...]] != $1 }.map(\.0.shown)
  }
}
