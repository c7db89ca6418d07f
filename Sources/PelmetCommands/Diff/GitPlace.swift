internal import Foundation
internal import PelmetFiles

/// Where a repository of git is. The command looks for it, so that git never starts in a folder which a stranger has filled: such a folder
/// can be a repository without a `.git`, with a configuration that names programs.
struct GitPlace {
  /// The nearest folder with `.git`, by its path without links.
  let root: String
  /// The folder of the repository: `.git` itself, or what the file `.git` of a further work tree or a submodule names.
  let folder: String
  /// Whether the command was started inside, so that the variables of a hook are about this repository.
  let isOfHook: Bool

  /// The place around a path, which need not exist any more, and the path below its root; empty for the root itself.
  static func around(_ path: String) throws(UsageFailure) -> (place: GitPlace, path: String) {
    var existing = FilePath(path).absolute
    var missing: [String] = []
    while !ThemeFolder(existing.description).exists, let name = existing.components.popLast() { missing.insert(name, at: 0) }
    let start = DiskItem.realPath(existing.description) ?? existing.description
    guard let root = root(around: start) else {
      throw UsageFailure(
        message: "'\(path)' is not in the work tree of a git repository; fix: write a path in one, or two folders to compare")
    }
    let components = FilePath(start).components.dropFirst(FilePath(root).components.count) + missing
    let current = DiskItem.realPath(".").flatMap { self.root(around: $0) }
    let place = GitPlace(root: root, folder: try repository(of: root), isOfHook: current == root)
    return (place, components.joined(separator: "/"))
  }

  /// Whether a path, which exists, is in a work tree.
  static func isAround(_ path: String) -> Bool { DiskItem.realPath(path).flatMap { root(around: $0) } != nil }

  private static func root(around folder: String) -> String? {
    var folder = FilePath(folder)
    while DiskItem(ThemeFolder(folder.description).path(of: ".git")) == .missing {
      guard folder.components.popLast() != nil else { return nil }
    }
    return folder.description
  }

  /// The folder of a repository with a work tree. If that is none, git would look at the work tree itself.
  private static func repository(of root: String) throws(UsageFailure) -> String {
    let own = ThemeFolder(root).path(of: ".git")
    var folder = own
    if DiskItem(own) == .file {
      let text = (try? DiskFile.bytes(of: own, upTo: 1 << 16)).map { String(decoding: $0, as: UTF8.self) } ?? ""
      let key = "gitdir: "
      let target = text.hasPrefix(key) ? text.dropFirst(key.count).prefix { !$0.isNewline } : ""
      folder = target.hasPrefix("/") ? String(target) : "\(root)/\(target)"
    }
    func has(_ name: String) -> Bool { DiskItem("\(folder)/\(name)") != .missing }
    guard DiskItem(folder) == .folder, has("HEAD"), has("commondir") || has("objects") && has("refs") else {
      throw UsageFailure(message: "'\(own)' is not the folder of a git repository; fix: remove it, or clone the repository again")
    }
    return folder
  }
}
