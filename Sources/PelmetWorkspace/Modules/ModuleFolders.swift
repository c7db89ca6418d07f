internal import PelmetCompiler
internal import PelmetFiles

/// The folders of modules with themes, found without a manifest: an editor opens folders, and a package need not build.
///
/// A theme below `Sources/NAME` of a package belongs to the target NAME. Elsewhere its module is the nearest folder around it that has settings,
/// or else its own folder, as for `pelmet validate`.
struct ModuleFolders {
  /// The folders by their paths, with the names of the modules.
  private(set) var names: [String: String] = [:]
  private var roots: [FilePath] = []

  /// - Parameter folders: The folders that an editor has opened, by their paths from the root of the file system.
  init(in folders: [String]) {
    for folder in folders.map(ThemeFolder.init).filter(\.exists) {
      let root = FilePath(folder.path).absolute
      roots.append(root)
      let listing = folder.listing(of: ["."])
      let settings = Set((listing.files + listing.others).compactMap { Self.folder(of: $0, if: ModuleSettings.fileName) })
      for file in listing.files {
        let place = Self.module(of: file, settings: settings)
        let path = place.folder.isEmpty ? root.description : folder.path(of: place.folder)
        let name = place.target ?? FilePath(path).components.last ?? ""
        names[FilePath(path).absolute.description] = name
      }
    }
    leaveOutInner()
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
  private static func module(of file: String, settings: Set<String>) -> (folder: String, target: String?) {
    let names = file.split(separator: "/").dropLast().map(String.init)
    if let sources = names.firstIndex(of: "Sources"), sources + 1 < names.count {
      return (names[...(sources + 1)].joined(separator: "/"), names[sources + 1])
    }
    for count in stride(from: names.count, through: 0, by: -1) {
      let folder = names[..<count].joined(separator: "/")
      if settings.contains(folder) { return (folder, nil) }
    }
    return (names.joined(separator: "/"), nil)
  }
}
