internal import PelmetFiles

/// An asset catalogue in which Pelmet keeps colour sets. What others have made in it is left alone.
struct WrittenCatalogue {
  private let folder: ThemeFolder

  init(_ path: String) {
    folder = ThemeFolder(path)
  }

  /// Stands in every file that Pelmet writes, as Xcode's name does in its own.
  static let author = "pelmet"

  /// Writes the files that differ, and removes colour sets that Pelmet wrote and that are no longer among them. Fails,
  /// before anything is written, if it needs the place of a file that somebody else has made.
  /// - Parameter texts: Paths below the catalogue, each of a `Contents.json`.
  /// - Returns: The paths that were written, and those that were removed.
  func write(_ texts: [(path: String, text: String)]) throws(OutputFailure) -> (written: [String], removed: [String]) {
    let changed = texts.map { (path: folder.path(of: $0.path), text: $0.text) }.filter { text(of: $0.path) != $0.text }
    // Xcode's own description of the whole catalogue says as much as ours.
    let top = folder.path(of: AssetCatalogue.contents)
    let needed = changed.filter { $0.path != top || DiskItem(top) == .missing }
    for file in needed {
      try FileWriter.refuseLinks(to: file.path, below: folder.path)
      guard DiskItem(file.path) != .missing, !isOurs(file.path) else { continue }
      throw OutputFailure(path: file.path, reason: "Pelmet did not write this file; remove it, or choose another catalogue")
    }
    if DiskItem(folder.path) == .missing {
      try NewFolder(folder.path).write(texts)
      return (needed.map(\.path), [])
    }
    let current = Set(texts.map { folder.path(of: $0.path) })
    let sets = (AssetCatalogue(folder)?.colorSets.map(\.path) ?? []).filter { !isBehindLink($0) }
    let stale = sets.map { "\($0)/\(AssetCatalogue.contents)" }.filter {
      !current.contains($0) && !isBehindLink($0) && isOurs($0)
    }.sorted()
    var writer = FileWriter()
    for set in sets { writer.clean(set) }
    for file in needed {
      try FileWriter.makeFolders(FilePath(file.path).parent.description, for: file.path)
      try writer.write(Array(file.text.utf8), to: file.path)
    }
    for path in stale { try FileWriter.remove(path) }
    // A set in which there is something else stays; a killed run has left an empty one.
    for set in sets where !current.contains("\(set)/\(AssetCatalogue.contents)") { FileWriter.removeFolder(set) }
    return (needed.map(\.path), stale)
  }

  /// Whether a link leads to something in the catalogue: it is somebody else's.
  private func isBehindLink(_ path: String) -> Bool {
    do { try FileWriter.refuseLinks(to: path, below: folder.path) } catch { return true }
    return false
  }

  private func isOurs(_ path: String) -> Bool { text(of: path)?.contains("\"author\": \"\(Self.author)\"") ?? false }

  private func text(of path: String) -> String? {
    (try? DiskFile.bytes(of: path)).map { String(decoding: $0, as: UTF8.self) }
  }
}
