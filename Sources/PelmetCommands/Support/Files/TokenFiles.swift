internal import PelmetCompiler
internal import PelmetDiagnostics
internal import PelmetFiles

/// Token files that a command line names, read as if a theme listed them.
struct TokenFiles {
  /// A module of these files, without a theme.
  private(set) var input = CompilerInput(module: CompilerInput.Module(name: "Tokens"))
  /// The files that were named, as a theme beside them would write them.
  private(set) var entries: [String] = []
  /// The folder to which ``entries`` are relative.
  private let root: FilePath

  /// - Parameter paths: Files, and folders of which every file takes part.
  init(_ paths: [String]) {
    root = Self.commonFolder(paths)
    for path in paths {
      let relative = relative(path)
      let isFolder = DiskItem(path) == .folder
      guard isFolder || read(path, as: relative) else { continue }
      let entry = !isFolder ? relative : relative.isEmpty ? "." : relative + "/"
      if !entries.contains(entry) { entries.append(entry) }
    }
    input.module.unread = UnreadFiles(below: [ThemeFolder(shownRoot(paths))])
  }

  /// The module with themes in memory, one behind the other.
  func input(themes: [(name: String, text: String)]) -> CompilerInput {
    var input = input
    for theme in themes {
      let name = theme.name + FileKind.theme.rawValue
      let file = input.sources.add(path: name, bytes: Array(theme.text.utf8))
      input.module.files.append(CompilerInput.File(path: name, id: file))
    }
    return input
  }

  /// Reads a file under the path that the user gave it, by which messages show it.
  private mutating func read(_ path: String, as relative: String) -> Bool {
    guard !input.module.files.contains(where: { $0.path == relative }) else { return true }
    do {
      let file = input.sources.add(path: path, bytes: try DiskFile.bytes(of: path))
      input.module.files.append(CompilerInput.File(path: relative, id: file))
      return true
    } catch {
      input.reportUnreadable(path, error.reason, fix: DiskItem.step(for: path))
      return false
    }
  }

  /// A path of a file or folder, as messages show it, relative to the folder of all files.
  func relative(_ path: String) -> String {
    FilePath(path).absolute.components.dropFirst(root.components.count).joined(separator: "/")
  }

  /// The folder of all files as messages show it: from the working directory, unless the user wrote absolute paths.
  private func shownRoot(_ paths: [String]) -> String {
    let here = FilePath(".").absolute
    guard !paths.contains(where: { $0.hasPrefix("/") }), root == here || root.isBelow(here) else { return root.description }
    let relative = root.components.dropFirst(here.components.count)
    return relative.isEmpty ? "." : relative.joined(separator: "/")
  }

  /// The deepest folder that has all files; of a folder that folder.
  private static func commonFolder(_ paths: [String]) -> FilePath {
    let folders = paths.map { path in
      var folder = FilePath(path).absolute
      if DiskItem(path) != .folder { _ = folder.components.popLast() }
      return folder
    }
    guard var common = folders.first else { return FilePath(".").absolute }
    for folder in folders.dropFirst() {
      let count = zip(common.components, folder.components).prefix { $0 == $1 }.count
      common.components = Array(common.components[..<count])
    }
    return common
  }
}
