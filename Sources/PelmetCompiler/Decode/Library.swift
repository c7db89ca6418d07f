internal import PelmetDiagnostics
internal import PelmetSyntax

/// Every theme of a run, decoded, by module and name.
struct Library {
  struct Entry {
    var theme: DecodedTheme
    let isCompiled: Bool
    let path: String
    /// What decoding reported.
    let diagnostics: DiagnosticBag
  }

  /// The name of the module that is compiled.
  let main: String
  /// In the order of their paths, by module.
  private(set) var entries: [String: [Entry]] = [:]
  /// Themes of which not even the version could be read; whoever refers to them is not at fault.
  private(set) var unreadable: [String: Set<String>] = [:]
  /// The names of the modules, the compiled one first.
  let modules: [String]
  let sources: SourceMap

  init(_ input: CompilerInput, into diagnostics: inout DiagnosticBag) {
    main = input.module.name
    modules = [main] + input.dependencies.map(\.name)
    sources = input.sources
    for module in [input.module] + input.dependencies {
      for file in module.files.sorted(by: { $0.path < $1.path }) {
        guard let (kind, name) = FileKind.of(file.name), kind == .theme else { continue }
        load(file, name: name, module: module.name, into: &diagnostics)
      }
    }
  }

  private mutating func load(_ file: CompilerInput.File, name: String, module: String, into diagnostics: inout DiagnosticBag) {
    var own = DiagnosticBag()
    let document = JSONReader.read(file.id, in: sources, into: &own)
    let theme = document.flatMap { ThemeDecoder.decode($0, name: name, module: module, into: &own) }
    if module == main, file.isCompiled { diagnostics.add(contentsOf: own) }
    guard let theme else {
      unreadable[module, default: []].insert(name)
      return
    }
    entries[module, default: []].append(
      Entry(theme: theme, isCompiled: module == main && file.isCompiled, path: file.path, diagnostics: own))
  }

  func theme(_ name: String, in module: String) -> Entry? { entries[module]?.first { $0.theme.name == name } }

  func theme(atPath path: String, in module: String) -> Entry? { entries[module]?.first { $0.path == path } }
}
