internal import PelmetCompiler
internal import PelmetDiagnostics
internal import PelmetFiles
internal import PelmetWorkspace

/// The modules of a page. They stay from one drawing to the next and follow their files, so that a save reads what it reaches.
final class PreviewedModules {
  private let paths: [String]
  private let options: ModuleOptions
  private var modules: [Selected: PreviewedModule] = [:]

  /// The folder of a module, and the files of it that were chosen.
  private struct Selected: Hashable {
    let folder: String
    let files: [String: String]?

    init(_ selection: ThemeSelection) { (folder, files) = (selection.folder.path, selection.files) }
  }

  init(_ paths: [String], _ options: ModuleOptions) { (self.paths, self.options) = (paths, options.naming(paths)) }

  /// The folders outside of the border to which links may lead.
  var permitted: [String] { options.border.roots }

  /// The modules as their files are now, in the order of the paths: those that are not known are read.
  var all: [PreviewedModule] {
    let selections = ThemeSelection.grouping(ThemePaths.orDefault(paths))
    let all = selections.map { modules[Selected($0)] ?? PreviewedModule(options.load([$0])) }
    modules = Dictionary(zip(selections.map(Selected.init), all)) { first, _ in first }
    return all
  }

  /// Takes note of files that were written, added or removed.
  func noteChanges(on paths: [String]) { modules = modules.filter { $0.value.follows(paths) } }
}

/// A module of a page.
final class PreviewedModule {
  let loaded: LoadedModule
  private let followed: FollowedModule

  init(_ loaded: LoadedModule) {
    self.loaded = loaded
    followed = FollowedModule(loaded.input, keepsThemes: true)
  }

  /// The findings and themes as the files are now.
  func compilation(checking: (Compilation.Step) -> Void) -> Compilation { followed.compilation(checking: checking) }

  /// The themes as a page has them; `nil` while there are errors.
  var preview: ModulePreview? {
    let compilation = followed.compilation
    guard !compilation.diagnostics.contains(where: { $0.severity == .error }) else { return nil }
    return ModulePreview(loaded, followed.read, compilation)
  }

  /// Takes those of the paths from the disk again that belong to the module. Returns whether that is all that changes.
  fileprivate func follows(_ paths: [String]) -> Bool {
    let folders = loaded.visited.map { FilePath($0) }
    return followed.reread(paths.filter { path in folders.contains { FilePath(path).isBelow($0) || FilePath(path) == $0 } })
  }
}
