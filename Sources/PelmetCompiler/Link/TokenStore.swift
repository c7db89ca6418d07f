internal import PelmetDiagnostics
internal import PelmetSyntax

/// Finds the token files that themes list. Themes with the same list share what was read.
struct TokenStore {
  private let files: FileIndex
  private let library: Library
  private var known: [Key: ThemeTokens] = [:]
  private var cache = TokenDocumentCache()
  private(set) var diagnostics = DiagnosticBag()

  private struct Key: Hashable {
    let sources: [SourceSpan]
    let inputs: [String]
  }

  init(_ library: Library, _ files: FileIndex) {
    self.library = library
    self.files = files
  }

  /// The tokens that themes have asked for.
  var tokens: some Collection<ThemeTokens> { known.values }

  /// Adds what finding and reading tokens reported.
  func report(into bag: inout DiagnosticBag) {
    bag.add(contentsOf: diagnostics)
    for tokens in known.values { bag.add(contentsOf: tokens.diagnostics) }
  }

  /// The tokens of a chain; `nil` when it lists none, and has no inputs that would have to be read by some.
  mutating func tokens(of chain: ThemeChain) -> ThemeTokens? {
    let sources = chain.themes.flatMap { theme in theme.tokens.map { source($0, of: theme) } }
    guard !sources.isEmpty || chain.isComplete && chain.themes.contains(where: { !$0.inputs.isEmpty }) else { return nil }
    var inputs: [String: DecodedTheme.Input] = [:]
    for input in chain.themes.flatMap(\.inputs) { inputs[input.name] = input }
    let ordered = inputs.keys.sorted().compactMap { inputs[$0] }
    let key = Key(sources: sources.map(\.span), inputs: ordered.flatMap { [$0.name, $0.value] })
    if let tokens = known[key] { return tokens }
    let files = files
    let tokens = ThemeTokens(
      TokenLibrary(
        sources.map(\.source),
        inputs: ordered.map { TokenInput(name: $0.name, context: $0.value, keySpan: $0.keySpan, source: $0.source) },
        files: library.sources, cache: &cache, lookup: { Self.lookUp($0, from: $1, in: files) }, into: &diagnostics))
    known[key] = tokens
    return tokens
  }

  /// An entry of `tokens`, and the text that it stands for: of a file its beginning.
  private mutating func source(_ entry: DecodedTheme.TokenEntry, of theme: DecodedTheme) -> (
    source: TokenSource, span: SourceSpan
  ) {
    switch entry {
    case .inline(let value): return (TokenSource(.tokens(value), entry: value), value.span)
    case .file(let reference):
      guard let file = file(reference, of: theme), let document = files.document(file.id) else {
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
    let (module, path) = ModuleReference.split(reference, in: theme.module, library.modules, into: &diagnostics)
    guard let module else { return nil }
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
        fixIts: suggestion.map { [.init("replace with \"\($0)\"", edits: [.init(reference.source.span, "\"\($0)\"")])] } ?? [],
        suggestion: suggestion))
    return nil
  }

  /// The file that a resolver names, relative to itself.
  private static func lookUp(_ path: String, from file: FileID, in files: FileIndex) -> TokenFile {
    guard let (module, origin) = files.place(of: file) else { return .missing(nearest: nil) }
    let full = Path.joined(origin.directory, path)
    if let found = files.file(full, in: module) {
      return files.document(found.id).map { .document($0) } ?? .unreadable
    }
    let nearest = SpellingSuggestion.nearest(to: full, among: files.tokenPaths(in: module))
    return .missing(nearest: nearest.map { String($0.dropFirst($0.hasPrefix(origin.directory) ? origin.directory.count : 0)) })
  }
}

extension FileIndex {
  /// The paths of a module's token and resolver files, sorted.
  fileprivate func tokenPaths(in module: String) -> [String] {
    paths(in: module).filter { path in FileKind.of(path).map { $0.kind != .theme } ?? false }
  }
}
