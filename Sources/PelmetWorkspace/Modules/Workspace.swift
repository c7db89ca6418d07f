internal import PelmetFiles

/// The folders that an editor or an agent has open, with the texts of open files over those on disk. Knows no protocol: it answers questions
/// with values of its own.
///
/// Modules are read when somebody asks about them. A change of a text reaches only what depends on it (``LiveModule``); a file that comes or
/// goes, and changed settings, make their module be read anew.
package final class Workspace {
  /// From the root of the file system, without a `/` at the end.
  package private(set) var folders: [String]
  /// The texts of open files, by path.
  package private(set) var texts: [String: [UInt8]] = [:]
  private var modules: [String: WorkspaceModule] = [:]
  /// `nil` when it has to be looked which modules there are.
  private var found: ModuleFolders?

  package init(_ folders: [String] = []) { self.folders = folders.map { FilePath($0).absolute.description } }

  // MARK: - Changes

  /// Opens further folders, and closes others.
  package func change(adding added: [String], removing removed: [String] = []) {
    let gone = Set(removed.map { FilePath($0).absolute.description })
    folders = folders.filter { !gone.contains($0) }
    for folder in added.map({ FilePath($0).absolute.description }) where !folders.contains(folder) { folders.append(folder) }
    (found, modules) = (nil, [:])
  }

  /// Puts a text over that of a file on disk: the file was opened, or changed in its editor.
  package func setText(_ bytes: [UInt8], of path: String) {
    let isNew = texts.updateValue(bytes, forKey: path) == nil
    if isNew { lookAgain(at: path, isThere: DiskItem(path) == .file) }
    for module in modules.values where module.concerns(path) {
      if !module.replace(path, bytes: bytes) { module.forget() }
    }
  }

  /// Takes the text of a file from the disk again: its editor was closed.
  package func dropText(of path: String) {
    guard texts.removeValue(forKey: path) != nil else { return }
    noteChanges(on: [path])
  }

  /// Takes note of files that were written, added or removed on disk.
  package func noteChanges(on paths: [String]) {
    for path in paths where texts[path] == nil {
      let bytes = try? DiskFile.bytes(of: path)
      for module in modules.values where module.concerns(path) {
        if let bytes, module.replace(path, bytes: bytes) { continue }
        module.forget()
      }
      lookAgain(at: path, isThere: bytes != nil)
    }
  }

  /// Forgets which modules there are, if a file has come or gone that makes a difference to them.
  private func lookAgain(at path: String, isThere: Bool) {
    if ModuleFolders.decides(path), let found, found.files.contains(path) != isThere { self.found = nil }
  }

  // MARK: - Modules

  /// The module of a file, read; `nil` if the file belongs to none.
  package func module(of path: String) -> WorkspaceModule? {
    let folders = moduleFolders
    return folders.folder(of: path).flatMap { module(in: $0, folders) }
  }

  /// All modules, in the order of their folders. Reads those that were not read.
  package var allModules: [WorkspaceModule] {
    let folders = moduleFolders
    return folders.names.keys.sorted().compactMap { module(in: $0, folders) }
  }

  private func module(in folder: String, _ folders: ModuleFolders) -> WorkspaceModule? {
    guard let name = folders.names[folder] else { return nil }
    let module = modules[folder] ?? WorkspaceModule(name: name, folder: folder)
    modules[folder] = module
    if module.lacksModule(among: folders) { module.forget() }
    module.load(texts, among: folders)
    return module
  }

  /// The folders of all modules, looked for if it is not known which there are.
  var moduleFolders: ModuleFolders {
    if let found { return found }
    let folders = ModuleFolders(in: self.folders)
    for module in modules.values where folders.names[module.folder] != module.name { modules[module.folder] = nil }
    found = folders
    return folders
  }
}

extension WorkspaceModule {
  /// Whether a file is in the module's folder or in one of a module that it depends on.
  fileprivate func concerns(_ path: String) -> Bool {
    let path = FilePath(path)
    return ([folder] + dependencies.values).contains { path.isBelow(FilePath($0)) }
  }
}
