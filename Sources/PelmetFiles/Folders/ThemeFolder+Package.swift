extension ThemeFolder {
  /// Whether a package or a repository begins here; not asked of a folder in which nothing may be looked at.
  var isPackage: Bool { !isListed && Border.begins(at: path) }

  /// The nearest folder with a `Package.swift`, this one or one around it, in the same repository.
  package var package: ThemeFolder? {
    var folder: FilePath? = FilePath(path)
    while let path = folder {
      if DiskItem("\(path)/Package.swift") != .missing { return ThemeFolder(path.description) }
      folder = Border.begins(at: path.description) ? nil : path.enclosing
    }
    return nil
  }

  /// The names of the folders in this one, without hidden ones, in the order of their bytes.
  package var folders: [String] {
    let entries = DiskFolder(Array(path.utf8))?.entries ?? []
    return entries.filter {
      $0.name.first != UInt8(ascii: ".") && DiskFolder.isFolder(Array(path.utf8) + [FileNames.slash] + $0.name)
    }
    .map { FileNames.text($0.name) }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The way from this folder to another path: `../../theme.schema.json`.
  package func way(to path: String) -> String {
    let (from, to) = (FilePath(self.path).absolute.components, FilePath(path).absolute.components)
    let common = zip(from, to).prefix { $0 == $1 }.count
    let names = from.dropFirst(common).map { _ in ".." } + to.dropFirst(common)
    return names.isEmpty ? "." : names.joined(separator: "/")
  }
}
