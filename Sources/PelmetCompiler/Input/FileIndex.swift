internal import PelmetDiagnostics
internal import PelmetSyntax

/// The files of all modules by path. Those that only themes and resolvers name are read when first asked for, and each file is parsed once.
final class FileIndex {
  /// The texts of the run that were read so far. Their order is that in which they are asked for.
  private(set) var sources: SourceMap
  /// Findings of reading.
  private(set) var findings = DiagnosticBag()
  private var files: [String: [String: CompilerInput.File]]
  private var places: [FileID: (module: String, file: CompilerInput.File)]
  private let unread: [String: UnreadFiles]
  private let workers: Workers
  private var listings: [String: FileListing]
  /// The paths of files that could not be read, by module.
  private var unreadable: [String: Set<String>] = [:]
  private var documents: [FileID: ReadDocument] = [:]
  /// Those of an earlier run that are still the same.
  private let kept: [FileID: ReadDocument]
  /// The files that were read because something names them, by module.
  private(set) var late: [(module: String, file: CompilerInput.File)] = []
  /// The files of other formats that were looked at, by path.
  private var foreign: [String: FileID]
  private let tokenMetadata: [String: Set<String>]
  /// The modules that came as forms without the tokens that none of their themes needs.
  let modulesWithUsedTokensOnly: Set<String>

  /// A file of tokens as it was read.
  private struct ReadDocument {
    let document: JSONDocument?
    let findings: DiagnosticBag
  }

  /// - Parameter previous: The index of the same files with other texts. Files whose text did not change are not parsed again.
  init(_ input: CompilerInput, after previous: FileIndex? = nil) {
    modulesWithUsedTokensOnly = Set(input.dependencies.filter(\.hasUsedTokensOnly).map(\.name))
    (sources, workers) = (input.sources, input.workers)
    let modules = [input.module] + input.dependencies
    files = Dictionary(
      modules.map { module in (module.name, Dictionary(module.files.map { ($0.path, $0) }) { first, _ in first }) }
    ) { first, _ in first }
    places = Dictionary(
      modules.flatMap { module in module.files.map { ($0.id, (module: module.name, file: $0)) } }
    ) { first, _ in first }
    tokenMetadata = Dictionary(modules.map { ($0.name, $0.settings.tokenMetadata) }) { first, _ in first }
    unread = Dictionary(modules.compactMap { module in module.unread.map { (module.name, $0) } }) { first, _ in first }
    // A file that comes or goes makes a new index.
    (foreign, listings) = (previous?.foreign ?? [:], previous?.listings ?? [:])
    kept = previous.map { previous in previous.documents.filter { input.sources.isSame($0.key, in: previous.sources) } } ?? [:]
  }

  enum Lookup {
    case found(CompilerInput.File)
    /// It is there, but cannot be read, which was reported.
    case unreadable
    case missing
  }

  /// The file at a path of a module.
  func file(_ path: String, in module: String) -> Lookup {
    if let file = files[module]?[path] { return .found(file) }
    // The disk may have spelled it with other Unicode characters than the theme.
    guard let reader = unread[module] else { return .missing }
    guard let path = listing(of: module).spelling(of: path) ?? (reader.leadsOut(path) ? path : nil) else { return .missing }
    guard unreadable[module]?.contains(path) != true else { return .unreadable }
    switch reader.read(path) {
    case .text(let name, _, _) where listing(of: module).isRespelled(path):
      findings.add(CompilerInput.respelled(name))
      unreadable[module, default: []].insert(path)
      return .unreadable
    case .text(let name, let bytes, let isQuotable):
      let id = sources.add(path: name, bytes: bytes, isQuotable: isQuotable)
      let file = CompilerInput.File(path: path, id: id, isCompiled: false)
      files[module, default: [:]][path] = file
      places[file.id] = (module, file)
      late.append((module, file))
      return .found(file)
    case .unreadable(let name, let problem, let fix):
      findings.add(Diagnostic(.unreadableFile, at: .path(name), problem, fix: fix))
      unreadable[module, default: []].insert(path)
      return .unreadable
    }
  }

  /// The paths of a module's JSON files that may have tokens, whether or not they were read.
  func listing(of module: String) -> FileListing {
    if let known = listings[module] { return known }
    let paths = (files[module] ?? [:]).keys + (unread[module]?.paths() ?? [])
    let listing = FileListing(paths.filter(FileKind.mayHaveTokens))
    listings[module] = listing
    return listing
  }

  /// The finding about the first file of another format below a folder; `nil` where there is none.
  /// - Parameter folder: Empty, or without a `/` at its end.
  func foreignFile(below folder: String, in module: String) -> Diagnostic? {
    guard let reader = unread[module] else { return nil }
    let paths = reader.foreign(folder, ForeignFormat.dataEndings).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    guard let path = paths.first, let format = ForeignFormat.named(path),
      case .text(let name, let bytes, let isQuotable) = reader.read(path)
    else { return nil }
    let id = foreign[name] ?? sources.add(path: name, bytes: bytes, isQuotable: isQuotable)
    sources.replace(id, bytes: bytes)
    foreign[name] = id
    return ForeignFormat.finding(id, sources[id], named: format)
  }

  /// The module of a file and its place there.
  func place(of file: FileID) -> (module: String, file: CompilerInput.File)? { places[file] }

  /// The members of tokens that only describe them, as the settings of a file's module have them.
  func tokenMetadata(of file: FileID) -> Set<String> { place(of: file).flatMap { tokenMetadata[$0.module] } ?? [] }

  /// The document of a file of tokens; `nil` when it is not JSON, which is reported once.
  func document(_ file: FileID) -> JSONDocument? {
    if let known = documents[file] { return known.document }
    let read = kept[file] ?? read(file)
    findings.add(contentsOf: read.findings)
    documents[file] = read
    return read.document
  }

  private func read(_ file: FileID) -> ReadDocument {
    var findings = DiagnosticBag()
    let document = JSONReader.read(file, in: sources, respelled: .kept, by: workers, into: &findings)
    if document == nil, let format = ForeignFormat.finding(file, sources[file], findings.diagnostics) {
      findings = DiagnosticBag()
      findings.add(format)
    }
    return ReadDocument(document: document, findings: findings)
  }
}

/// Paths of files in the order of their bytes.
struct FileListing {
  let paths: [String]
  private let known: Set<String>
  /// Those that the disk has twice, in other Unicode characters.
  private let respelled: Set<String>
  private let index: SpellingIndex

  init(_ paths: some Sequence<String>) {
    var (known, respelled): (Set<String>, Set<String>) = ([], [])
    for path in paths {
      let (isNew, first) = known.insert(path)
      if !isNew, !first.utf8.elementsEqual(path.utf8) { respelled.insert(path) }
    }
    (self.known, self.respelled) = (known, respelled)
    self.paths = known.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    index = SpellingIndex(self.paths)
  }

  func nearest(to path: String) -> String? { index.nearest(to: path) }

  func contains(_ path: String) -> Bool { known.contains(path) }

  /// Whether two files have the path, so that it is ambiguous.
  func isRespelled(_ path: String) -> Bool { respelled.contains(path) }

  /// The path as the disk has it, if it is among them.
  func spelling(of path: String) -> String? { known.firstIndex(of: path).map { known[$0] } }

  /// The files below a folder, which is empty or ends in `/`.
  func below(_ folder: String) -> [String] { paths.filter { $0.hasPrefix(folder) } }
}
