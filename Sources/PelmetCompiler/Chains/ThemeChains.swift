package import PelmetDiagnostics
internal import PelmetNotation
internal import PelmetSyntax

/// The chains of the themes that are compiled.
package struct ThemeChains {
  /// In the order of their paths. Themes whose chain does not end are left out.
  package let all: [ThemeChain]
  /// Those of the themes that are not abstract.
  package let concrete: [ThemeChain]
  /// Those of abstract themes that no compiled theme extends: what they leave open is for themes that are not here.
  let open: [ThemeChain]
  /// The themes among them that others extend which this run does not compile.
  let extendedElsewhere: Set<FileID>
  /// Findings of following `extends`, and of decoding themes of other modules that it leads to.
  package let findings: DiagnosticBag

  package init(_ library: Library) {
    var follower = ChainFollower(library)
    let compiled = (library.entries[library.main] ?? []).filter(\.isCompiled)
    let lengths = ChainLengths(from: compiled, id: \.theme.file, next: { follower.base(of: $0) })
    for ring in lengths.rings { follower.report(ring) }
    for entry in lengths.tooLong { follower.reportTooLong(entry) }
    all = compiled.filter(lengths.isWithinLimit).map { follower.chain(of: $0) }
    concrete = all.filter { !$0.theme.isAbstract }
    findings = follower.diagnostics
    let extended = Set(all.flatMap { $0.themes.dropLast().map(\.file) })
    open = all.filter { $0.theme.isAbstract && !extended.contains($0.theme.file) }
    let others = open.isEmpty ? [] : (library.entries[library.main] ?? []).filter { !$0.isCompiled }
    extendedElsewhere = Set(others.compactMap { follower.base(of: $0)?.theme.file })
  }
}

/// Follows `extends` from one theme to the next.
private struct ChainFollower {
  private(set) var diagnostics = DiagnosticBag()
  private let library: Library
  /// Themes of other modules whose findings of decoding have been reported.
  private var reported: Set<FileID> = []
  /// The base of each theme that was looked for.
  private var bases: [FileID: Library.Entry?] = [:]
  /// The names of each module's themes, for searches.
  private var names: [String: NameList] = [:]

  init(_ library: Library) {
    self.library = library
  }

  /// The chain of a theme, base first. It must end.
  mutating func chain(of entry: Library.Entry) -> ThemeChain {
    var chain = [entry.theme]
    var last = entry
    while let base = base(of: last) {
      if !base.isCompiled, reported.insert(base.theme.file).inserted { diagnostics.add(contentsOf: base.findings) }
      chain.append(base.theme)
      last = base
    }
    return ThemeChain(themes: chain.reversed(), isComplete: last.theme.extends == nil)
  }

  mutating func reportTooLong(_ entry: Library.Entry) {
    guard let extends = entry.theme.extends else { return }
    diagnostics.add(
      Diagnostic(
        .nestedTooDeep, at: extends.source, "more than \(Limit.nesting) themes extend each other",
        fix: "extend a theme that is nearer to the first one"))
  }

  mutating func report(_ ring: [Library.Entry]) {
    let members = ring.compactMap { entry in
      entry.theme.extends.map { (source: $0.source, note: "'\(entry.theme.name)' extends '\($0.name)'") }
    }
    let names = ring.map(\.theme.name) + [ring[0].theme.name]
    let summary =
      ring.count == 1
      ? "'\(names[0])' extends itself" : "themes extend each other in a cycle: \(Ring.walk(names))"
    if let diagnostic = Ring(members: members).diagnostic(.inheritanceCycle, summary, in: library.sources) {
      diagnostics.add(diagnostic)
    }
  }

  /// The theme that another one extends.
  mutating func base(of entry: Library.Entry) -> Library.Entry? {
    if let known = bases[entry.theme.file] { return known }
    let base = entry.theme.extends.flatMap { search($0, of: entry) }
    bases[entry.theme.file] = .some(base)
    return base
  }

  private mutating func search(_ extends: DecodedTheme.NamedReference, of entry: Library.Entry) -> Library.Entry? {
    guard let (module, name) = library.split(extends, in: entry.theme.module, into: &diagnostics) else { return nil }
    let isPath = name.contains("/") || name.hasSuffix(FileKind.theme.rawValue)
    if isPath {
      guard !Path.leavesItsFolder(name) else {
        diagnostics.add(Path.outside(extends.source))
        return nil
      }
      let path = Path.joined(module == entry.theme.module ? entry.directory : "", name)
      if let found = library.theme(atPath: path, in: module) { return found }
      if reportUnreadable(in: module, { $0.file.path == path }) { return nil }
    } else {
      if let found = library.theme(name, in: module) { return found }
      if reportUnreadable(in: module, { $0.name == name }) { return nil }
    }
    let meant = suggestion(for: name, in: module, of: entry)
    let qualified = meant.map { module == entry.theme.module ? $0 : "\(module):\($0)" }
    let place = module == entry.theme.module ? "in this module" : "in module '\(module)'"
    diagnostics.add(
      Diagnostic(
        isPath ? .unknownFile : .unknownTheme, at: extends.source,
        isPath ? "'\(name)' is not a theme file \(place)" : "'\(name)' is not a theme \(place)",
        fixIts: meant.map { Rewrite($0, meantBy: Self.plain(name), as: qualified).fixIts(at: extends.source) } ?? [],
        suggestion: qualified))
    return nil
  }

  /// Reports why a theme could not be read, if that is why it is not there.
  private mutating func reportUnreadable(in module: String, _ isMeant: (Library.UnreadableEntry) -> Bool) -> Bool {
    guard let entry = library.unreadable[module]?.first(where: isMeant) else { return false }
    if !entry.isCompiled, reported.insert(entry.file.id).inserted { diagnostics.add(contentsOf: entry.findings) }
    return true
  }

  /// The theme that was meant: by its name, of which the file's ending and folders are no part, else the nearest; never the one that
  /// extends.
  private mutating func suggestion(for name: String, in module: String, of entry: Library.Entry) -> String? {
    let list = names[module] ?? NameList((library.entries[module] ?? []).map(\.theme.name))
    names[module] = list
    let own = entry.theme.module == module ? entry.theme.name : nil
    let plain = Self.plain(name)
    return plain != own && list.contains(plain) ? plain : CaseSearch(list).nearest(to: plain, except: own)
  }

  /// The name of a theme in a path of its file.
  private static func plain(_ name: String) -> String {
    var plain = name.split(separator: "/").last.map { String($0) } ?? name
    for ending in [FileKind.theme.rawValue, ".json", ".theme"] where plain.hasSuffix(ending) {
      plain.removeLast(ending.count)
      break
    }
    return plain
  }
}

extension Library.Entry {
  /// The directory of the theme in its module, empty or ending in `/`.
  fileprivate var directory: String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  }
}
