internal import Pelmet
internal import PelmetDiagnostics
internal import PelmetTokens

extension MirroredToken {
  /// The tokens of the module's own files and themes, each once, sorted by path. Those without a value are left out.
  static func all(in tokens: TokenStore) -> [MirroredToken] {
    var mirror = TokenMirror(tokens)
    return mirror.tokens()
  }
}

/// Puts together what the themes of a module see of each token.
private struct TokenMirror {
  private let grids: [TokenGrid]
  private let libraries: [TokenLibrary]
  /// The names of the themes of each grid.
  private let themes: [[String]]
  private let own: Set<FileID>
  /// The file of the last token, which the next one mostly shares.
  private var file: (id: FileID, isOwn: Bool)?
  private var names = TokenPathNames()
  /// The descriptions of tokens whose deciding file has none, by path: files for dark and other traits often leave them out.
  private lazy var otherDescriptions = libraries.reduce(into: [String: String]()) { found, library in
    for linked in library.declarations where found[linked.declaration.path] == nil {
      found[linked.declaration.path] = linked.declaration.writtenDescription
    }
  }

  /// A token that one or more grids declare.
  private struct Entry {
    /// As `Tokens` has it: that of a token that is a group as well ends in `$root`.
    var path: String
    let sites: ArraySlice<Site>
  }

  private typealias Site = (path: String, id: Int32, grid: Int)

  init(_ tokens: TokenStore) {
    grids = tokens.all.map(TokenGrid.init)
    libraries = tokens.all.map(\.library)
    themes = tokens.themeNames
    own = tokens.ownFiles
  }

  mutating func tokens() -> [MirroredToken] {
    let entries = entries
    var mirrored: [MirroredToken] = []
    mirrored.reserveCapacity(entries.count)
    for entry in entries {
      if let token = token(entry) { mirrored.append(token) }
    }
    return mirrored
  }

  private var entries: [Entry] {
    var sites: [Site] = []
    sites.reserveCapacity(grids.reduce(0) { $0 + $1.base.paths.count })
    for (index, grid) in grids.enumerated() {
      for id in grid.base.declaredIDs { sites.append((grid.base.paths[id], id, index)) }
    }
    // Stable: of the tokens with one path that of the first theme comes first.
    sites.sort { $0.path < $1.path }
    var entries: [Entry] = []
    entries.reserveCapacity(sites.count)
    var hasGroups = false
    var start = 0
    while start < sites.count {
      let path = sites[start].path
      var end = start + 1
      while end < sites.count, sites[end].path == path { end += 1 }
      let isGroup = end < sites.count && sites[end].path.hasPrefix(path) && Self.isGroup(path, in: sites[end...])
      hasGroups = hasGroups || isGroup
      entries.append(Entry(path: isGroup ? "\(path).$root" : path, sites: sites[start..<end]))
      start = end
    }
    guard hasGroups else { return entries }
    entries.sort { $0.path < $1.path }
    // The token that is written as the group's own goes before.
    return entries.enumerated().filter { index, entry in
      index == 0 || entries[index - 1].path != entry.path
    }.map(\.element)
  }

  /// Whether a token is below a path, among those whose paths are greater. O(log n).
  private static func isGroup(_ path: String, in sites: ArraySlice<Site>) -> Bool {
    let prefix = path + "."
    var (low, high) = (sites.startIndex, sites.endIndex)
    while low < high {
      let middle = (low + high) / 2
      if sites[middle].path < prefix { low = middle + 1 } else { high = middle }
    }
    return low < sites.endIndex && sites[low].path.hasPrefix(prefix)
  }

  /// `nil` for a token of another module, and for one without a value.
  private mutating func token(_ entry: Entry) -> MirroredToken? {
    var values: [(value: MirroredValue, grid: Int)] = []
    var first: (token: Token, site: Site)?
    var deprecation: Deprecation?
    for site in entry.sites {
      guard case .found(let token) = grids[site.grid].base.lookup(site.id, site.path), isOwn(token.keySpan.file) else { continue }
      values.append((grids[site.grid].value(of: site.path, token.value), site.grid))
      if first == nil { first = (token, site) }
      deprecation = deprecation ?? token.deprecation
    }
    guard let first else { return nil }
    let (group, name, identifier) = names.split(entry.path)
    return MirroredToken(
      group: group, name: name, identifier: identifier, keySpan: first.token.keySpan, content: content(values),
      description: description(first.site),
      deprecation: deprecation)
  }

  private mutating func description(_ site: Site) -> String? {
    let winner = grids[site.grid].base.winners[Int(site.id)]
    let own = winner < 0 ? nil : libraries[site.grid].declarations[Int(winner)].declaration.writtenDescription
    return own ?? otherDescriptions[site.path]
  }

  private mutating func isOwn(_ id: FileID) -> Bool {
    if id != file?.id { file = (id, own.contains(id)) }
    return file?.isOwn ?? false
  }

  private func content(_ values: [(value: MirroredValue, grid: Int)]) -> MirroredToken.Content {
    if values.dropFirst().allSatisfy({ $0.value == values[0].value }) { return .same(values[0].value) }
    var alternatives: [(themes: [String], value: MirroredValue)] = []
    var numbers: [MirroredValue: Int] = [:]
    for (value, grid) in values {
      if let number = numbers[value] {
        alternatives[number].themes += themes[grid]
      } else {
        numbers[value] = alternatives.count
        alternatives.append((themes[grid], value))
      }
    }
    return .byTheme(alternatives)
  }
}
