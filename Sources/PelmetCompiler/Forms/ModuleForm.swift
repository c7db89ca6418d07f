package import PelmetDiagnostics
internal import PelmetSyntax

/// The canonical form of a module: one JSON document with all that modules see that depend on it.
///
///     {"pelmetform":1,"module":"Base","assets":{…},"files":{
///     "brand.theme.json":{…},
///     "tokens/all.tokens.json":{…}}}
///
/// It has every theme and every file of tokens, because those modules may extend any theme and name any token. Its bytes are the same
/// for modules that differ in nothing that they see (``CanonicalJSON``). Settings are not in it: they hold for their own module.
package struct ModuleForm {
  static let version = 1

  /// `nil` if a file of tokens is no JSON, which no theme needs to have found.
  package let text: String?
  /// Sorted.
  package let findings: [Diagnostic]
  package let sources: SourceMap

  /// The form of the module that a run compiles.
  package init(_ input: CompilerInput) {
    let module = input.module
    let files = FileIndex(CompilerInput(module: module, sources: input.sources))
    let tokens = TokenFiles(files)
    var texts: [(path: String, text: String)] = []
    var found = DiagnosticBag()
    for file in module.files where file.isTheme {
      guard let document = JSONReader.read(file.id, in: input.sources, into: &found) else { continue }
      texts.append((file.path, CanonicalJSON.text(document.root, .theme)))
    }
    for path in files.listing(of: module.name).paths {
      guard case .found(let file) = files.file(path, in: module.name), let document = files.document(file.id) else { continue }
      let dialect = tokens.dialect(of: file, document)
      texts.append((path, CanonicalJSON.text(document.root, CanonicalJSON.Part(document.root, dialect))))
    }
    found.add(contentsOf: files.findings)
    findings = found.sorted(in: files.sources)
    sources = files.sources
    let sorted = texts.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    let head = "{\"pelmetform\":\(Self.version),\"module\":\(Self.json(module.name)),"
    let assets = module.assets.map { "\"assets\":\(Self.text($0, input.sources))," } ?? ""
    let list = sorted.map { "\n\(Self.json($0.path)):\($0.text)" }.joined(separator: ",")
    text = found.hasErrors ? nil : head + assets + "\"files\":{" + list + "}}\n"
  }

  /// The names of assets, and the colours of colour sets without what Xcode notes about the file.
  private static func text(_ assets: AssetNames, _ sources: SourceMap) -> String {
    let colors = assets.colors.sorted().map { name in
      var ignored = DiagnosticBag()
      let root = assets.colorSets[name].flatMap { JSONReader.read($0, in: sources, into: &ignored)?.root }
      let color = root.map { root in
        root["colors"].map { "{\"colors\":\(CanonicalJSON.text($0, .value))}" } ?? CanonicalJSON.text(root, .value)
      }
      return "\(json(name)):\(color ?? "null")"
    }
    return
      "{\"colors\":{\(colors.joined(separator: ","))},\"images\":[\(assets.images.sorted().map(json).joined(separator: ","))]}"
  }

  private static func json(_ text: String) -> String {
    var json = ""
    JSONEscaping.append(text, to: &json)
    return json
  }
}
