internal import PelmetCompiler

/// The part of a module's folder in which themes are compiled: without what the module's settings leave out, and without what SwiftPM
/// leaves out of the target. `themes` in the settings goes before SwiftPM, because commands without a manifest have it alone.
struct ModuleScope {
  /// The paths in the module's folder that the settings leave out.
  private let ownExclusions: PathSet
  /// Those that SwiftPM leaves out.
  private let exclusions: PathSet
  /// The folder, below the module's, for which `themes` in the settings decides.
  private let decided: FilePath?

  /// The themes that a scope has left out.
  struct Omission {
    /// Those that SwiftPM leaves out, and the files and folders that it excludes for them, in the order of their bytes.
    fileprivate(set) var themeCount = 0
    fileprivate(set) var paths: [String] = []
    /// Whether there are any, by the settings or by SwiftPM.
    fileprivate(set) var hasThemes = false
  }

  init(_ module: ThemeFolder, _ settings: (file: SettingsFile, values: ModuleSettings)?) {
    exclusions = PathSet(module.excluded)
    ownExclusions = PathSet(settings.map { $0.file.excluded($0.values.exclude, in: module) } ?? [])
    decided = settings.flatMap { $0.values.themes == nil ? nil : $0.file.place.map { FilePath($0) } }
  }

  /// Takes everything out of a listing that is not in the scope.
  func narrow(_ listing: inout ThemeFolder.Listing) -> Omission {
    let own = listing.leaveOut { ownExclusions.around($0) != nil }
    let others = listing.leaveOut { exclusions.around($0) != nil && !isDecided($0) }
    var omission = Omission()
    omission.hasThemes = !own.isEmpty || !others.isEmpty
    omission.themeCount = others.count
    omission.paths = Set(others.compactMap(exclusions.around)).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return omission
  }

  private func isDecided(_ path: String) -> Bool {
    decided.map { $0.components.isEmpty || FilePath(path).isBelow($0) } ?? false
  }
}

extension ThemeFolder {
  /// Whether there is a theme that SwiftPM does not leave out, or settings, which may name the others.
  var mayHaveThemes: Bool {
    let leftOut = PathSet(excluded)
    let found = listing(of: ["."])
    let hasSettings = found.others.contains { $0 == ModuleSettings.fileName || $0.hasSuffix("/\(ModuleSettings.fileName)") }
    return found.files.contains { FileKind.of($0)?.kind == .theme && (hasSettings || leftOut.around($0) == nil) }
  }
}

extension ThemeFolder.Listing {
  /// Takes paths out. Returns the themes among them.
  fileprivate mutating func leaveOut(where isLeftOut: (String) -> Bool) -> [String] {
    let themes = files.filter { FileKind.of($0)?.kind == .theme && isLeftOut($0) }
    files.removeAll(where: isLeftOut)
    others.removeAll(where: isLeftOut)
    unreadable.removeAll(where: isLeftOut)
    misnamed.removeAll(where: isLeftOut)
    respelled.removeAll(where: isLeftOut)
    return themes
  }
}
