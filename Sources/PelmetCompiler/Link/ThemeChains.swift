internal import PelmetDiagnostics
internal import PelmetSyntax

/// The chains of the themes that are compiled.
struct ThemeChains {
  /// In the order of their paths. Themes whose chain does not end are left out.
  let all: [ThemeChain]
  /// Findings of following `extends`, and of decoding themes of other modules that it leads to.
  let findings: DiagnosticBag

  init(_ library: Library) {
    var follower = ChainFollower(library)
    all = (library.entries[library.main] ?? []).filter(\.isCompiled).compactMap { follower.chain(of: $0) }
    findings = follower.diagnostics
  }

  /// The chains of the themes that are not abstract.
  var concrete: [ThemeChain] { all.filter { !$0.theme.isAbstract } }
}

/// Follows `extends` from one theme to the next.
private struct ChainFollower {
  private(set) var diagnostics = DiagnosticBag()
  private let library: Library
  /// Themes of other modules whose findings of decoding have been reported.
  private var reported: Set<FileID> = []

  init(_ library: Library) {
    self.library = library
  }

  /// The chain of a theme, base first; `nil` when it does not end.
  mutating func chain(of entry: Library.Entry) -> ThemeChain? {
    var chain = [entry]
    var isComplete = true
    while let extends = chain[chain.count - 1].theme.extends {
      guard let base = base(extends, of: chain[chain.count - 1]) else {
        isComplete = false
        break
      }
      if let start = chain.firstIndex(where: { $0.theme.file == base.theme.file }) {
        report(Array(chain[start...]))
        return nil
      }
      if !base.isCompiled, reported.insert(base.theme.file).inserted { diagnostics.add(contentsOf: base.findings) }
      chain.append(base)
    }
    return ThemeChain(themes: chain.reversed().map(\.theme), isComplete: isComplete)
  }

  private mutating func report(_ ring: [Library.Entry]) {
    let members = ring.compactMap { entry in
      entry.theme.extends.map { (source: $0.source, note: "'\(entry.theme.name)' extends '\($0.name)'") }
    }
    let names = ring.map(\.theme.name) + [ring[0].theme.name]
    let summary =
      ring.count == 1
      ? "'\(names[0])' extends itself" : "themes extend each other in a ring: \(Ring.canonical(names).joined(separator: " → "))"
    if let diagnostic = Ring(members: members).diagnostic(.inheritanceCycle, summary, in: library.sources) {
      diagnostics.add(diagnostic)
    }
  }

  /// The theme that `extends` names.
  private mutating func base(_ extends: DecodedTheme.NamedReference, of entry: Library.Entry) -> Library.Entry? {
    guard let (module, name) = library.split(extends, in: entry.theme.module, into: &diagnostics) else { return nil }
    let isPath = name.contains("/") || name.hasSuffix(FileKind.theme.rawValue)
    if isPath {
      guard !Path.leavesItsFolder(name) else {
        diagnostics.add(Path.outside(extends.source))
        return nil
      }
      let path = Path.joined(module == entry.theme.module ? entry.directory : "", name)
      if let found = library.theme(atPath: path, in: module) { return found }
    } else {
      if let found = library.theme(name, in: module) { return found }
      if library.unreadable[module]?.contains(name) == true { return nil }
    }
    let known = (library.entries[module] ?? []).map(isPath ? \.path : \.theme.name)
    let suggestion = SpellingSuggestion.nearest(to: name, among: known)
    let qualified = suggestion.map { module == entry.theme.module ? $0 : "\(module):\($0)" }
    let place = module == entry.theme.module ? "here" : "in module '\(module)'"
    diagnostics.add(
      Diagnostic(
        isPath ? .unknownFile : .unknownTheme, at: extends.source,
        isPath ? "there is no theme file '\(name)' \(place)" : "no theme \(place) is called '\(name)'",
        fixIts: qualified.map { [.init("Replace by \"\($0)\"", edits: [.init(extends.source.span, "\"\($0)\"")])] } ?? [],
        suggestion: qualified))
    return nil
  }
}

extension Library.Entry {
  /// The directory of the theme in its module, empty or ending in `/`.
  fileprivate var directory: String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  }
}
