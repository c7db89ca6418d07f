internal import PelmetDiagnostics
internal import PelmetNotation
internal import PelmetSyntax

/// The screens that each screen of a theme extends. Rings, missing names and chains that are too long are reported.
struct ScreenChains {
  private let chain: ThemeChain
  private let sources: SourceMap
  private let names: NameList

  private init(_ chain: ThemeChain, _ sources: SourceMap) {
    (self.chain, self.sources) = (chain, sources)
    names = NameList(chain.screenNames)
  }

  /// The layers of each screen, with those of the screens that it extends, base first. Of a ring each screen has its own.
  static func layers(
    of chain: ThemeChain, sources: SourceMap, into diagnostics: inout DiagnosticBag
  ) -> [String: [Layer]] {
    let chains = ScreenChains(chain, sources)
    let lengths = ChainLengths(from: chain.screenNames, id: { $0 }, next: { chains.base(of: $0, into: &diagnostics) })
    for ring in lengths.rings { chains.report(ring, into: &diagnostics) }
    for name in lengths.tooLong { chains.reportTooLong(name, into: &diagnostics) }
    var layers: [String: [Layer]] = [:]
    for name in chain.screenNames {
      var names = [name]
      if lengths.isWithinLimit(name) {
        while let base = chain.base(ofScreen: names[names.count - 1]), chains.names.contains(base.name) {
          names.append(base.name)
        }
      }
      layers[name] = names.reversed().flatMap { chain.screen($0).map(\.layer) }
    }
    return layers
  }

  /// The screen that a screen extends.
  private func base(of name: String, into diagnostics: inout DiagnosticBag) -> String? {
    guard let extends = chain.base(ofScreen: name) else { return nil }
    if names.contains(extends.name) { return extends.name }
    let suggestion = CaseSearch(names).nearest(to: extends.name, except: name)
    diagnostics.add(
      Diagnostic(
        .unknownTheme, at: extends.source, "'\(extends.name)' is not a screen of this theme",
        fixIts: suggestion.map { Rewrite($0, meantBy: extends.name).fixIts(at: extends.source) } ?? [], suggestion: suggestion))
    return nil
  }

  private func reportTooLong(_ name: String, into diagnostics: inout DiagnosticBag) {
    guard let extends = chain.base(ofScreen: name) else { return }
    diagnostics.add(
      Diagnostic(
        .nestedTooDeep, at: extends.source, "more than \(Limit.nesting) screens extend each other",
        fix: "extend a screen that is nearer to the first one"))
  }

  private func report(_ ring: [String], into diagnostics: inout DiagnosticBag) {
    let members = ring.compactMap { name in
      chain.base(ofScreen: name).map { (source: $0.source, note: "screen '\(name)' extends '\($0.name)'") }
    }
    let summary =
      ring.count == 1
      ? "screen '\(ring[0])' extends itself" : "screens extend each other in a cycle: \(Ring.walk(ring + [ring[0]]))"
    if let ring = Ring(members: members).diagnostic(.inheritanceCycle, summary, in: sources) { diagnostics.add(ring) }
  }
}
