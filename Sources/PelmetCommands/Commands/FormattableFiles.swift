internal import PelmetCompiler
internal import PelmetDiagnostics
internal import PelmetFiles
internal import PelmetFormatting

/// The files that a run formats: those that are named, and those of the same kinds in folders that are named.
struct FormattableFiles {
  private let roots: [String]
  private var input = CompilerInput(module: CompilerInput.Module(name: ""))
  private var files: [(id: FileID, kind: FormattedFile.Kind)] = []

  /// Findings about files that cannot be read, or are not formatted.
  private(set) var diagnostics = DiagnosticBag()
  var sources: SourceMap { input.sources }

  /// A file with the text that it has, and that it is to have.
  struct Text {
    let path: String
    let original: [UInt8]
    let bytes: [UInt8]
  }

  /// The names of files that are formatted, for messages.
  static let names = "NAME.theme.json, NAME.tokens.json, NAME.resolver.json or pelmet.json"

  /// - Parameter border: The folders to which links may lead.
  init(_ border: BorderOptions) {
    roots = border.roots
  }

  /// Adds a file, or all files of a folder.
  mutating func add(_ path: String) throws(UsageFailure) {
    if DiskItem(path) == .folder { return addFolder(path) }
    guard let kind = FormattedFile.Kind(path) else {
      throw UsageFailure(message: "\(path) is neither a folder nor a file that is formatted: \(Self.names).")
    }
    read(path, in: ThemeFolder(FilePath(path).parent.description).permitting(roots), kind)
  }

  /// Adds a file that is not read from disk.
  mutating func add(_ path: String, _ bytes: [UInt8]) {
    guard let kind = FormattedFile.Kind(path) else { return }
    files.append((input.sources.add(path: path, bytes: bytes), kind))
  }

  /// Adds the files of a folder that a run over it reads. What else such a run says of them is left to `validate`.
  private mutating func addFolder(_ path: String) {
    let folder = ThemeFolder(path).permitting(roots + [path])
    for selection in ThemeSelection.grouping([path]) {
      let loader = InputLoader(
        module: "", [selection.permitting(roots + [path])], sources: input.sources, mayLackThemes: true)
      input.sources = loader.input.sources
      for finding in loader.input.diagnostics.diagnostics where finding.rule == .unreadableFile { diagnostics.add(finding) }
      for file in loader.input.module.files {
        if let kind = FormattedFile.Kind(file.path) { files.append((file.id, kind)) }
      }
    }
    for settings in folder.paths(of: ModuleSettings.fileName) { read(folder.path(of: settings), in: folder, .settings) }
  }

  private mutating func read(_ path: String, in folder: ThemeFolder, _ kind: FormattedFile.Kind) {
    input.diagnostics = DiagnosticBag()
    if let file = input.read(path, in: folder) { files.append((file, kind)) }
    diagnostics.add(contentsOf: input.diagnostics)
  }

  /// The files that can be formatted, by path, each once.
  mutating func formatted() -> [Text] {
    var styles = TextStyles { path in try? DiskFile.bytes(of: path, upTo: 1 << 20) }
    let distinct = Set(ChangedFile.distinct(files.map { sources[$0.id].path }))
    var texts: [String: Text] = [:]
    for file in files {
      let source = sources[file.id]
      guard distinct.contains(source.path), texts[source.path] == nil else { continue }
      let style = styles.style(of: FilePath(source.path).absolute.components)
      let outcome = FormattedFile.format(file.id, in: sources, as: file.kind, style, into: &diagnostics)
      guard case .formatted(let bytes) = outcome else { continue }
      texts[source.path] = Text(path: source.path, original: source.bytes, bytes: bytes)
    }
    return texts.sorted { $0.key < $1.key }.map(\.value)
  }
}
