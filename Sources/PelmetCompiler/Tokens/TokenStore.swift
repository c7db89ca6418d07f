package import PelmetDiagnostics
internal import PelmetSyntax
internal import PelmetTokens

/// The tokens of every theme: finds the token files that chains list, and reads each once. Themes with the same list share their tokens.
package struct TokenStore {
  /// Each different list of files and inputs once, in the order of the chains.
  package private(set) var all: [ThemeTokens] = []
  /// The names of the themes that have each of ``all``, in the order of the chains.
  package private(set) var themeNames: [[String]] = []
  /// Findings of finding and reading the files.
  package let findings: DiagnosticBag
  /// The texts of the run, with those that were read because a theme or a resolver names them.
  package private(set) var sources: SourceMap
  /// The files that are entries of their own in themes; others are in a folder, fit a pattern, or are named by a resolver.
  let namedFiles: Set<FileID>
  /// By the file of a theme.
  private var tokens: [FileID: ThemeTokens] = [:]
  /// `nil` when no chain lists tokens.
  private let files: FileIndex?
  private let module: String
  private let lists: [TokenList]

  /// - Parameters:
  ///   - open: Chains whose tokens are read and not counted (``ThemeChains/open``).
  ///   - previous: The tokens of the same files with other texts. They stay if no file of tokens and nothing about tokens in a theme has
  ///     changed; otherwise files whose text did not change are not parsed again.
  package init(
    _ chains: [ThemeChain], open: [ThemeChain] = [], _ library: Library, _ input: CompilerInput, after previous: TokenStore? = nil
  ) {
    let (listing, openListing) = (chains.filter(\.listsTokens), open.filter(\.listsTokens))
    let lists = (listing + openListing).map { TokenList($0, input.sources) }
    if let previous, previous.isSame(lists, library, input) {
      self = previous
      sources = input.sources
      files?.update(input.sources)
      return
    }
    self.lists = lists
    module = library.main
    files = listing.isEmpty && openListing.isEmpty ? nil : FileIndex(input, after: previous?.files)
    var findings = DiagnosticBag()
    var namedFiles: Set<FileID> = []
    if let files {
      var finder = TokenFinder(library, files)
      for chain in listing { tokens[chain.theme.file] = finder.tokens(of: chain) }
      all = finder.all
      var names: [ObjectIdentifier: [String]] = [:]
      for chain in listing {
        if let tokens = tokens[chain.theme.file] { names[ObjectIdentifier(tokens), default: []].append(chain.theme.name) }
      }
      themeNames = all.map { names[ObjectIdentifier($0)] ?? [] }
      for chain in openListing { tokens[chain.theme.file] = finder.tokens(of: chain, isOpen: true) }
      namedFiles = finder.namedFiles
      findings = finder.diagnostics
      findings.add(contentsOf: files.findings)
    }
    (self.findings, self.namedFiles) = (findings, namedFiles)
    sources = files?.sources ?? input.sources
  }

  /// Whether all that decides about the tokens is as it was, and nothing that was found depends on what changed.
  private func isSame(_ lists: [TokenList], _ library: Library, _ input: CompilerInput) -> Bool {
    guard lists == self.lists, sources.files.count == input.sources.files.count else { return false }
    let changed = Set(
      (0..<UInt32(sources.files.count)).map { FileID(index: $0) }.filter { !sources.isSame($0, in: input.sources) })
    guard changed.isSubset(of: library.changed) else { return false }
    let found = findings.diagnostics + all.flatMap(\.library.fixedContexts)
    return !found.contains { $0.mentions(changed) }
  }

  /// The files that were read because a theme or a resolver names them, by module.
  var lateFiles: [(module: String, file: CompilerInput.File)] { files?.late ?? [] }

  /// The tokens of a chain; `nil` when it lists none, and has no inputs that would have to be read by some.
  package subscript(chain: ThemeChain) -> ThemeTokens? { tokens[chain.files[chain.files.count - 1]] }

  /// Whether a file is a theme, which may have tokens of its own.
  func isTheme(_ file: FileID) -> Bool { files?.place(of: file)?.file.isTheme ?? false }

  /// The files of tokens that belong to the module that is compiled.
  var ownFiles: Set<FileID> {
    Set(all.flatMap { $0.library.files }.filter { files?.place(of: $0)?.module == module })
  }
}

