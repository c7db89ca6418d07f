internal import PelmetCompiler

/// The part of a module's folder that a run compiles.
package struct ThemeSelection {
  package private(set) var folder: ThemeFolder
  /// The theme files to compile: their paths in the folder, and as they were given; `nil` for all files.
  package private(set) var files: [String: String]?
  /// Whether the folder has the settings of a folder around it where there are none in it.
  private(set) var isPart = false

  /// Everything in a folder.
  package init(_ folder: ThemeFolder) {
    self.folder = folder
  }

  /// The selection, with folders to which links in its folder may lead.
  package func permitting(_ folders: [String]) -> ThemeSelection {
    var selection = self
    selection.folder = folder.permitting(folders)
    return selection
  }

  /// One file. Its module is the nearest enclosing folder with a `pelmet.json`, otherwise the file's own folder.
  package init(file: String) {
    let (folder, path) = Self.module(of: FilePath(file))
    self.folder = ThemeFolder(folder.description)
    files = [path: file]
  }

  /// The paths of a command line, grouped by the folders of their modules, in the order given.
  package static func grouping(_ paths: [String]) -> [ThemeSelection] {
    let folders = paths.filter { !isFile($0) }.map { FilePath($0) }
    var selections: [ThemeSelection] = []
    for path in paths {
      var selection = isFile(path) ? ThemeSelection(file: path) : ThemeSelection(ThemeFolder(path))
      selection.isPart = selection.files == nil
      if selection.files != nil, folders.contains(where: { FilePath(path).isBelow($0) }) { continue }
      guard let same = selections.firstIndex(where: { $0.location == selection.location }) else {
        selections.append(selection)
        continue
      }
      selection.files = selections[same].files.flatMap { files in
        selection.files.map { files.merging($0) { first, _ in first } }
      }
      selections[same] = selection
    }
    return selections
  }

  /// The selection in a package: without what SwiftPM leaves out of a module, if it is the module's whole folder.
  package func without(exclusionsOf module: PackageModules.Module?) -> ThemeSelection {
    var selection = self
    if let module, folder.isSame(as: module.folder) {
      selection.folder = ThemeFolder(folder.path, excluding: module.folder.excluded)
    }
    return selection
  }

  /// Whether a path is a theme, or a folder that has one.
  package static func hasThemes(_ path: String) -> Bool {
    let files = DiskItem(path) == .folder ? ThemeFolder(path).listing(of: ["."]).files : [path]
    return files.contains { FileKind.of($0)?.kind == .theme }
  }

  private var location: FilePath { FilePath(folder.path) }

  /// Whether a path means a file: it is one, or it leads to nothing and ends like one of Pelmet's files.
  private static func isFile(_ path: String) -> Bool {
    switch DiskItem(path) {
    case .file, .device: true
    case .folder: false
    case .missing, .brokenLink, .circularLink, .hidden: FileKind.of(path) != nil
    }
  }

  private static func module(of file: FilePath) -> (folder: FilePath, file: String) {
    var folder = file
    var inside: [String] = []
    while let name = folder.components.last, name != ".." {
      folder.components.removeLast()
      inside.insert(name, at: 0)
      if hasSettings(folder) { return (folder, inside.joined(separator: "/")) }
    }
    // The written path ends here; folders above it are named from the root.
    folder = folder.absolute
    while let name = folder.components.popLast() {
      inside.insert(name, at: 0)
      if hasSettings(folder) { return (folder, inside.joined(separator: "/")) }
    }
    var own = file
    let name = own.components.popLast()
    return (own, name ?? "")
  }

  private static func hasSettings(_ folder: FilePath) -> Bool {
    DiskItem(ThemeFolder(folder.description).path(of: ModuleSettings.fileName)) == .file
  }
}
