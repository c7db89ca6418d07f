internal import PelmetCompiler

extension ThemeFolder {
  /// The paths of all settings in the folder and below it, and of the nearest around it.
  package var settings: [String] {
    paths(of: ModuleSettings.fileName).map(path(of:)) + (SettingsFile(around: self).map { [$0.path] } ?? [])
  }
}

/// The file with the settings of a module, `pelmet.json`: in the module's folder, or else in the folder below it that has all others
/// with settings. Paths in it begin at its own folder.
struct SettingsFile {
  /// The folder that the file is in.
  let folder: ThemeFolder
  /// That folder as the module names it, empty for the module's own; `nil` for one around the module.
  let place: String?

  /// The path of the file as messages show it.
  var path: String { folder.path(of: ModuleSettings.fileName) }

  /// The settings in a module's folder; `nil` if there are none, or several of which none is above all others.
  init?(in module: ThemeFolder) {
    if Self.isDirectly(in: module) {
      (folder, place) = (module, "")
      return
    }
    let excluded = PathSet(module.excluded)
    let files = module.paths(of: ModuleSettings.fileName).filter { excluded.around($0) == nil }
    let places = files.map { FilePath($0).parent }
    guard let first = places.min(by: { $0.components.count < $1.components.count }),
      places.allSatisfy({ $0 == first || $0.isBelow(first) })
    else { return nil }
    (folder, place) = (module.part(first.description), first.description)
  }

  /// Whether there are settings in a folder itself.
  static func isDirectly(in folder: ThemeFolder) -> Bool { folder.has(ModuleSettings.fileName) }

  /// The settings in the nearest folder around a module, up to that of the package or repository.
  init?(around module: ThemeFolder) {
    var folder = FilePath(module.path)
    while !Border.begins(at: folder.description), let enclosing = folder.enclosing {
      folder = enclosing
      let around = ThemeFolder(folder.description).permitting(module)
      guard Self.isDirectly(in: around) else { continue }
      (self.folder, place) = (around, nil)
      return
    }
    return nil
  }

  /// The files of the module without those that `themes` in the settings leaves out: files below its own folder.
  func chosen(_ files: [String], themes: [String]) -> [String] {
    guard let place else { return files }
    let start = FilePath(place)
    let themes = PathSet(themes.map { "\(place)/\($0)" })
    return files.filter { !FilePath($0).isBelow(start) || themes.around($0) != nil }
  }

  /// The files and folders that `exclude` in the settings leaves out, by their paths in a module's folder. A folder inside of one, and
  /// the folder itself, is read where somebody names it.
  func excluded(_ paths: [String], in module: ThemeFolder) -> [String] {
    paths.compactMap { path in
      let path = folder.path(of: path)
      return place != nil && module.isSame(as: ThemeFolder(path)) ? "." : module.entry(path)
    }
  }
}
