internal import Foundation
internal import PelmetFiles

/// The two states that a command line names.
struct DiffStates {
  let old: DiffState
  let new: DiffState
  /// The modules that are the same in both.
  let notes: [DiffNote]

  /// - Parameter paths: Those that are compared in both; by default where themes usually are.
  init(_ sides: DiffSides, _ paths: [String], _ modules: ModuleOptions) throws(UsageFailure) {
    var builder = try StatesBuilder(sides, paths)
    for module in modules.modules { try builder.add(module) }
    (old, new, notes) = (builder.old.state, builder.new.state, builder.notes)
    for (before, after) in zip(old.paths, new.paths) where !DiffState.hasThemes(before) && !DiffState.hasThemes(after) {
      let untracked = notes.first { $0.isOfUntracked }
      throw UsageFailure(
        message: "there is no theme (NAME.theme.json) at '\(old.shown(before))' and '\(new.shown(after))'; "
          + (untracked.map { "\($0.words()); fix: run 'git add'" } ?? "fix: write folders or files with themes"))
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

    /// Paths in a copy of a state of a repository.
    /// - Parameter prefix: What people see in place of the copy.
    init(_ name: String, _ files: GitFiles, _ paths: [String], prefix: String) throws(UsageFailure) {
      let copy = try files.written()
      (self.name, root, copies) = (name, copy.path, [(copy, prefix)])
      self.paths = paths.map { Self.path($0, in: copy.path) }
    }

    static func path(_ path: String, in folder: String) -> String { ThemeFolder("\(folder)/\(path)").path }
  }

  init(_ sides: DiffSides, _ paths: [String]) throws(UsageFailure) {
    switch sides {
    case .folders(let before, let after): (old, new, repository) = (Side(before, paths), Side(after, paths), nil)
    case .states(let diff):
      let states = try RepositoryStates(paths)
      repository = states.repository
      (old, new, notes) = try Self.sides(of: diff, states)
    }
  }

  private static func sides(
    of diff: DiffSides.RepositoryDiff, _ states: RepositoryStates
  ) throws(UsageFailure) -> (old: Side, new: Side, notes: [DiffNote]) {
    func revision(_ name: String, _ files: GitFiles) throws(UsageFailure) -> Side {
      try Side(name, files, states.paths, prefix: "\(name):")
    }
    func index(_ files: GitFiles) throws(UsageFailure) -> Side {
      try Side("the index", files, states.paths, prefix: "index:")
    }
    func workTree(_ files: GitFiles) throws(UsageFailure) -> Side {
      try Side("the work tree", files, states.paths, prefix: states.prefix)
    }
    let repository = states.repository
    switch diff {
    case .revisions(let range):
      let commits = try repository.commits(of: range)
      let before = try GitFiles(repository, commit: commits.old, name: range.old)
      let isSame = commits.old == commits.new
      let after = isSame ? before : try GitFiles(repository, commit: commits.new, name: range.new)
      return (
        try revision(range.old, before), try revision(range.new, after),
        isSame ? [try states.note(of: range, commits.new, before)] : []
      )
    case .workTree(since: nil):
      let (before, after) = (try GitFiles(index: repository), try GitFiles(workTree: repository))
      return (try index(before), try workTree(after), states.untracked(besides: after))
    case .workTree(since: let name?):
      let (before, after) = (try states.files(of: name), try GitFiles(workTree: repository))
      return (try revision(name, before), try workTree(after), states.untracked(besides: after))
    case .index(since: let name):
      let (before, after) = (try states.files(of: name), try GitFiles(index: repository))
      return (try revision(name, before), try index(after), states.untracked(besides: after))
    }
  }

  /// Adds a module that themes refer to: at revisions of its own, or from the states if they have it, or else as it is today.
  mutating func add(_ module: NamedArgument) throws(UsageFailure) {
    let member = try ModuleRevision(module.value)
    if let range = member.range {
      let (repository, path) = try GitRepository.around(member.folder, try Git())
      let commits = try repository.commits(of: range)
      let copies = (
        try GitFiles(repository, commit: commits.old, name: range.old).written(),
        try GitFiles(repository, commit: commits.new, name: range.new).written()
      )
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
