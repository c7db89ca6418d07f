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
  package let sources: SourceMap
  /// The files that are entries of their own in themes; others are in a folder, fit a pattern, or are named by a resolver.
  let namedFiles: Set<FileID>
  /// By the file of a theme.
  private var tokens: [FileID: ThemeTokens] = [:]
  /// `nil` when no chain lists tokens.
  private let files: FileIndex?
  private let module: String
  /// Each different list with its tokens, in the order of the chains, those of ``ThemeChains/open`` last.
  fileprivate let read: [ReadList]

  /// - Parameters:
  ///   - open: Chains whose tokens are read and not counted (``ThemeChains/open``).
  ///   - previous: The tokens of the same files with other texts. They stay if the lists are the same and no change reaches them; otherwise
  ///     files whose text did not change are not parsed again.
  package init(
    _ chains: [ThemeChain], open: [ThemeChain] = [], _ library: Library, _ input: CompilerInput, after previous: TokenStore? = nil
  ) {
    module = library.main
    let (listing, openListing) = (chains.filter(\.listsTokens), open.filter(\.listsTokens))
    files = listing.isEmpty && openListing.isEmpty ? nil : FileIndex(input, after: previous?.files)
    var findings = DiagnosticBag()
    var namedFiles: Set<FileID> = []
    var read: [ReadList] = []
    if let files {
      var finder = TokenFinder(library, files)
      let lists = listing.map { finder.list(of: $0) }
      let openLists = openListing.map { finder.list(of: $0, isOpen: true) }
      read = finder.read(lists + openLists, after: previous)
      let tokens = Dictionary(read.map { ($0.key, $0.tokens) }) { first, _ in first }
      for list in lists + openLists { self.tokens[list.theme.file] = tokens[list.key] }
      let counted = Set(lists.map(\.key))
      all = read.filter { counted.contains($0.key) }.map(\.tokens)
      let names = Dictionary(grouping: lists, by: \.key).mapValues { $0.map(\.theme.name) }
      themeNames = read.compactMap { names[$0.key] }
      namedFiles = finder.namedFiles
      findings = finder.diagnostics
      for list in read { findings.add(contentsOf: list.findings) }
      findings.add(contentsOf: files.findings)
    }
    (self.findings, self.namedFiles, self.read) = (findings, namedFiles, read)
    sources = files?.sources ?? input.sources
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

extension ThemeChain {
  /// Whether the chain lists tokens, or has inputs that only tokens could take.
  fileprivate var listsTokens: Bool {
    themes.contains { !$0.tokens.isEmpty } || isComplete && themes.contains { !$0.inputs.isEmpty }
  }
}

/// The files and the contexts that a chain lists.
private struct TokenList {
  let theme: DecodedTheme
  let sources: [ListedTokens]
  /// In the order of their names.
  let inputs: [ModifierInput]
  /// Whether themes that extend this one choose what it leaves open.
  let isOpen: Bool
  let key: Key

  /// Lists with the same key have the same tokens.
  struct Key: Hashable {
    let sources: [SourceSpan]
    let inputs: [String]
  }

  init(_ theme: DecodedTheme, _ sources: [ListedTokens], _ inputs: [ModifierInput], isOpen: Bool) {
    (self.theme, self.sources, self.inputs, self.isOpen) = (theme, sources, inputs, isOpen)
    key = Key(sources: sources.flatMap(\.spans), inputs: inputs.flatMap(\.text))
  }
}

/// The tokens of a list.
private struct ReadList {
  let key: TokenList.Key
  let isOpen: Bool
  let tokens: ThemeTokens
  /// Findings that come with these tokens first.
  let findings: DiagnosticBag
  /// The files in which contexts are chosen.
  let inputs: [FileID]

  /// Whether the tokens are the same, and all places in them, after some files changed.
  func holds(_ changed: Set<FileID>) -> Bool {
    changed.isDisjoint(with: key.sources.map(\.file)) && changed.isDisjoint(with: tokens.library.files)
      && changed.isDisjoint(with: inputs)
      && !(findings.diagnostics + tokens.library.fixedContexts).contains { $0.mentions(changed) }
  }
}

/// Finds the token files of one chain after the other.
private struct TokenFinder {
  private(set) var diagnostics = DiagnosticBag()
  private let files: TokenFiles
  private var entries: TokenEntries
  private(set) var namedFiles: Set<FileID> = []
  /// The sources of each theme, by its file.
  private var sources: [FileID: [ListedTokens]] = [:]

  init(_ library: Library, _ files: FileIndex) {
    self.files = TokenFiles(files)
    entries = TokenEntries(library, self.files)
  }

  mutating func list(of chain: ThemeChain, isOpen: Bool = false) -> TokenList {
    var sources: [ListedTokens] = []
    for theme in chain.themes { sources += self.sources(of: theme) }
    var inputs: [String: ModifierInput] = [:]
    for input in chain.themes.flatMap(\.inputs) { inputs[input.name] = input }
    return TokenList(chain.theme, sources, inputs.keys.sorted().compactMap { inputs[$0] }, isOpen: isOpen)
  }

  /// The tokens of each different list. Those of an earlier run stay all, or none: which of several lists a remark comes with depends on
  /// those before it.
  func read(_ lists: [TokenList], after previous: TokenStore?) -> [ReadList] {
    var known: Set<TokenList.Key> = []
    let lists = lists.filter { known.insert($0.key).inserted }
    if let previous, lists.map(\.key) == previous.read.map(\.key), lists.map(\.isOpen) == previous.read.map(\.isOpen) {
      let changed = files.index.sources.changed(since: previous.sources)
      if previous.read.allSatisfy({ $0.holds(changed) }),
        changed.isDisjoint(with: lists.flatMap { $0.inputs.map(\.keySpan.file) })
      {
        return previous.read
      }
    }
    let index = files.index
    var cache = DocumentCache { index.tokenMetadata(of: $0) }
    return lists.map { list in
      var findings = DiagnosticBag()
      let library = TokenLibrary(
        list.sources, inputs: list.inputs, isOpen: list.isOpen, files: { index.sources }, cache: &cache,
        lookup: { files.file($0, besides: $1) }, into: &findings)
      return ReadList(
        key: list.key, isOpen: list.isOpen, tokens: ThemeTokens(library), findings: findings,
        inputs: list.inputs.map(\.keySpan.file))
    }
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