/// All that a chain says of its tokens, as it is written.
private struct TokenList: Equatable {
  private let isComplete: Bool
  private let isAbstract: Bool
  private let entries: [Entry]

  private struct Entry: Equatable {
    let theme: FileID
    let span: SourceSpan
    let text: ArraySlice<UInt8>
  }

  init(_ chain: ThemeChain, _ sources: SourceMap) {
    (isComplete, isAbstract) = (chain.isComplete, chain.theme.isAbstract)
    entries = chain.themes.flatMap { theme in
      [theme.root["tokens"], theme.root["inputs"]].map { value in
        let span = value?.span ?? SourceSpan(file: theme.file, start: 0, end: 0)
        return Entry(theme: theme.file, span: span, text: sources[theme.file].bytes[span.range])
      }
    }
  }
}

extension ThemeChain {
  /// Whether the chain lists tokens, or has inputs that only tokens could take.
  fileprivate var listsTokens: Bool {
    themes.contains { !$0.tokens.isEmpty } || isComplete && themes.contains { !$0.inputs.isEmpty }
  }
}

/// Finds the token files of one chain after the other.
private struct TokenFinder {
  private(set) var all: [ThemeTokens] = []
  private(set) var diagnostics = DiagnosticBag()
  private let files: TokenFiles
  private var entries: TokenEntries
  private var known: [Key: ThemeTokens] = [:]
  private var cache: DocumentCache
  private(set) var namedFiles: Set<FileID> = []
  /// The sources of each theme, by its file.
  private var sources: [FileID: [ListedTokens]] = [:]

  private struct Key: Hashable {
    let sources: [SourceSpan]
    let inputs: [String]
  }

  init(_ library: Library, _ files: FileIndex) {
    self.files = TokenFiles(files)
    entries = TokenEntries(library, self.files)
    cache = DocumentCache { files.tokenMetadata(of: $0) }
  }

  /// - Parameter isOpen: Whether themes that extend this one choose what it leaves open.
  mutating func tokens(of chain: ThemeChain, isOpen: Bool = false) -> ThemeTokens {
    var sources: [ListedTokens] = []
    for theme in chain.themes { sources += self.sources(of: theme) }
    var inputs: [String: ModifierInput] = [:]
    for input in chain.themes.flatMap(\.inputs) { inputs[input.name] = input }
    let ordered = inputs.keys.sorted().compactMap { inputs[$0] }
    let key = Key(sources: sources.flatMap(\.spans), inputs: ordered.flatMap(\.text))
    if let tokens = known[key] { return tokens }
    let files = files
    let tokens = ThemeTokens(
      TokenLibrary(
        sources, inputs: ordered, isOpen: isOpen, files: { files.index.sources }, cache: &cache,
        lookup: { files.file($0, besides: $1) },
        into: &diagnostics))
    known[key] = tokens
    all.append(tokens)
    return tokens
  }

  private mutating func sources(of theme: DecodedTheme) -> [ListedTokens] {
    if let known = sources[theme.file] { return known }
    var found: [ListedTokens] = []
    for entry in theme.tokens {
      let listed = entries.sources(entry, of: theme)
      if listed.count == 1 { namedFiles.formUnion(listed[0].spans.map(\.file)) }
      found += listed
    }
    diagnostics.add(contentsOf: entries.takeFindings())
    let grouped = FileDialect.grouped(found) { files.index.sources[$0.span.file].path }
    sources[theme.file] = grouped
    return grouped
  }
}
