internal import PelmetDiagnostics
internal import PelmetFiles

/// The folders that an agent may name paths in, and nothing outside of them.
struct AgentWorkspace {
  /// Paths without links, from the root of the file system.
  private let roots: [String]
  /// The modules that themes may refer to.
  let modules: ModuleOptions
  /// Whether paths are shown from the folder that the server runs in.
  private let isHere: Bool

  /// - Parameter roots: Folders that exist.
  init(_ roots: [String], _ modules: ModuleOptions) {
    self.roots = roots.compactMap { DiskItem.realPath($0) }
    self.modules = modules
    isHere = self.roots.count == 1 && FilePath(self.roots[0]) == FilePath(".").absolute
  }

  /// A path that an agent has written, for the commands: from the first of the folders that has it, unless it begins with a slash.
  func path(_ text: String) throws(ToolFailure) -> String {
    guard !text.isEmpty, !text.utf8.contains(0) else {
      throw ToolFailure("a path is empty; fix: write a file or folder, such as \"themes\", or leave out the argument")
    }
    let candidates = text.hasPrefix("/") ? [text] : roots.map { "\($0)/\(text)" }
    guard let path = candidates.first(where: { DiskItem.realPath($0) != nil }) ?? candidates.first, holds(path) else {
      throw ToolFailure(
        "'\(VisibleText.shortened(text))' is outside of the folders of this server; "
          + "fix: write a path below \(roots.map { "\"\($0)\"" }.joined(separator: " or "))")
    }
    let absolute = FilePath(path).absolute
    guard isHere, let root = roots.first else { return absolute.description }
    let own = FilePath(root)
    return absolute == own ? "." : absolute.isBelow(own) ? relative(absolute, to: own) : absolute.description
  }

  /// Whether there is something at a path, inside or outside, from one of the folders or from where the server runs.
  func hasItem(_ text: String) -> Bool {
    ([text] + roots.map { "\($0)/\(text)" }).contains { if case .missing = DiskItem($0) { false } else { true } }
  }

  /// The paths of an argument; the folders themselves if there are none.
  func paths(_ texts: [String]) throws(ToolFailure) -> [String] {
    guard !texts.isEmpty else { return isHere ? ThemePaths.orDefault([]) : roots }
    var paths: [String] = []
    for text in texts { paths.append(try path(text)) }
    return paths
  }

  /// Whether a path is in one of the folders once all links are followed; of one that does not exist, the folder around it.
  func holds(_ path: String) -> Bool {
    var existing = FilePath(path).absolute
    while DiskItem.realPath(existing.description) == nil, !existing.components.isEmpty { existing = existing.parent }
    guard let real = DiskItem.realPath(existing.description).map({ FilePath($0) }) else { return false }
    return roots.contains { real == FilePath($0) || real.isBelow(FilePath($0)) }
  }

  private func relative(_ path: FilePath, to folder: FilePath) -> String {
    path.components.dropFirst(folder.components.count).joined(separator: "/")
  }
}
