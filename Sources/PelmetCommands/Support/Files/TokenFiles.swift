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

  /// - Parameters:
  ///   - paths: Files, and folders of which every file takes part.
  ///   - permitted: The folders outside of the border to which links may lead.
  init(_ paths: [String], permitting permitted: [String]) {
    root = Self.commonFolder(paths)
    // A link in the place of a file that is named is one like the others: patterns name files, too.
    let folders = paths.map { DiskItem($0) == .folder ? $0 : FilePath($0).parent.description }
    let whole = ThemeFolder(shownRoot(paths)).within(borderAround: folders, permitting: permitted)
    for path in paths {
      let relative = relative(path)
      let isFolder = DiskItem(path) == .folder
      guard isFolder || read(path, as: relative, in: whole) else { continue }
      let entry = !isFolder ? relative : relative.isEmpty ? "." : relative + "/"
      if !entries.contains(entry) { entries.append(entry) }
    }
    input.module.unread = UnreadFiles(below: [whole])
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
  private mutating func read(_ path: String, as relative: String, in folder: ThemeFolder) -> Bool {
    guard !input.module.files.contains(where: { $0.path == relative }) else { return true }
    guard let file = input.read(path, in: folder) else { return false }
    input.module.files.append(CompilerInput.File(path: relative, id: file))
    return true
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
