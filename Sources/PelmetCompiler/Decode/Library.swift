package import PelmetDiagnostics
internal import PelmetSyntax

/// Every theme of a run, decoded, by module and name.
package struct Library: Sendable {
  /// An object: a theme is large, and asked for again and again.
  package final class Entry: Sendable {
    package let theme: DecodedTheme
    let isCompiled: Bool
    let path: String
    /// Findings of decoding the file.
    let findings: DiagnosticBag

    init(theme: DecodedTheme, isCompiled: Bool, path: String, findings: DiagnosticBag) {
      (self.theme, self.isCompiled, self.path, self.findings) = (theme, isCompiled, path, findings)
    }
  }

  /// A theme of which not even the version could be read. Whoever refers to it is not at fault.
  struct UnreadableEntry: Sendable {
    let file: CompilerInput.File
    let name: String
    let isCompiled: Bool
    let findings: DiagnosticBag
  }

  /// The name of the module that is compiled.
  package let main: String
  /// In the order of their paths, by module.
  package private(set) var entries: [String: [Entry]] = [:]
  /// By module.
  private(set) var unreadable: [String: [UnreadableEntry]] = [:]
  /// The names of the modules, the compiled one first.
  let modules: [String]
  /// The modules whose generated Swift only they themselves see.
  let internalModules: Set<String>
  /// The texts of the themes, without those that are read because a theme names them.
  package let sources: SourceMap
  /// Findings in the themes that are compiled. Those of other themes are reported when a compiled one extends them.
  package private(set) var findings = DiagnosticBag()
  /// The files that were decoded anew, because an earlier library has them with another text, or not at all.
  private(set) var changed: Set<FileID> = []
  /// Every file, by its number, where its content depends on its text alone.
  private var decoded: [FileID: DecodedFile] = [:]
  /// The positions of ``entries`` of a module.
  private var indices: [Place: Int] = [:]

  private struct Place: Hashable {
    var module: String
    var name: String?
    var path: String?
  }

  /// - Parameter previous: The library of the same files with other texts. Files whose text did not change are taken from it.
  package init(_ input: CompilerInput, after previous: Library? = nil) {
    main = input.module.name
    modules = [main] + input.dependencies.map(\.name)
    internalModules = Set(input.dependencies.filter { $0.settings.access == .internal }.map(\.name))
    sources = input.sources
    // Build the catalogue first: threads that wait for another one to build it would spin.
    _ = Catalogue.style
    for module in [input.module] + input.dependencies {
      let colorSets = module.assets.map { ColorSets($0, input.sources) }
      let files = module.files.sorted { $0.path < $1.path }.filter(\.isTheme)
      let decoded: [DecodedFile]
      if let colorSets {
        // The first theme that names a colour set is in the findings about it.
        decoded = files.map { DecodedFile($0, module: module, main: input.module.name, input.sources, colorSets) }
        changed.formUnion(files.map(\.id))
      } else {
        let kept = files.map { previous?.decoded($0.id, ifSameIn: input.sources) }
        let new = zip(files, kept).filter { $1 == nil }.map(\.0)
        var fresh = input.workers.map(new) { DecodedFile($0, module: module, main: input.module.name, input.sources) }
          .makeIterator()
        decoded = kept.compactMap { $0 ?? fresh.next() }
        changed.formUnion(new.map(\.id))
        for file in decoded { self.decoded[file.file.id] = file }
      }
      for file in decoded { add(file, module: module.name) }
      // A module reports its own catalogues when it is compiled itself.
      if module.name == main, let colorSets { findings.add(contentsOf: colorSets.findings) }
    }
  }

  private func decoded(_ file: FileID, ifSameIn other: SourceMap) -> DecodedFile? {
    sources.isSame(file, in: other) ? decoded[file] : nil
  }

  private mutating func add(_ decoded: DecodedFile, module: String) {
    let (file, own) = (decoded.file, decoded.findings)
    if decoded.isCompiled { findings.add(contentsOf: own) }
    guard let entry = decoded.entry else {
      unreadable[module, default: []].append(
        UnreadableEntry(file: file, name: decoded.name, isCompiled: decoded.isCompiled, findings: own))
      return
    }
    let index = entries[module]?.count ?? 0
    // Of themes with one name the first counts.
    for place in [Place(module: module, name: decoded.name), Place(module: module, path: file.path)] where indices[place] == nil {
      indices[place] = index
    }
    entries[module, default: []].append(entry)
  }

  func theme(_ name: String, in module: String) -> Entry? {
    indices[Place(module: module, name: name)].flatMap { entries[module]?[$0] }
  }

  func theme(atPath path: String, in module: String) -> Entry? {
    indices[Place(module: module, path: path)].flatMap { entries[module]?[$0] }
  }
}

/// The content of one theme file, and what is wrong with it.
private struct DecodedFile: Sendable {
  let file: CompilerInput.File
  let name: String
  let isCompiled: Bool
  /// `nil` if it is no theme of this version.
  let entry: Library.Entry?
  let findings: DiagnosticBag

  init(
    _ file: CompilerInput.File, module: CompilerInput.Module, main: String, _ sources: SourceMap, _ colorSets: ColorSets? = nil
  ) {
    let name = FileKind.of(file.name)?.name ?? file.name
    let isCompiled = module.name == main && file.isCompiled
    var findings = DiagnosticBag()
    let theme = JSONReader.read(file.id, in: sources, into: &findings).flatMap { document in
      ThemeDecoder.decode(document, name: name, module: module.name, colorSets: colorSets, into: &findings)
    }
    entry = theme.map { Library.Entry(theme: $0, isCompiled: isCompiled, path: file.path, findings: findings) }
    (self.file, self.name, self.isCompiled, self.findings) = (file, name, isCompiled, findings)
  }
}

extension Library {
  /// Splits `Module:NAME`, or a name of the module in which it stands, into module and name. A module that is not there is reported.
  func split(
    _ reference: DecodedTheme.NamedReference, in module: String, into diagnostics: inout DiagnosticBag
  ) -> (module: String, name: String)? {
    guard let colon = reference.name.firstIndex(of: ":") else { return (module, reference.name) }
    let name = String(reference.name[reference.name.index(after: colon)...])
    let other = String(reference.name[..<colon])
    if modules.contains(other) { return (other, name) }
    let meant = CaseSearch(modules).nearest(to: other).map { "\($0):\(name)" }
    diagnostics.add(
      Diagnostic(
        .unknownModule, at: reference.source,
        "'\(other)' is not a module of this run",
        fixIts: meant.map { Rewrite($0, meantBy: reference.name).fixIts(at: reference.source) } ?? [],
        suggestion: meant, fix: "add it to the target's dependencies, or pass --module \(other)=DIR"))
    return nil
  }
}
