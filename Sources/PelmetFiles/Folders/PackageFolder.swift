/// The folder of the package, or of the repository, that a module belongs to. A link can lead out of it: a build system's, to the
/// file that it stands for, or one that wants to have somebody else's file printed.
struct PackageFolder {
  /// Without links; `nil` if there is no such folder.
  private let root: FilePath?

  /// The nearest folder around a module that has a `Package.swift` or a `.git`; otherwise the module's own.
  init(of module: ThemeFolder) {
    let own = DiskItem.realPath(module.path).map { FilePath($0) }
    var folder = own
    while let path = folder, !Self.isRoot(path) { folder = path.components.isEmpty ? nil : path.parent }
    root = folder ?? own
  }

  /// Whether a file is in the folder once all links are followed.
  func contains(_ path: String) -> Bool {
    guard let root, let real = DiskItem.realPath(path) else { return false }
    return FilePath(real).isBelow(root)
  }

  /// Whether a package or a repository begins at a folder.
  static func isRoot(_ folder: FilePath) -> Bool {
    ["Package.swift", ".git"].contains { DiskItem("\(folder)/\($0)") != .missing }
  }
}

extension ThemeFolder {
  /// Whether a package or a repository begins here; not asked of a folder in which nothing may be looked at.
  var isPackage: Bool { !isListed && PackageFolder.isRoot(FilePath(path)) }

  /// The nearest folder with a `Package.swift`, this one or one around it, in the same repository.
  package var package: ThemeFolder? {
    var folder: FilePath? = FilePath(path)
    while let path = folder {
      if DiskItem("\(path)/Package.swift") != .missing { return ThemeFolder(path.description) }
      folder = PackageFolder.isRoot(path) ? nil : path.enclosing
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
