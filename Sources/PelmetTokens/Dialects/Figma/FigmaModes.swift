internal import PelmetDiagnostics
internal import PelmetSyntax

/// Files that Figma exports natively, one for each mode of a collection: those of one collection become contexts of a modifier.
///
/// A file says its mode but not its collection. Two files with different modes are of one collection when they declare the same variables,
/// at least half of those of the smaller file.
enum FigmaModes {
  /// The entries of one theme, with the files of each collection put together at the place of the first. O(n) in the tokens of the files.
  /// - Parameter path: The path of a file, for the name of a modifier.
  static func grouped(_ sources: [ListedTokens], path: (JSONValue) -> String) -> [ListedTokens] {
    let files = sources.indices.compactMap { File(sources[$0], at: $0, path: path) }
    guard Set(files.map(\.mode)).count > 1 else { return sources }
    var result: [ListedTokens?] = sources
    var names: Set<String> = []
    let collections = ModeCollections.of(files.map { ModeCollections.File(mode: $0.mode, variables: $0.variables) })
    for group in collections.map({ $0.map { files[$0] } }) where Set(group.map(\.mode)).count > 1 {
      for file in group { result[file.index] = nil }
      var name = modifierName(group)
      var number = 2
      while !names.insert(name).inserted {
        name = "\(modifierName(group)) \(number)"
        number += 1
      }
      let first = sources[group[0].index]
      result[group[0].index] = ListedTokens(
        .modes(Modes(modifier: modifier(name, group))), entry: first.entry, theme: first.theme)
    }
    return result.compactMap { $0 }
  }

  /// The modes in the order of the files. Without an input the light one holds, which is reported.
  private static func modifier(_ name: String, _ files: [File]) -> ResolverDocument.Modifier {
    var contexts: [ResolverDocument.Context] = []
    var positions: [String: Int] = [:]
    for file in files {
      if let index = positions[file.mode] {
        contexts[index].sources.append(FilePart(root: file.root))
      } else {
        positions[file.mode] = contexts.count
        contexts.append(.init(name: file.mode, site: file.site, sources: [FilePart(root: file.root)]))
      }
    }
    return ResolverDocument.Modifier(
      name: name, contexts: contexts, fallback: ContextLooks(contexts.map(\.name))?.light, noun: .mode)
  }

  /// The part that the names of the files have in common beside the mode, else the folder in which they are.
  private static func modifierName(_ files: [File]) -> String {
    let stems = Set(files.map(\.stem))
    if let stem = stems.first, stems.count == 1, !stem.isEmpty { return stem }
    let folders = Set(files.map(\.folder))
    if let folder = folders.first, folders.count == 1, !folder.isEmpty { return folder }
    return "mode"
  }
}

extension FigmaModes {
  private struct File {
    let index: Int
    let root: JSONValue
    /// The name of the mode, and where it is written.
    let mode: String
    let site: JSONValue
    /// The ids of the variables by their paths; empty for one without.
    let variables: [String: String]
    /// The name of the file without its ending and the mode.
    let stem: String
    /// The name of the folder, empty at the top of a module.
    let folder: String

    /// `nil` for what is no file of a mode.
    init?(_ source: ListedTokens, at index: Int, path: (JSONValue) -> String) {
      guard case .file(let root, let dialect) = source.content, dialect.isGroups,
        let site = root["$extensions"]?[VendorExtension.mode.rawValue], let mode = site.string
      else { return nil }
      (self.index, self.root, self.mode, self.site) = (index, root, mode, site)
      variables = Self.variables(in: root)
      let names = path(root).split(separator: "/").map { String($0) }
      folder = names.dropLast().last ?? ""
      stem = Self.stem(names.last ?? "", mode)
    }

    /// `Theme.Light.tokens.json` of the mode `Light` is `Theme`.
    private static func stem(_ name: String, _ mode: String) -> String {
      var name = name
      for ending in [".json", ".tokens"] where name.hasSuffix(ending) { name.removeLast(ending.count) }
      let separators: Set<Character> = [" ", ".", "-", "_"]
      for isAtEnd in [true, false] {
        let (text, mode) = (name.lowercased(), mode.lowercased())
        guard isAtEnd ? text.hasSuffix(mode) : text.hasPrefix(mode), text.count == name.count else { continue }
        var rest = isAtEnd ? name.dropLast(mode.count) : name.dropFirst(mode.count)
        while let last = rest.last, separators.contains(last) { rest.removeLast() }
        while let first = rest.first, separators.contains(first) { rest.removeFirst() }
        return String(rest)
      }
      return name
    }

    /// Keeps a stack, so that depth costs no recursion.
    private static func variables(in root: JSONValue) -> [String: String] {
      var result: [String: String] = [:]
      var pending: [(path: String, value: JSONValue)] = [("", root)]
      while let (path, group) = pending.popLast() {
        for member in group.members where member.value.kind == .object && member.name.utf8.first != UInt8(ascii: "$") {
          let path = path.isEmpty ? member.name : "\(path).\(member.name)"
          if TokenObject(member.value) == nil {
            pending.append((path, member.value))
          } else {
            result[path] = member.value["$extensions"]?[VendorExtension.variable.rawValue]?.string ?? ""
          }
        }
      }
      return result
    }
  }
}
