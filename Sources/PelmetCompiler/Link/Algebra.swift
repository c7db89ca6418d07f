internal import Pelmet
internal import PelmetDiagnostics
internal import PelmetSyntax

/// The layer algebra: what a chain of layers says in one place, for one set of traits.
struct Algebra {
  let chain: ThemeChain
  /// The layers of each screen, with the screens that it extends, base first.
  private let screens: [String: [Layer]]

  /// Rings and missing names among the screens are reported.
  init(_ chain: ThemeChain, sources: SourceMap, into diagnostics: inout DiagnosticBag) {
    self.chain = chain
    var screens: [String: [Layer]] = [:]
    for name in chain.screenNames {
      let names = Algebra.screenChain(name, of: chain, sources: sources, into: &diagnostics)
      screens[name] = names.flatMap { chain.screen($0).map(\.layer) }
    }
    self.screens = screens
  }

  /// The layers that speak in a place, in groups from general to specific: theme, context, screen. An isolated context stands alone.
  func layers(_ place: Place) -> [[Layer]] {
    let context = place.context.map(chain.context) ?? []
    let isIsolated = self.isIsolated(place)
    return [isIsolated ? [] : chain.themes.map(\.layer), context.map(\.layer), place.screen.flatMap { screens[$0] } ?? []]
  }

  /// Whether only what the context says itself holds there.
  func isIsolated(_ place: Place) -> Bool {
    place.context.map(chain.context)?.compactMap(\.isIsolated).last ?? false
  }

  /// What the layers of a place say for some traits: merged, conditions applied, places on top of each other, but `like` not yet
  /// followed. A forced light or dark style decides the scheme.
  func merged(_ place: Place, _ traits: Traits) -> LayerObject {
    let style = layered(place, traits)
    guard let forced = style.forcedScheme, forced != traits.scheme else { return style }
    var traits = traits
    traits.scheme = forced
    return layered(place, traits)
  }

  private func layered(_ place: Place, _ traits: Traits) -> LayerObject {
    let schema = Catalogue.style
    return layers(place).reduce(LayerObject()) { style, layers in
      var group = layers.reduce(LayerObject()) { $0.merged(with: $1.style, schema) }
      for when in layers.flatMap(\.whens) where when.condition.holds(for: traits) {
        group = group.merged(with: when.style, schema)
      }
      return style.merged(with: group, schema)
    }
  }

  /// What finally holds in a place for some traits. Rings of `like` are reported.
  func style(_ place: Place, _ traits: Traits, sources: SourceMap, into diagnostics: inout DiagnosticBag) -> LayerObject {
    LikeExpansion.expand(merged(place, traits), Catalogue.style, sources: sources, into: &diagnostics)
  }

  /// Where a table holds.
  struct Place: Hashable {
    var context: String?
    var screen: String?
  }

  private static func screenChain(
    _ name: String, of chain: ThemeChain, sources: SourceMap, into diagnostics: inout DiagnosticBag
  ) -> [String] {
    var names = [name]
    while let extends = chain.base(ofScreen: names[0]) {
      if let end = names.firstIndex(of: extends.name) {
        let ring = names[...end].reversed()
        let members = ring.compactMap { name in
          chain.base(ofScreen: name).map { (source: $0.source, note: "screen '\(name)' extends '\($0.name)'") }
        }
        let walk = Ring.canonical(Array(ring) + [extends.name]).joined(separator: " → ")
        let summary = ring.count == 1 ? "screen '\(extends.name)' extends itself" : "screens extend each other in a ring: \(walk)"
        if let ring = Ring(members: members).diagnostic(LinkingDiagnostics.inheritanceCycle, summary, in: sources) {
          diagnostics.add(ring)
        }
        break
      }
      guard chain.screenNames.contains(extends.name) else {
        let suggestion = SpellingSuggestion.nearest(to: extends.name, among: chain.screenNames)
        diagnostics.add(
          .error(
            LinkingDiagnostics.unknownTheme, at: extends.source, "no screen of this theme is called '\(extends.name)'",
            suggestion: suggestion))
        break
      }
      names.insert(extends.name, at: 0)
    }
    return names
  }
}

extension LayerObject {
  /// The scheme that the style forces, if any.
  var forcedScheme: Traits.Scheme? {
    guard let field = Catalogue.style.index(of: "userInterfaceStyle"), case .value(let written)? = entry(field)?.content,
      case .constant(.name(let name)) = written.expression
    else { return nil }
    return Traits.Scheme(rawValue: name)
  }
}
