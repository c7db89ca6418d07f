internal import Pelmet
internal import PelmetDiagnostics
internal import PelmetSyntax

/// A theme with everything that it extends, base first.
struct ThemeChain {
  let themes: [DecodedTheme]
  /// Whether the chain ends in a theme without `extends`; otherwise a missing base was reported.
  let isComplete: Bool

  /// The theme itself.
  var theme: DecodedTheme { themes[themes.count - 1] }

  /// Whether some theme of the chain was reported.
  var isDamaged: Bool { !isComplete || themes.contains(where: \.isDamaged) }

  /// The chains of the themes in this one, base first.
  var prefixes: [ThemeChain] { themes.indices.map { ThemeChain(themes: Array(themes[...$0]), isComplete: isComplete) } }

  /// The names of the contexts, sorted.
  var contextNames: [String] { names(\.contexts) }

  /// The names of the screens, sorted.
  var screenNames: [String] { names(\.screens) }

  private func names(_ places: (DecodedTheme) -> [DecodedTheme.PlaceEntry]) -> [String] {
    Set(themes.flatMap { places($0).map(\.name) }).sorted()
  }

  /// The entries of one context, base first.
  func context(_ name: String) -> [DecodedTheme.PlaceEntry] { themes.flatMap { $0.contexts.filter { $0.name == name } } }

  /// The entries of one screen, base first, without the screens that it extends.
  func screen(_ name: String) -> [DecodedTheme.PlaceEntry] { themes.flatMap { $0.screens.filter { $0.name == name } } }

  /// The screen that a screen extends; the most derived theme decides.
  func base(ofScreen name: String) -> DecodedTheme.NamedReference? { screen(name).compactMap(\.extends).last }
}

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
      ? "'\(names[0])' extends itself" : "themes extend each other in a cycle: \(Ring.canonical(names).joined(separator: " → "))"
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
  private func suggestion(for name: String, in module: String, of entry: Library.Entry) -> String? {
    let others = (library.entries[module] ?? []).filter { $0.theme.file != entry.theme.file }.map(\.theme.name)
    let plain = Self.plain(name)
    return others.contains(plain) ? plain : CaseSearch(others).nearest(to: plain)
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
