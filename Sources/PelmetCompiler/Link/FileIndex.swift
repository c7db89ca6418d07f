internal import PelmetDiagnostics
internal import PelmetSyntax

/// The files of all modules by path, and their documents, read when first asked for.
final class FileIndex {
  private var files: [String: [String: CompilerInput.File]] = [:]
  private var places: [FileID: (module: String, file: CompilerInput.File)] = [:]
  private var documents: [FileID: JSONDocument?] = [:]
  private let sources: SourceMap
  /// What reading reported.
  private(set) var diagnostics = DiagnosticBag()

  init(_ input: CompilerInput) {
    sources = input.sources
    for module in [input.module] + input.dependencies {
      files[module.name] = Dictionary(module.files.map { ($0.path, $0) }) { first, _ in first }
      for file in module.files { places[file.id] = (module.name, file) }
    }
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
