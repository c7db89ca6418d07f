internal import PelmetDiagnostics
internal import PelmetSyntax

/// The files of all modules by path.
struct FileIndex {
  private let files: [String: [String: CompilerInput.File]]
  private let places: [FileID: (module: String, file: CompilerInput.File)]

  init(_ input: CompilerInput) {
    let modules = [input.module] + input.dependencies
    files = Dictionary(
      modules.map { module in (module.name, Dictionary(module.files.map { ($0.path, $0) }) { first, _ in first }) }
    ) { first, _ in first }
    places = Dictionary(
      modules.flatMap { module in module.files.map { ($0.id, (module: module.name, file: $0)) } }
    ) { first, _ in first }
  }

  /// The file at a path of a module.
  func file(_ path: String, in module: String) -> CompilerInput.File? { files[module]?[path] }

  /// The paths of a module's token and resolver files, sorted.
  func tokenPaths(in module: String) -> [String] {
    (files[module] ?? [:]).keys.filter { path in FileKind.of(path).map { $0.kind != .theme } ?? false }.sorted()
  }

  /// The module of a file and its place there.
  func place(of file: FileID) -> (module: String, file: CompilerInput.File)? { places[file] }
}

/// The documents of a run. Each file is read when first asked for, and only once.
final class DocumentReader {
  private let sources: SourceMap
  private var documents: [FileID: JSONDocument?] = [:]
  /// Findings of reading.
  private(set) var findings = DiagnosticBag()

  init(_ sources: SourceMap) {
    self.sources = sources
  }

  /// The document of a file; `nil` when it is not JSON, which is reported once.
  func document(_ file: FileID) -> JSONDocument? {
    if let known = documents[file] { return known }
    let document = JSONReader.read(file, in: sources, into: &findings)
    documents[file] = .some(document)
    return document
  }
}
