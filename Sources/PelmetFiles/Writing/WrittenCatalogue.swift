#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// An asset catalogue in which Pelmet keeps colour sets. What others have made in it is left alone.
package struct WrittenCatalogue {
  private let folder: ThemeFolder
  private let files = FileManager.default

  package init(_ path: String) {
    folder = ThemeFolder(path)
  }

  /// Stands in every file that Pelmet writes, as Xcode's name does in its own.
  package static let author = "pelmet"

  /// Writes the files that differ, each atomically, and removes colour sets that Pelmet wrote and that are no longer among them. Fails,
  /// before anything is written, if it needs the place of a file that somebody else has made.
  /// - Parameter texts: Paths below the catalogue, each of a `Contents.json`.
  /// - Returns: The paths that were written, and those that were removed.
  package func write(_ texts: [(path: String, text: String)]) throws(OutputFailure) -> (written: [String], removed: [String]) {
    let changed = texts.map { (path: folder.path(of: $0.path), text: $0.text) }.filter { text(of: $0.path) != $0.text }
    // Xcode's own description of the whole catalogue says as much as ours.
    let top = folder.path(of: AssetCatalogue.contents)
    let needed = changed.filter { $0.path != top || DiskItem(top) == .missing }
    for file in needed where DiskItem(file.path) != .missing && !isOurs(file.path) {
      throw OutputFailure(path: file.path, reason: "Pelmet did not write this file; remove it, or choose another catalogue")
    }
    let current = Set(texts.map { folder.path(of: $0.path) })
    let stale = (AssetCatalogue(folder.path)?.colorSets ?? []).map { "\($0.path)/\(AssetCatalogue.contents)" }
      .filter { !current.contains($0) && isOurs($0) }.sorted()
    for file in needed {
      try attempt(file.path) {
        let place = URL(filePath: file.path)
        try files.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(file.text.utf8).write(to: place, options: .atomic)
      }
    }
    for path in stale {
      try attempt(path) {
        try files.removeItem(atPath: path)
        let set = URL(filePath: path).deletingLastPathComponent()
        if try files.contentsOfDirectory(atPath: set.path).isEmpty { try files.removeItem(at: set) }
      }
    }
    return (needed.map(\.path), stale)
  }

  private func attempt(_ path: String, _ body: () throws -> Void) throws(OutputFailure) {
    do { try body() } catch { throw OutputFailure(path: path, error) }
  }

  private func isOurs(_ path: String) -> Bool { text(of: path)?.contains("\"author\": \"\(Self.author)\"") ?? false }

  private func text(of path: String) -> String? {
    (try? Data(contentsOf: URL(filePath: path))).map { String(decoding: $0, as: UTF8.self) }
  }
}
