internal import PelmetDiagnostics
internal import PelmetSyntax

/// The tokens of every theme: finds the token files that chains list, and reads each once. Themes with the same list share their tokens.
struct TokenStore {
  /// Each different list of files and inputs once, in the order of the chains.
  private(set) var all: [ThemeTokens] = []
  /// Findings of finding and reading the files.
  let findings: DiagnosticBag
  /// By the file of a theme.
  private var tokens: [FileID: ThemeTokens] = [:]
  /// `nil` when no chain lists tokens.
  private let files: FileIndex?
  private let module: String

  init(_ chains: [ThemeChain], _ library: Library, _ input: CompilerInput) {
    module = library.main
    let listing = chains.filter(\.listsTokens)
    files = listing.isEmpty ? nil : FileIndex(input)
    var findings = DiagnosticBag()
    if let files {
      var finder = TokenFinder(library, files)
      for chain in listing { tokens[chain.theme.file] = finder.tokens(of: chain) }
      all = finder.all
      findings = finder.diagnostics
      findings.add(contentsOf: finder.reader.findings)
    }
    self.findings = findings
  }

  /// The tokens of a chain; `nil` when it lists none, and has no inputs that would have to be read by some.
  subscript(chain: ThemeChain) -> ThemeTokens? { tokens[chain.theme.file] }

  /// Whether a file belongs to the module that is compiled.
  func isOwn(_ file: FileID) -> Bool { files?.place(of: file)?.module == module }
}

extension ThemeChain {
  /// Whether the chain lists tokens, or has inputs that only tokens could take.
  fileprivate var listsTokens: Bool {
    themes.contains { !$0.tokens.isEmpty } || isComplete && themes.contains { !$0.inputs.isEmpty }
  }
}

/// Finds the token files of one chain after the other.
private struct TokenFinder {
  let reader: DocumentReader
  private(set) var all: [ThemeTokens] = []
  private(set) var diagnostics = DiagnosticBag()
  private let library: Library
  private let files: FileIndex
  private var known: [Key: ThemeTokens] = [:]
  private var cache = TokenDocumentCache()

  private struct Key: Hashable {
    let sources: [SourceSpan]
    let inputs: [String]
  }

  init(_ library: Library, _ files: FileIndex) {
    (self.library, self.files) = (library, files)
    reader = DocumentReader(library.sources)
  }

  mutating func tokens(of chain: ThemeChain) -> ThemeTokens {
    let sources = chain.themes.flatMap { theme in theme.tokens.map { source($0, of: theme) } }
    var inputs: [String: DecodedTheme.Input] = [:]
    for input in chain.themes.flatMap(\.inputs) { inputs[input.name] = input }
    let ordered = inputs.keys.sorted().compactMap { inputs[$0] }
    let key = Key(sources: sources.map(\.span), inputs: ordered.flatMap { [$0.name, $0.value] })
    if let tokens = known[key] { return tokens }
    let (files, reader) = (files, reader)
    let tokens = ThemeTokens(
      TokenLibrary(
        sources.map(\.source),
        inputs: ordered.map { TokenInput(name: $0.name, context: $0.value, keySpan: $0.keySpan, source: $0.source) },
        files: library.sources, cache: &cache, lookup: { Self.lookUp($0, from: $1, in: files, reader) }, into: &diagnostics))
    known[key] = tokens
    all.append(tokens)
    return tokens
  }

  /// An entry of `tokens`, and the text that it stands for: of a file its beginning.
  private mutating func source(_ entry: DecodedTheme.TokenEntry, of theme: DecodedTheme) -> (
    source: TokenSource, span: SourceSpan
  ) {
    switch entry {
    case .inline(let value): return (TokenSource(.tokens(value), entry: value), value.span)
    case .file(let reference):
      guard let file = file(reference, of: theme), let document = reader.document(file.id) else {
        return (TokenSource(.unavailable, entry: reference.source), reference.source.span)
      }
      let isResolver = FileKind.of(file.name)?.kind == .resolver
      return (
        TokenSource(isResolver ? .resolver(document.root) : .tokens(document.root), entry: reference.source), document.root.span
      )
    }
  }

  /// The file that a theme names; one that is not there is reported.
  private mutating func file(_ reference: DecodedTheme.NamedReference, of theme: DecodedTheme) -> CompilerInput.File? {
    guard let (module, path) = library.split(reference, in: theme.module, into: &diagnostics) else { return nil }
    guard !Path.leavesItsFolder(path) else {
      diagnostics.add(Path.outside(reference.source))
      return nil
    }
    let directory = module == theme.module ? files.place(of: theme.file)?.file.directory ?? "" : ""
    let full = Path.joined(directory, path)
    if let file = files.file(full, in: module), let kind = FileKind.of(file.name)?.kind, kind != .theme { return file }
    let suggestion = SpellingSuggestion.nearest(to: full, among: files.tokenPaths(in: module)).map { found in
      module == theme.module ? String(found.dropFirst(found.hasPrefix(directory) ? directory.count : 0)) : "\(module):\(found)"
    }
    let place = module == theme.module ? "in this module" : "in module '\(module)'"
    diagnostics.add(
      Diagnostic(
        .unknownFile, at: reference.source,
        "'\(path)' is not a file \(place); expected NAME.tokens.json or NAME.resolver.json",
        fixIts: suggestion.map { Rewrite($0, meantBy: path).fixIts(at: reference.source) } ?? [],
        suggestion: suggestion))
    return nil
  }

  /// The file that a resolver names, relative to itself.
  private static func lookUp(
    _ path: String, from file: FileID, in files: FileIndex, _ reader: DocumentReader
  ) -> TokenFile {
    guard let (module, origin) = files.place(of: file) else { return .missing(nearest: nil) }
    let full = Path.joined(origin.directory, path)
    if let found = files.file(full, in: module) {
      return reader.document(found.id).map { .document($0) } ?? .unreadable
    }
    let nearest = SpellingSuggestion.nearest(to: full, among: files.tokenPaths(in: module))
    return .missing(nearest: nearest.map { String($0.dropFirst($0.hasPrefix(origin.directory) ? origin.directory.count : 0)) })
  }
}
