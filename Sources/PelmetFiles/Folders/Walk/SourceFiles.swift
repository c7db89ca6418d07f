/// The files below a folder, for commands that read an app's sources.
package struct SourceFiles {
  /// Their paths below the folder, in the order of their bytes.
  package private(set) var paths: [String] = []
  /// Folders below that could not be listed.
  package private(set) var unlisted: [String] = []

  /// Follows no link: what one leads to inside of the folder is found there, and nothing outside is read. Leaves out hidden files and
  /// folders, and names that are not UTF-8.
  /// - Parameters:
  ///   - isEntered: Whether a folder is looked through, by its path below the folder.
  ///   - isWanted: Whether a file is one of them, by its path.
  package init(below folder: String, entering isEntered: (String) -> Bool, where isWanted: (String) -> Bool) {
    var pending: [[UInt8]] = [[]]
    while let path = pending.popLast() {
      let place = path.isEmpty ? Array(folder.utf8) : Array(folder.utf8) + [FileNames.slash] + path
      guard let listing = DiskFolder(place) else {
        unlisted.append(FileNames.text(path))
        continue
      }
      for entry in listing.entries where entry.type != .link && entry.name.first != UInt8(ascii: ".") {
        let inner = path.isEmpty ? entry.name : path + [FileNames.slash] + entry.name
        guard FileNames.isUTF8(inner) else { continue }
        let name = String(decoding: inner, as: UTF8.self)
        if entry.type == .folder {
          if isEntered(name) { pending.append(inner) }
        } else if isWanted(name) {
          paths.append(name)
        }
      }
    }
    paths.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    unlisted.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
