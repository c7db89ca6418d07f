internal import PelmetDiagnostics
internal import PelmetSyntax
internal import PelmetTokens

/// Finds what the entries of a theme's `tokens` name: a file, a part of one, a folder, or all files of a pattern.
struct TokenEntries {
  private let library: Library
  private let files: TokenFiles
  private var diagnostics = DiagnosticBag()

  init(_ library: Library, _ files: TokenFiles) {
    (self.library, self.files) = (library, files)
  }

  /// The findings since the last call.
  mutating func takeFindings() -> DiagnosticBag {
    defer { diagnostics = DiagnosticBag() }
    return diagnostics
  }

  /// The sources of an entry. One that names nothing is reported, and stands for what is not available.
  mutating func sources(_ entry: DecodedTheme.TokenEntry, of theme: DecodedTheme) -> [ListedTokens] {
    switch entry {
    case .inline(let value): return [ListedTokens(.tokens(value), entry: value, theme: theme.root)]
    case .file(let reference):
      let contents = contents(reference, of: theme) ?? [.unavailable]
      return contents.map { ListedTokens($0, entry: reference.source, theme: theme.root) }
    }
  }

  /// A place that an entry means.
  private struct Place {
    let module: String
    /// The directory of the theme; empty for an entry with the name of a module.
    let directory: String
    /// As it is written, without the module and the part of a file.
    let written: String
    /// From the directory of the module.
    let path: String
    let isOwn: Bool
  }

  /// `nil` when the entry was reported.
  private mutating func contents(
    _ reference: DecodedTheme.NamedReference, of theme: DecodedTheme
  ) -> [ListedTokens.Content]? {
    guard let (module, text) = library.split(reference, in: theme.module, into: &diagnostics) else { return nil }
    let parts = text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let written = String(parts[0])
    guard module == theme.module || !files.index.modulesWithUsedTokensOnly.contains(module) else {
      diagnostics.add(
        Diagnostic(
          .unresolvedReference, at: reference.source, "'\(module):\(text)' is here only in part",
          fix: "build with the full form of '\(module)', too"))
      return nil
    }
    guard !Path.leavesItsFolder(written) else {
      diagnostics.add(Path.outside(reference.source))
      return nil
    }
    let isOwn = text == reference.name
    let directory = isOwn ? files.index.place(of: theme.file)?.file.directory ?? "" : ""
    let place = Place(
      module: module, directory: directory, written: written, path: Path.joined(directory, written), isOwn: isOwn)
    guard !written.isEmpty else {
      diagnostics.add(unknown(place, reference))
      return nil
    }
    if PathPattern.isPattern(written) {
      let pattern = PathPattern(place.path)
      return several(files.index.listing(of: module).paths.filter(pattern.matches), place, reference)
    }
    let folder = place.path.isEmpty ? "" : place.path + "/"
    if written.hasSuffix("/") || place.path.isEmpty {
      return several(files.index.listing(of: module).below(folder), place, reference)
    }
    switch files.index.file(place.path, in: module) {
    case .found(let file) where file.isTheme: return misplacedTheme(file, place, reference)
    case .found(let file):
      guard let content = content(of: file) else { return nil }
      return parts.count == 2 ? part(parts[1], of: content, place, reference).map { [$0] } : [content]
    case .unreadable: return nil
    case .missing:
      let inside = files.index.listing(of: module).below(folder)
      if !inside.isEmpty { return several(inside, place, reference) }
      diagnostics.add(foreignFile(in: place, reference) ?? unknown(place, reference))
      return nil
    }
  }

  private func content(of file: CompilerInput.File) -> ListedTokens.Content? {
    files.index.document(file.id).map { .file($0.root, files.dialect(of: file, $0)) }
  }

  /// A group of tokens in a file.
  private mutating func part(
    _ text: Substring, of content: ListedTokens.Content, _ place: Place, _ reference: DecodedTheme.NamedReference
  ) -> ListedTokens.Content? {
    guard case .file(let root, _) = content else { return nil }
    switch FilePointer(text).value(in: root) {
    case .found(let value):
      let dialect = FileDialect(of: value)
      guard value.kind != .object || dialect.hasTokens || dialect.hasGroupsOnly else {
        diagnostics.add(
          Diagnostic(
            .wrongKind, at: reference.source, "there is no token below '#\(text)' of '\(place.written)'",
            fix: "write the names on the way to a group of the file"))
        return nil
      }
      return .tokens(value)
    case .missing(let name, let meant):
      let module = place.isOwn ? "" : place.module + ":"
      diagnostics.add(
        Diagnostic(
          .unresolvedReference, at: reference.source, "'\(name)' is not in '\(place.written)' where this points",
          suggestion: meant.map { "\(module)\(place.written)#\($0)" }, fix: "write the names on the way to a group of the file"))
      return nil
    }
  }

