package import PelmetDiagnostics
internal import PelmetSyntax
internal import PelmetTokens

/// The canonical form of a module: one JSON document with all that modules see that depend on it.
///
///     {"pelmetform":1,"module":"Base","assets":{…},"files":{
///     "brand.theme.json":{…},
///     "tokens/all.tokens.json":{…}}}
///
/// It has every theme, because those modules may extend any, and every file of tokens: with the tokens that the module's own themes need,
/// or with all, because others may name any. Its bytes are the same for modules that differ in nothing that others see
/// (``CanonicalJSON``). Settings are not in it: they hold for their own module; but that its Swift is internal, so that others cannot use its
/// names of colours, and which members of its tokens are metadata.
package struct ModuleForm {
  static let version = 1

  /// Sorted.
  package let findings: [Diagnostic]
  package let sources: SourceMap
  private let module: CompilerInput.Module
  private var files: [(path: String, root: JSONValue, part: CanonicalJSON.Part)] = []

  /// The form of the module that a run compiles.
  package init(_ input: CompilerInput) {
    module = input.module
    let index = FileIndex(CompilerInput(module: module, sources: input.sources))
    let tokens = TokenFiles(index)
    var found = DiagnosticBag()
    for file in module.files where file.isTheme {
      guard let document = JSONReader.read(file.id, in: input.sources, into: &found) else { continue }
      files.append((file.path, document.root, .theme))
    }
    for path in index.listing(of: module.name).paths {
      // Whoever names a file that is no JSON finds none.
      var ignored = DiagnosticBag()
      guard case .found(let file) = index.file(path, in: module.name),
        let document = JSONReader.read(file.id, in: index.sources, into: &ignored), !ignored.hasErrors
      else { continue }
      let dialect = tokens.dialect(of: file, document)
      // `$metadata.json` has the order of its folder's files.
      let isMeta = path.split(separator: "/").last?.hasPrefix("$") ?? false
      let hasTokens = dialect.hasTokens || dialect.hasGroupsOnly || isMeta || document.root.count == 0
      files.append((path, document.root, hasTokens ? CanonicalJSON.Part(document.root, dialect) : .unread))
    }
    found.add(contentsOf: index.findings)
    (findings, sources) = (found.sorted(in: index.sources), index.sources)
    files.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  /// The document; `nil` if a file cannot be read.
  /// - Parameter usedTokensOnly: Whether it lacks the tokens that none of the module's own themes needs (``UnusedTokens``).
  package func text(usedTokensOnly: Bool) -> String? {
    guard !findings.contains(where: { $0.severity == .error }) else { return nil }
    func isPruned(_ file: (path: String, root: JSONValue, part: CanonicalJSON.Part)) -> Bool {
      // Files of modes belong together by the variables that they have in common.
      usedTokensOnly && file.part == .tokens && file.root["resolutionOrder"] == nil && file.root["$extensions"] == nil
    }
    let pruned = files.filter(isPruned)
    let unused = UnusedTokens(files: pruned.map(\.root), others: pruned.isEmpty ? [] : files.filter { !isPruned($0) }.map(\.root))
    let list = files.map { file in
      let text =
        isPruned(file) && unused.isUnused(file.root)
        ? "{}" : CanonicalJSON.text(file.root, file.part, without: isPruned(file) ? unused.spans(in: file.root) : [])
      return "\n\(JSONText.string(file.path)):\(text)"
    }
    let head = "{\"pelmetform\":\(Self.version),\"module\":\(JSONText.string(module.name)),"
    let limit = usedTokensOnly ? "\"tokens\":\"used\"," : ""
    let access = module.settings.access == .internal ? "\"access\":\"internal\"," : ""
    let metadata = module.settings.tokenMetadata.sorted()
    let members = metadata.isEmpty ? "" : "\"tokenMetadata\":\(JSONText.array(metadata.map(JSONText.string))),"
    let assets = module.assets.map { "\"assets\":\(Self.text($0, sources))," } ?? ""
    return head + limit + access + members + assets + "\"files\":{" + list.joined(separator: ",") + "}}\n"
  }

  /// The names of assets, and the colours of colour sets without what Xcode notes about the file.
  private static func text(_ assets: AssetNames, _ sources: SourceMap) -> String {
    let colors = assets.colors.sorted().map { name in
      var ignored = DiagnosticBag()
      let root = assets.colorSets[name].flatMap { JSONReader.read($0, in: sources, into: &ignored)?.root }
      let color = root.map { root in
        root["colors"].map { "{\"colors\":\(CanonicalJSON.text($0, .value))}" } ?? CanonicalJSON.text(root, .value)
      }
      return "\(JSONText.string(name)):\(color ?? "null")"
    }
    let images = JSONText.array(assets.images.sorted().map(JSONText.string))
    return JSONText.object(["colors": "{\(colors.joined(separator: ","))}", "images": images])
  }
}
