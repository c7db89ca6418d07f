package import PelmetCompiler
package import PelmetDiagnostics
internal import PelmetFiles
internal import PelmetSyntax

/// A module of a workspace, which is read when somebody asks about it and then follows its texts.
package final class WorkspaceModule {
  package let name: String
  /// From the root of the file system, without a `/` at its end.
  package let folder: String
  /// The modules that its themes name, with theirs, by folder.
  private(set) var dependencies: [String: String] = [:]
  /// `nil` until it is read, and again after a change that needs it to be read anew.
  private var followed: FollowedModule?

  init(name: String, folder: String) { (self.name, self.folder) = (name, folder) }

  /// Themes that were changed, as they were read last without a mistake in the syntax.
  private var whole: [String: ReadTheme] = [:]

  /// A theme with everything that it extends, and its tokens.
  struct ReadTheme {
    let chain: ThemeChain
    let tokens: ThemeTokens?
    let read: ReadModule

    var scope: Scope {
      var findings = DiagnosticBag()
      return Scope(chain, tokens: tokens, sources: read.sources, into: &findings)
    }
  }

  /// Forgets what was read.
  func forget() { followed = nil }

  /// The theme of a file: as it is, or as it was before a mistake in its syntax.
  func theme(at path: String) -> ReadTheme? {
    guard let followed else { return nil }
    return Self.theme(at: path, in: followed.read) ?? whole[path]
  }

  private static func theme(at path: String, in read: ReadModule) -> ReadTheme? {
    guard let chain = read.chains.all.first(where: { read.sources[$0.theme.file].path == path }) else { return nil }
    // The tokens of an abstract theme are read with those that extend it.
    let extending = { read.chains.concrete.first { $0.themes.contains { $0.file == chain.theme.file } } }
    return ReadTheme(chain: chain, tokens: read.tokens[chain] ?? extending().flatMap { read.tokens[$0] }, read: read)
  }

  /// Whether it was read.
  var isRead: Bool { followed != nil }

  /// The findings and the texts in which they are.
  package var compilation: Compilation? { followed?.compilation }

  /// The files as they were read.
  package var read: ReadModule? { followed?.read }

  /// The number of a file among those that were read.
  package func file(at path: String) -> FileID? { followed?.file(at: path) }

  /// Gives a file that was read another text. Returns whether that is all that changes.
  func replace(_ path: String, bytes: [UInt8]) -> Bool {
    guard let followed else { return true }
    guard let file = followed.replaceable(path) else { return false }
    if let read = followed.lastRead, let theme = Self.theme(at: path, in: read) { whole[path] = theme }
    followed.replace(file, bytes: bytes)
    return true
  }

  /// Something about the module with other texts of some files, which it does not keep.
  func trying<Result>(_ texts: [String: [UInt8]], _ body: (Compilation) -> Result?) -> Result? {
    followed?.trying(texts, body)
  }

  /// Reads the files, with those of the modules that themes name.
  /// - Parameters:
  ///   - texts: The texts of open files, by path.
  ///   - folders: All modules of the workspace.
  func load(_ texts: [String: [UInt8]], among folders: ModuleFolders) {
    guard followed == nil else { return }
    let broken = brokenTexts(among: texts)
    var loader = InputLoader(
      module: name, [ThemeSelection(ThemeFolder(folder))], texts: texts.filter { broken[$0.key] == nil }, mayLackThemes: true)
    dependencies = [:]
    var pending = named(in: loader.input.module, loader.input.sources)
    while let next = pending.popFirst() {
      guard next != name, dependencies[next] == nil, let folder = folders.folder(named: next) else { continue }
      dependencies[next] = folder
      loader.addDependency(next, folder: ThemeFolder(folder))
      if let module = loader.input.dependencies.last { pending.formUnion(named(in: module, loader.input.sources)) }
    }
    let followed = FollowedModule(loader.input)
    self.followed = followed
    guard !broken.isEmpty else { return }
    _ = followed.read
    // One that settings leave out is of no interest.
    for (path, bytes) in broken { _ = replace(path, bytes: bytes) }
  }

  /// The texts that are no JSON while the file on disk is: the module is read without them first, and so knows what was before the mistake.
  private func brokenTexts(among texts: [String: [UInt8]]) -> [String: [UInt8]] {
    texts.filter { path, bytes in
      FileKind.of(FilePath(path).components.last ?? "") != nil && FilePath(path).isBelow(FilePath(folder)) && !Self.isJSON(bytes)
        && ((try? DiskFile.bytes(of: path)).map(Self.isJSON) ?? false)
    }
  }

  private static func isJSON(_ bytes: [UInt8]) -> Bool {
    var (sources, findings) = (SourceMap(), DiagnosticBag())
    return JSONReader.read(sources.add(path: "", bytes: bytes), in: sources, respelled: .kept, into: &findings) != nil
  }

  /// Whether themes name a module of the workspace that was not there when the module was read.
  func lacksModule(among folders: ModuleFolders) -> Bool {
    guard let followed, followed.compilation.diagnostics.contains(where: { $0.rule == .unknownModule }) else { return false }
    let read = followed.read
    return read.library.entries[name]?.contains { entry in
      Self.modules(in: entry.theme.root).contains { $0 != name && dependencies[$0] == nil && folders.folder(named: $0) != nil }
    } ?? false
  }

  /// The modules that the themes of a module name.
  private func named(in module: CompilerInput.Module, _ sources: SourceMap) -> Set<String> {
    module.files.filter(\.isTheme).reduce(into: []) { names, file in
      var findings = DiagnosticBag()
      guard let document = JSONReader.read(file.id, in: sources, into: &findings) else { return }
      names.formUnion(Self.modules(in: document.root))
    }
  }

  private static func modules(in theme: JSONValue) -> Set<String> {
    let tokens = theme["tokens"].map { $0.kind == .array ? Array($0.elements) : [$0] } ?? []
    return Set(
      ([theme["extends"]] + tokens).compactMap { $0?.string }.compactMap { text in
        text.firstIndex(of: ":").map { String(text[..<$0]) }
      })
  }
}
