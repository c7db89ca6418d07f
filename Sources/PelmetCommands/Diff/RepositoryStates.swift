internal import PelmetCompiler
internal import PelmetFiles

/// The paths of a command line in their repository, with the notes about its states.
struct RepositoryStates {
  let repository: GitRepository
  /// Below the root of the repository.
  let paths: [String]

  /// - Parameter arguments: Paths in the work tree; by default where themes usually are.
  init(_ arguments: [String]) throws(UsageFailure) {
    let git = try Git()
    let arguments = ThemePaths.orDefault(arguments)
    var places: [(repository: GitRepository, path: String)] = []
    for path in arguments { places.append(try GitRepository.around(path, git)) }
    let repository = places[0].repository
    for (place, path) in zip(places, arguments) where place.repository.root != repository.root {
      throw UsageFailure(
        message: "'\(path)' is in another repository than '\(arguments[0])'; fix: compare one repository at a time")
    }
    (self.repository, paths) = (repository, places.map(\.path))
  }

  /// The text before the paths of the work tree, for people.
  var prefix: String { DiskItem.realPath(".") == repository.root ? "" : "\(repository.root)/" }

  /// The files of a revision.
  func files(of revision: String) throws(UsageFailure) -> GitFiles {
    try GitFiles(repository, commit: try repository.commit(revision), name: revision)
  }

  /// Says of a range whose sides are one commit that they are, and whether the work tree has something else to compare.
  func note(of range: RevisionRange, _ commit: String, _ files: GitFiles) throws(UsageFailure) -> DiffNote {
    .sameCommit(
      range.old, range.new, commit: String(commit.prefix(10)),
      edit: try GitFiles(workTree: repository).difference(from: files))
  }

  /// The themes of the work tree that git does not track, and that a comparison leaves out, as git does.
  func untracked(besides files: GitFiles) -> [DiffNote] {
    let tracked = Set(files.paths)
    let found = paths.flatMap { path in
      let path = ThemeFolder(repository.root).path(of: path)
      let folder = ThemeFolder(path)
      let themes = folder.exists ? folder.listing(of: ["."]).files.map { folder.path(of: $0) } : [path]
      return themes.filter { FileKind.of($0)?.kind == .theme }
    }
    // A file behind a link is tracked by its own path.
    let own = found.compactMap { DiskItem.realPath($0) }.compactMap { ThemeFolder(repository.root).entry($0) }
    let missing = own.filter { !tracked.contains($0) }.sorted()
    return missing.first.map { [.untracked(missing.count, $0)] } ?? []
  }
}
