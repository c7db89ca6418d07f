internal import PelmetDiagnostics
internal import PelmetSyntax

/// Follows what themes say of each other, and puts every theme's chain in order.
struct Linker {
  let library: Library
  var diagnostics = DiagnosticBag()
  /// Decoding of these themes of other modules has been reported.
  private var reported: Set<FileID> = []

  init(_ library: Library) {
    self.library = library
  }

  /// The compiled themes with their chains, in the order of their paths; those whose chain is broken are left out.
  static func link(_ library: Library, into diagnostics: inout DiagnosticBag) -> [ThemeChain] {
    var linker = Linker(library)
    let entries = (library.entries[library.main] ?? []).filter(\.isCompiled)

    let chains = entries.compactMap { linker.chain(of: $0) }
    diagnostics.add(contentsOf: linker.diagnostics)
    return chains
  }

  /// The chain of a theme, base first; `nil` when it does not end.
  private mutating func chain(of entry: Library.Entry) -> ThemeChain? {
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
      if !base.isCompiled, reported.insert(base.theme.file).inserted { diagnostics.add(contentsOf: base.diagnostics) }
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
    let (module, name) = ModuleReference.split(extends, in: entry.theme.module, library.modules, into: &diagnostics)
    guard let module else { return nil }
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
    let place = module == entry.theme.module ? "in this module" : "in module '\(module)'"
    diagnostics.add(
      Diagnostic(
        isPath ? .unknownFile : .unknownTheme, at: extends.source,
        isPath ? "'\(name)' is not a theme file \(place)" : "'\(name)' is not a theme \(place)",
        fixIts: qualified.map { [.init("replace with \"\($0)\"", edits: [.init(extends.source.span, "\"\($0)\"")])] } ?? [],
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

extension Ring {
  /// The names around a ring, from the least one back to it, so that the text does not depend on where one entered.
  static func canonical(_ names: [String]) -> [String] {
    let ring = names.dropLast()
    guard let start = ring.indices.min(by: { ring[$0] < ring[$1] }) else { return names }
    return Array(ring[start...] + ring[..<start]) + [ring[start]]
  }
}
