/// The files of a run, which a build system names one by one: in the folders of a run that has such files nothing else is looked at.
///
/// A build plugin's record (``ThemeFolder/recorded(in:)``) is no such list: SwiftPM does not ask the plugin again when a file comes or
/// goes in another package, so that folders there have to be looked through, and some findings are about what else is there. Both are
/// a ``FolderWalk``, from which everything is made that comes after it.
package struct ListedFiles {
  /// The folders by their paths from the root: as they were given, and the paths of the files in them.
  private var folders: [FilePath: (path: String, files: [String])] = [:]
  /// The paths that are in none of the folders, as they were given.
  let outside: [String]

  /// - Parameters:
  ///   - paths: The files. Each belongs to the deepest of the folders that are around it.
  ///   - folders: The folders of the module and of those that it depends on.
  package init(_ paths: [String], in folders: [String]) {
    for folder in folders { self.folders[FilePath(folder).absolute] = (folder, []) }
    var outside: [String] = []
    for path in paths {
      let file = FilePath(path).absolute
      var folder = file.parent
      while self.folders[folder] == nil, !folder.components.isEmpty { folder = folder.parent }
      let inside = file.components.dropFirst(folder.components.count).joined(separator: "/")
      if self.folders[folder]?.files.append(inside) == nil { outside.append(path) }
    }
    self.outside = outside
  }

  /// One of the folders with its files.
  package func folder(_ path: String) -> ThemeFolder {
    ThemeFolder(path, listing: folders[FilePath(path).absolute]?.files ?? [])
  }

  /// The files that cannot be read, by their paths in messages and in their order, with the reasons.
  var unreadable: [(path: String, problem: String)] {
    let paths = folders.values.flatMap { folder in folder.files.map(ThemeFolder(folder.path).path(of:)) }
    return paths.sorted().filter { DiskItem($0) != .file }.map { ($0, DiskItem.problem(reading: $0)) }
  }
}

extension ThemeFolder {
  /// Those of some paths at which, or below which, no file is listed; none for a folder on disk.
  func unlisted(_ paths: [String]) -> [String] {
    guard isListed else { return [] }
    let known = Set(found[.file] + found[.folder])
    return paths.filter { path in
      guard let inside = entry(path) else { return !isSame(as: ThemeFolder(path)) }
      return !known.contains(inside)
    }
  }
}
