internal import PelmetCompiler
internal import PelmetFiles

/// The folders of modules with themes, found without a manifest: an editor opens folders, and a package need not build.
///
/// A theme below `Sources/NAME` of a package belongs to the target NAME. Elsewhere its module is the nearest folder around it that has settings,
/// or else its own folder, as for `pelmet validate`.
struct ModuleFolders {
  /// The folders by their paths, with the names of the modules.
  private(set) var names: [String: String] = [:]
  /// The paths of themes and settings.
  private(set) var files: Set<String> = []

  /// - Parameter folders: The folders that an editor has opened, by their paths from the root of the file system.
  init(in folders: [String]) {
    for folder in folders.map(ThemeFolder.init).filter(\.exists) {
      let root = FilePath(folder.path).absolute
      let listing = folder.listing(of: ["."])
      let settings = Set(listing.others.compactMap { Self.folder(of: $0, if: ModuleSettings.fileName) })
      var packages: [String: Bool] = [:]
      for file in listing.files + listing.others.filter(Self.decides) {
        let place = Self.module(of: file, settings: settings) { path in
          let isPackage = packages[path] ?? (DiskItem(folder.path(of: path + "Package.swift")) == .file)
          packages[path] = isPackage
          return isPackage
        }
        if Self.decides(file) { files.insert(FilePath(folder.path(of: file)).absolute.description) }
        // Files of tokens alone are a module if they are in a target, whose name others can write.
        guard Self.decides(file) || place.target != nil else { continue }
        let path = place.folder.isEmpty ? root.description : folder.path(of: place.folder)
        names[FilePath(path).absolute.description] = place.target ?? FilePath(path).absolute.components.last ?? ""
      }
    }
    leaveOutInner()
  }

  /// Whether a file makes a difference to which modules there are.
  static func decides(_ path: String) -> Bool {
    let name = FilePath(path).components.last ?? ""
    return name == ModuleSettings.fileName || FileKind.of(name)?.kind == .theme
  }

  /// A module inside of another one is a part of it, which the outer one's settings name.
  private mutating func leaveOutInner() {
    for path in names.keys where around(FilePath(path).parent) != nil { names[path] = nil }
  }

  /// The folder of the module to which a file belongs; `nil` if it is in none.
  func folder(of file: String) -> String? { around(FilePath(file).absolute.parent) }

  private func around(_ folder: FilePath) -> String? {
    var folder = folder
    while !folder.components.isEmpty {
      if names[folder.description] != nil { return folder.description }
      folder = folder.parent
    }
    return nil
  }

  /// The folder of the module with a name; of several the first by path.
  func folder(named name: String) -> String? { names.filter { $0.value == name }.keys.min() }

  private static func folder(of file: String, if name: String) -> String? {
    var names = file.split(separator: "/")
    return names.popLast().map { String($0) } == name ? names.joined(separator: "/") : nil
  }

  /// The folder of a theme's module, relative to the folder that is open, and the name of the target if it is one.
  /// - Parameter isPackage: Whether a folder, whose path is empty or ends in `/`, has a manifest.
  private static func module(
    of file: String, settings: Set<String>, isPackage: (String) -> Bool
  ) -> (folder: String, target: String?) {
    let names = file.split(separator: "/").dropLast().map(String.init)
    for index in names.indices.dropLast() where names[index] == "Sources" {
      guard isPackage(names[..<index].map { $0 + "/" }.joined()) else { continue }
      return (names[...(index + 1)].joined(separator: "/"), names[index + 1])
    }
    for count in stride(from: names.count, through: 0, by: -1) {
      let folder = names[..<count].joined(separator: "/")
      if settings.contains(folder) { return (folder, nil) }
    }
    return (names.joined(separator: "/"), nil)
  }
}
