internal import Pelmet
internal import PelmetSyntax

/// Files whose names say a mode, as Figma's sample script for repositories and many teams write them: `COLLECTION.MODE.json`, or
/// `light.json` beside `dark.json`. Those of one collection become contexts of a modifier.
///
/// They are of one collection when their names differ in the mode alone, and when at least half of the tokens of the smaller file are in the
/// other. Words for light and dark follow the device; others, which follow a dot, are for an input to choose.
enum NamedModes {
  /// The entries of one theme, with the files of each collection put together at the place of the first. O(n) in the tokens of the files.
  static func grouped(_ sources: [ListedTokens], path: (JSONValue) -> String) -> [ListedTokens] {
    let files = sources.indices.compactMap { File(sources[$0], at: $0, path: path) }
    guard !files.isEmpty else { return sources }
    var byCollection: [String: [File]] = [:]
    for file in files { byCollection[file.name.collection, default: []].append(file) }
    var result: [ListedTokens?] = sources
    for (_, candidates) in byCollection.sorted(by: { $0.key < $1.key }) {
      markOnlyLook(candidates, in: &result)
      guard Set(candidates.map(\.name.mode)).count > 1 else { continue }
      let contents = candidates.map { ModeCollections.File(mode: $0.name.mode, variables: $0.paths) }
      for group in ModeCollections.of(contents).map({ $0.map { candidates[$0] } }) {
        guard let modes = modes(of: group), let place = group.map(\.index).min() else { continue }
        let first = sources[place]
        for file in group { result[file.index] = nil }
        result[place] = ListedTokens(.modes(modes), entry: first.entry, theme: first.theme)
      }
    }
    return result.compactMap { $0 }
  }

  /// Notes files for one scheme that have none for the other beside them: they hold in both.
  private static func markOnlyLook(_ files: [File], in sources: inout [ListedTokens?]) {
    guard Set(files.compactMap(\.name.look?.scheme)).count == 1 else { return }
    for file in files {
      guard let look = file.name.look else { continue }
      sources[file.index]?.onlyLook = FileLook(name: file.file, collection: file.name.collection, scheme: look.scheme)
    }
  }

  /// The modes in the order of the files; `nil` if the files are no modes.
  private static func modes(of files: [File]) -> Modes? {
    let looks = files.compactMap(\.name.look)
    let hasLooks = Set(looks.filter { $0.contrast == .normal }.map(\.scheme)).count == 2
    guard hasLooks || looks.count < files.count, Set(files.map(\.name.mode)).count > 1 else { return nil }
    var contexts: [ResolverDocument.Context] = []
    var positions: [String: Int] = [:]
    for file in files {
      let parts = below(file, in: files).map { FilePart(root: $0.root) } + [FilePart(root: file.root)]
      if let index = positions[file.name.mode] {
        contexts[index].sources += parts
      } else {
        positions[file.name.mode] = contexts.count
        contexts.append(.init(name: file.name.mode, site: file.root, sources: parts))
      }
    }
    var modifier = ResolverDocument.Modifier(name: files[0].name.title, contexts: contexts, noun: .mode)
    modifier.followsLooks = hasLooks
    return Modes(modifier: modifier, toldByName: hasLooks ? files.filter { $0.name.look != nil }.map(\.file) : [])
  }

  /// The files that hold for an appearance where its own has nothing, as other variants of a colour stand for those that are missing.
  private static func below(_ file: File, in files: [File]) -> [File] {
    guard let look = file.name.look else { return [] }
    func normal(_ scheme: Theme.Traits.Scheme) -> [File] {
      files.filter { $0.name.look.map { ($0.scheme, $0.contrast) == (scheme, .normal) } ?? false }
    }
    return (look.scheme == .dark ? normal(.light) : []) + (look.contrast == .high ? normal(look.scheme) : [])
  }
}

extension NamedModes {
  private struct File {
    let index: Int
    let root: JSONValue
    /// The name of the file, with its ending.
    let file: String
    let name: FileName

    /// `nil` for what is no file of tokens with a mode in its name.
    init?(_ source: ListedTokens, at index: Int, path: (JSONValue) -> String) {
      guard case .file(let root, let dialect) = source.content, dialect.isGroups else { return nil }
      let path = path(root)
      guard let name = FileName(path) else { return nil }
      (self.index, self.root, self.name) = (index, root, name)
      file = path.split(separator: "/").last.map(String.init) ?? path
    }

    /// The paths of the tokens. Keeps a stack, so that depth costs no recursion.
    var paths: [String: String] {
      var result: [String: String] = [:]
      var pending: [(path: String, value: JSONValue)] = [("", root)]
      while let (path, group) = pending.popLast() {
        for member in group.members where !member.begins(with: UInt8(ascii: "$")) && member.value.kind == .object {
          let path = path.isEmpty ? member.name : "\(path).\(member.name)"
          if DetectedFile.isToken(member.value) { result[path] = "" } else { pending.append((path, member.value)) }
        }
      }
      return result
    }
  }
}
