internal import PelmetDiagnostics
internal import PelmetSyntax

/// The files of all modules by path, and their documents, read when first asked for.
final class FileIndex {
  private let modules: [CompilerInput.Module]
  private let sources: SourceMap
  private var documents: [FileID: JSONDocument?] = [:]
  /// What reading reported.
  private(set) var diagnostics = DiagnosticBag()
  // Made when first asked for: themes without tokens ask for neither.
  private lazy var files = Dictionary(
    modules.map { module in (module.name, Dictionary(module.files.map { ($0.path, $0) }) { first, _ in first }) }
  ) { first, _ in first }
  private lazy var places = Dictionary(
    modules.flatMap { module in module.files.map { ($0.id, (module: module.name, file: $0)) } }
  ) { first, _ in first }

  init(_ input: CompilerInput) {
    sources = input.sources
    modules = [input.module] + input.dependencies
  }

  /// The file at a path of a module.
  func file(_ path: String, in module: String) -> CompilerInput.File? { files[module]?[path] }

  /// The paths of a module's files, sorted.
  func paths(in module: String) -> [String] { (files[module] ?? [:]).keys.sorted() }

  /// The module of a file and its place there.
  func place(of file: FileID) -> (module: String, file: CompilerInput.File)? { places[file] }

  /// The document of a file; `nil` when it is no JSON, which is reported once.
  func document(_ file: FileID) -> JSONDocument? {
    if let known = documents[file] { return known }
    let document = JSONReader.read(file, in: sources, into: &diagnostics)
    documents[file] = .some(document)
    return document
  }
}
