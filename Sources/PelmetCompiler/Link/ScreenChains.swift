internal import PelmetDiagnostics
internal import PelmetSyntax

/// The screens that each screen of a theme extends. Rings, missing names and chains that are too long are reported.
struct ScreenChains {
  private let chain: ThemeChain
  private let sources: SourceMap
  private let names: NameList
  /// The number of screens in the chain of each; ``endless`` of those that lead to a ring.
  private var lengths: [String: Int] = [:]
  private static let endless = Int.max

  private init(_ chain: ThemeChain, _ sources: SourceMap) {
    (self.chain, self.sources) = (chain, sources)
    names = NameList(chain.screenNames)
  }

  /// The layers of each screen, with those of the screens that it extends, base first. Of a ring each screen has its own.
  static func layers(
    of chain: ThemeChain, sources: SourceMap, into diagnostics: inout DiagnosticBag
  ) -> [String: [Layer]] {
    var chains = ScreenChains(chain, sources)
    var layers: [String: [Layer]] = [:]
    for name in chain.screenNames {
      var names = [name]
      if chains.length(of: name, into: &diagnostics) <= Limit.nesting {
        while let base = chain.base(ofScreen: names[names.count - 1]), chains.names.contains(base.name) {
          names.append(base.name)
        }
      }
      layers[name] = names.reversed().flatMap { chain.screen($0).map(\.layer) }
    }
    return layers
  }

  /// The number of screens in a chain. Each screen is looked at once, however many extend it.
  private mutating func length(of name: String, into diagnostics: inout DiagnosticBag) -> Int {
    var walk = [name]
    var positions = [name: 0]
    while lengths[walk[walk.count - 1]] == nil, let extends = chain.base(ofScreen: walk[walk.count - 1]) {
      if let start = positions[extends.name] {
        report(Array(walk[start...]), into: &diagnostics)
        lengths[walk[walk.count - 1]] = Self.endless
        break
      }
      guard names.contains(extends.name) else {
        let suggestion = CaseSearch(names).nearest(to: extends.name, except: walk[walk.count - 1])
        diagnostics.add(
          Diagnostic(
            .unknownTheme, at: extends.source, "'\(extends.name)' is not a screen of this theme",
            fixIts: suggestion.map { Rewrite($0, meantBy: extends.name).fixIts(at: extends.source) } ?? [], suggestion: suggestion
          ))
        break
      }
      positions[extends.name] = walk.count
      walk.append(extends.name)
    }
    var length = 0
    for name in walk.reversed() {
      if let known = lengths[name] {
        length = known
      } else if length != Self.endless {
        length += 1
        if length == Limit.nesting + 1, let extends = chain.base(ofScreen: name) {
          diagnostics.add(
            Diagnostic(
              .nestedTooDeep, at: extends.source, "more than \(Limit.nesting) screens extend each other",
              fix: "extend a screen that is nearer to the first one"))
        }
      }
      lengths[name] = length
    }
    return length
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
