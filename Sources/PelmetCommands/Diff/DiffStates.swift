internal import Foundation
internal import PelmetFiles

/// The two states that a command line names.
struct DiffStates {
  let old: DiffState
  let new: DiffState
  /// The modules that are the same in both.
  let notes: [DiffNote]

  /// - Parameter arguments: Two folders or files, or a range of revisions; then paths in them.
  init(_ arguments: [String], _ modules: ModuleOptions) throws(UsageFailure) {
    let range = arguments.first.flatMap { FileManager.default.fileExists(atPath: $0) ? nil : RevisionRange($0) }
    var builder: StatesBuilder
    if let range {
      builder = try StatesBuilder(range, Array(arguments.dropFirst()))
    } else {
      builder = try StatesBuilder(arguments)
    }
    for module in modules.modules { try builder.add(module) }
    (old, new, notes) = (builder.old.state, builder.new.state, builder.notes)
    for (before, after) in zip(old.paths, new.paths) where !DiffState.hasThemes(before) && !DiffState.hasThemes(after) {
      throw UsageFailure(
        message: "there is no theme (NAME.theme.json) at '\(old.shown(before))' and '\(new.shown(after))'; "
          + "fix: write folders or files with themes")
    }
  }
}

/// Finds the folders of two states, and of the modules that their themes refer to.
private struct StatesBuilder {
  private(set) var old: Side
  private(set) var new: Side
  private(set) var notes: [DiffNote] = []
  /// The repository that is compared; `nil` for folders.
  private let repository: GitRepository?

  struct Side {
    let name: String
    let root: String
    let paths: [String]
    var modules: [NamedArgument] = []
    var copies: [(folder: ScratchFolder, name: String)] = []

    var state: DiffState { DiffState(name: name, root: root, paths: paths, modules: modules, copies: copies) }

    /// A folder or a file on disk, or paths in it.
    init(_ root: String, _ paths: [String]) {
      (name, self.root) = (root, root)
      self.paths = paths.isEmpty ? [root] : paths.map { Self.path($0, in: root) }
    }

    /// Paths in a copy of a revision.
    init(_ revision: String, _ copy: ScratchFolder, _ paths: [String]) {
      (name, root, copies) = (revision, copy.path, [(copy, "\(revision):")])
      self.paths = paths.map { Self.path($0, in: copy.path) }
    }

    static func path(_ path: String, in folder: String) -> String { ThemeFolder("\(folder)/\(path)").path }
  }

  /// Two folders or files, then paths in them.
  init(_ arguments: [String]) throws(UsageFailure) {
    guard arguments.count >= 2 else {
      throw UsageFailure(
        message: "'\(arguments.first ?? "")' is one state; fix: write two folders or files, or revisions such as \"main..HEAD\"")
    }
    let missing = arguments.prefix(2).filter { !FileManager.default.fileExists(atPath: $0) }
    if let path = missing.first {
      let range = missing.count == 2 ? missing.joined(separator: "..") : "main..HEAD"
      throw UsageFailure(
        message: "there is no file or folder '\(path)'; fix: write one that exists, or \"\(range)\" for revisions")
    }
    let paths = Array(arguments.dropFirst(2))
    (old, new, repository) = (Side(arguments[0], paths), Side(arguments[1], paths), nil)
  }

  /// Two revisions, then paths in the work tree.
  init(_ range: RevisionRange, _ arguments: [String]) throws(UsageFailure) {
    let git = try Git()
    let paths = ThemePaths.orDefault(arguments)
    var places: [(repository: GitRepository, path: String)] = []
    for path in paths { places.append(try GitRepository.around(path, git)) }
    let repository = places[0].repository
    for (place, path) in zip(places, paths) where place.repository.root != repository.root {
      throw UsageFailure(message: "'\(path)' is in another repository than '\(paths[0])'; fix: compare one repository at a time")
    }
    old = Side(range.old, try repository.copy(of: repository.start(of: range)), places.map(\.path))
    new = Side(range.new, try repository.copy(of: range.new), places.map(\.path))
    self.repository = repository
  }

  /// Adds a module that themes refer to: at revisions of its own, or from the states if they have it, or else as it is today.
  mutating func add(_ module: NamedArgument) throws(UsageFailure) {
    let member = try ModuleRevision(module.value)
    if let range = member.range {
      let (repository, path) = try GitRepository.around(member.folder, try Git())
      let copies = (try repository.copy(of: repository.start(of: range)), try repository.copy(of: range.new))
      old.copies.append((copies.0, "\(member.folder)@\(range.old):"))
      new.copies.append((copies.1, "\(member.folder)@\(range.new):"))
      add(module, path, in: copies.0.path, copies.1.path)
    } else if let path = path(in: module.value) {
      add(module, path, in: old.root, new.root)
    } else {
      notes.append(.today(module.name, module.value))
      old.modules.append(module)
      new.modules.append(module)
    }
  }

  private mutating func add(_ module: NamedArgument, _ path: String, in before: String, _ after: String) {
    old.modules.append(NamedArgument(name: module.name, value: Side.path(path, in: before)))
    new.modules.append(NamedArgument(name: module.name, value: Side.path(path, in: after)))
  }

  /// The path of a folder in both states; `nil` if they do not have it.
  private func path(in folder: String) -> String? {
    guard let repository else {
      let isInBoth = [old, new].allSatisfy { ThemeFolder(Side.path(folder, in: $0.root)).exists }
      return isInBoth && !folder.hasPrefix("/") ? folder : nil
    }
    guard let place = try? GitRepository.around(folder, repository.git), place.repository.root == repository.root else {
      return nil
    }
    return place.path
  }
}
