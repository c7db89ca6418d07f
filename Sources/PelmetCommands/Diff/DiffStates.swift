internal import Foundation
internal import PelmetFiles

/// The two states that a command line names.
struct DiffStates {
  let old: DiffState
  let new: DiffState
  /// The modules that are the same in both.
  private(set) var notes: [DiffNote] = []

  /// - Parameter arguments: Two folders or files, or a range of revisions; then paths in them.
  init(_ arguments: [String], _ modules: ModuleOptions) throws(UsageFailure) {
    let range = arguments.first.flatMap { FileManager.default.fileExists(atPath: $0) ? nil : RevisionRange($0) }
    if let range {
      self = try Self.revisions(range, Array(arguments.dropFirst()), modules.modules)
    } else {
      self = try Self.disk(arguments, modules.modules)
    }
    for (before, after) in zip(old.paths, new.paths) where !DiffState.hasThemes(before) && !DiffState.hasThemes(after) {
      throw UsageFailure(
        message: "there is no theme (NAME.theme.json) at '\(old.shown(before))' and '\(new.shown(after))'; "
          + "fix: write folders or files with themes")
    }
  }

  private init(_ old: DiffState, _ new: DiffState, notes: [DiffNote]) { (self.old, self.new, self.notes) = (old, new, notes) }

  // MARK: Disk

  private static func disk(_ arguments: [String], _ modules: [NamedArgument]) throws(UsageFailure) -> DiffStates {
    guard arguments.count >= 2 else {
      throw UsageFailure(
        message: "'\(arguments.first ?? "")' is one state; fix: write two folders or files, or revisions such as \"main..HEAD\"")
    }
    for path in arguments.prefix(2) where !FileManager.default.fileExists(atPath: path) {
      throw UsageFailure(
        message: "there is no file or folder '\(path)'; fix: write one that exists, or \"main..HEAD\" for revisions")
    }
    let inside = arguments.dropFirst(2)
    var notes: [DiffNote] = []
    // A module that both folders have belongs to the states; any other one is the same for both.
    let isInside = modules.map { module in
      !module.value.hasPrefix("/") && arguments.prefix(2).allSatisfy { ThemeFolder("\($0)/\(module.value)").exists }
    }
    for (module, isInside) in zip(modules, isInside) where !isInside { notes.append(.today(module.name, module.value)) }
    let states = arguments.prefix(2).map { root in
      DiffState(
        name: root, root: root, paths: inside.isEmpty ? [root] : inside.map { "\(root)/\($0)" },
        modules: zip(modules, isInside).map { module, isInside in
          isInside ? NamedArgument(name: module.name, value: "\(root)/\(module.value)") : module
        }, copies: [])
    }
    return DiffStates(states[0], states[1], notes: notes)
  }

  // MARK: Revisions

  private static func revisions(
    _ range: RevisionRange, _ arguments: [String], _ modules: [NamedArgument]
  ) throws(UsageFailure) -> DiffStates {
    let git = try Git()
    var places: [(repository: GitRepository, path: String)] = []
    for path in ThemePaths.orDefault(arguments) { places.append(try GitRepository.around(path, git)) }
    let repository = places[0].repository
    for (place, path) in zip(places, arguments) where place.repository.root != repository.root {
      throw UsageFailure(
        message: "'\(path)' is in another repository than '\(arguments[0])'; fix: compare one repository at a time")
    }
    let old = try range.startsAtParting ? repository.parting(of: range.old, range.new) : repository.commit(range.old)
    var (before, after) = (
      RevisionState(range.old, try repository.copy(of: old)), RevisionState(range.new, try repository.copy(of: range.new))
    )
    var notes: [DiffNote] = []
    for module in modules {
      let member = try ModuleRevision(module.value)
      let place =
        member.range == nil ? try? GitRepository.around(member.folder, git) : try GitRepository.around(member.folder, git)
      if let place, let range = member.range {
        before.add(module.name, try place.repository.copy(of: range.old), place.path, "\(member.folder)@\(range.old):")
        after.add(module.name, try place.repository.copy(of: range.new), place.path, "\(member.folder)@\(range.new):")
      } else if let place, place.repository.root == repository.root {
        before.add(module.name, place.path)
        after.add(module.name, place.path)
      } else {
        notes.append(.today(module.name, module.value))
        before.modules.append(module)
        after.modules.append(module)
      }
    }
    let paths = places.map(\.path)
    return DiffStates(before.state(paths), after.state(paths), notes: notes)
  }
}

/// Two revisions: `main..HEAD`, or `main...HEAD` from where they parted. A side that is left out is `HEAD`.
struct RevisionRange {
  let old: String
  let new: String
  let startsAtParting: Bool

  init?(_ text: String) {
    guard let dots = text.firstRange(of: "..") else { return nil }
    let rest = text[dots.upperBound...]
    startsAtParting = rest.hasPrefix(".")
    let sides = [text[..<dots.lowerBound], startsAtParting ? rest.dropFirst() : rest].map { $0.isEmpty ? "HEAD" : String($0) }
    // A path such as `../old` is no range.
    guard !sides[0].hasSuffix("/"), !sides[1].hasPrefix("/") else { return nil }
    (old, new) = (sides[0], sides[1])
  }
}

/// A revision of the compared repository, with its modules.
private struct RevisionState {
  var modules: [NamedArgument] = []
  private let name: String
  private var copies: [(folder: ScratchFolder, name: String)]

  init(_ name: String, _ copy: ScratchFolder) { (self.name, copies) = (name, [(copy, "\(name):")]) }

  /// Adds a module that is in the repository.
  mutating func add(_ module: String, _ path: String) {
    modules.append(NamedArgument(name: module, value: Self.path(path, in: copies[0].folder)))
  }

  /// Adds a module that is in a copy of its own.
  mutating func add(_ module: String, _ copy: ScratchFolder, _ path: String, _ name: String) {
    copies.append((copy, name))
    modules.append(NamedArgument(name: module, value: Self.path(path, in: copy)))
  }

  func state(_ paths: [String]) -> DiffState {
    DiffState(
      name: name, root: copies[0].folder.path, paths: paths.map { Self.path($0, in: copies[0].folder) }, modules: modules,
      copies: copies)
  }

  private static func path(_ path: String, in copy: ScratchFolder) -> String { ThemeFolder("\(copy.path)/\(path)").path }
}

/// The folder of a module, perhaps at a revision, or at one for each state: `../Style@v2`, `../Style@v1..v2`.
private struct ModuleRevision {
  let folder: String
  let range: (old: String, new: String)?

  init(_ text: String) throws(UsageFailure) {
    guard !ThemeFolder(text).exists, let at = text.lastIndex(of: "@") else {
      (folder, range) = (text, nil)
      return
    }
    folder = String(text[..<at])
    let revision = String(text[text.index(after: at)...])
    guard !folder.isEmpty, !revision.isEmpty else {
      throw UsageFailure(message: "'\(text)' is not a folder at a revision; fix: write \"FOLDER@REVISION\"")
    }
    range = RevisionRange(revision).map { ($0.old, $0.new) } ?? (revision, revision)
  }
}