  /// The files of a folder or a pattern that have tokens.
  private mutating func several(
    _ paths: [String], _ place: Place, _ reference: DecodedTheme.NamedReference
  ) -> [ListedTokens.Content]? {
    var contents: [ListedTokens.Content] = []
    var (isWhole, hasTokens) = (true, false)
    for path in FileDialect.entries(paths, root: { root($0, in: place.module) }) {
      guard case .found(let file) = files.index.file(path, in: place.module), let content = content(of: file) else {
        isWhole = false
        continue
      }
      if case .file(_, let dialect) = content {
        guard dialect.hasTokens || dialect.hasGroupsOnly else { continue }
        hasTokens = hasTokens || dialect.hasTokens
      }
      contents.append(content)
    }
    // Groups without tokens alone are no reason to look at a folder.
    if !hasTokens { contents = [] }
    if contents.isEmpty, isWhole {
      let foreign = paths.isEmpty ? foreignFile(in: place, reference) : nil
      diagnostics.add(foreign ?? noFile(place, reference, hasOthers: !paths.isEmpty))
    }
    return isWhole && !contents.isEmpty ? contents : contents + [.unavailable]
  }

  private func root(_ path: String, in module: String) -> JSONValue? {
    guard case .found(let file) = files.index.file(path, in: module) else { return nil }
    return files.index.document(file.id)?.root
  }
}

// MARK: - Findings

extension TokenEntries {
  /// A theme where tokens are due. One that is no theme but has the name of one was reported.
  private mutating func misplacedTheme(
    _ file: CompilerInput.File, _ place: Place, _ reference: DecodedTheme.NamedReference
  ) -> [ListedTokens.Content]? {
    if library.theme(atPath: file.path, in: place.module) != nil {
      diagnostics.add(
        Diagnostic(
          .unknownFile, at: reference.source, "'\(place.written)' is a theme, and \"tokens\" lists files of tokens",
          fix: "write it in \"extends\""))
    } else if place.module != library.main {
      diagnostics.add(
        Diagnostic(
          .unknownFile, at: reference.source, "'\(place.written)' is read as a theme, because its name ends in \".theme.json\"",
          fix: "rename the file to \"\(ThemeDecoder.tokenFileName(file.name))\""))
    }
    return nil
  }

  private func unknown(_ place: Place, _ reference: DecodedTheme.NamedReference) -> Diagnostic {
    let what = place.isOwn ? "in this module" : "in module '\(place.module)'"
    if !place.path.hasSuffix(".json"), let format = ForeignFormat.named(place.path) {
      return Diagnostic(
        .unknownFile, at: reference.source, "'\(place.written)' is \(format) by its name; files of tokens are JSON",
        fix: "write it as JSON, and name that file")
    }
    let listing = files.index.listing(of: place.module)
    let endings = [".json", FileKind.tokens.rawValue, FileKind.resolver.rawValue]
    let ended = endings.map { place.path + $0 }.first(where: listing.contains)
    let suggestion = (ended ?? listing.nearest(to: place.path)).map { written($0, place) }
    return Diagnostic(
      .unknownFile, at: reference.source, "'\(place.written)' is not a JSON file \(what), or a folder with some",
      fixIts: suggestion.map { Rewrite($0, meantBy: place.written).fixIts(at: reference.source) } ?? [],
      suggestion: suggestion)
  }

  /// A file of another format in a folder that has no JSON.
  private func foreignFile(in place: Place, _ reference: DecodedTheme.NamedReference) -> Diagnostic? {
    guard !PathPattern.isPattern(place.written) else { return nil }
    let folder = place.path.hasSuffix("/") ? String(place.path.dropLast()) : place.path
    guard var finding = files.index.foreignFile(below: folder, in: place.module) else { return nil }
    finding.notes.append(.init("its folder is listed here", at: reference.source.span))
    return finding
  }

  /// A folder or a pattern without a file of tokens.
  private func noFile(_ place: Place, _ reference: DecodedTheme.NamedReference, hasOthers: Bool) -> Diagnostic {
    let what = PathPattern.isPattern(place.written) ? "fits '\(place.written)'" : "is in '\(place.written)'"
    if hasOthers {
      return Diagnostic(.unknownFile, at: reference.source, "none of the files of '\(place.written)' has a token")
    }
    let there = files.index.listing(of: place.module).paths.map { "'\(written($0, place))'" }
    let known = there.count <= 3 ? there : there.prefix(2) + ["\(there.count - 2) others"]
    return Diagnostic(
      .unknownFile, at: reference.source,
      "no JSON file \(what); " + (there.isEmpty ? "the module has none" : "there are \(list(known, "and"))"))
  }

  /// A path of a module as the theme would write it.
  private func written(_ path: String, _ place: Place) -> String {
    guard place.isOwn else { return "\(place.module):\(path)" }
    return path.hasPrefix(place.directory) ? String(path.dropFirst(place.directory.count)) : "\(place.module):\(path)"
  }
}
