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

  private static func isRoot(_ folder: FilePath) -> Bool {
    ["Package.swift", ".git"].contains { DiskItem("\(folder)/\($0)") != .missing }
  }
}
