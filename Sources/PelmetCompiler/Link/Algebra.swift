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
  func merged(_ place: Place, _ traits: Theme.Traits) -> LayerObject {
    let style = layered(place, traits)
    guard let forced = style.forcedScheme, forced != traits.scheme else { return style }
    var traits = traits
    traits.scheme = forced
    return layered(place, traits)
  }

  private func layered(_ place: Place, _ traits: Theme.Traits) -> LayerObject {
    let schema = Catalogue.style
    return layers(place).reduce(LayerObject()) { style, layers in
      style.merged(with: written(layers, traits).reduce(LayerObject()) { $0.merged(with: $1, schema) }, schema)
    }
  }

  /// What layers write for some traits, their conditions after all of them.
  private func written(_ layers: [Layer], _ traits: Theme.Traits) -> [LayerObject] {
    layers.map(\.style) + layers.flatMap(\.whens).filter { $0.condition.holds(for: traits) }.map(\.style)
  }

  /// One layer of a place: what it writes, and what is merged with it on top of all below.
  struct Step {
    let written: LayerObject
    let merged: LayerObject
  }

  /// The layers that speak in a place for some traits, base first; what the last has merged is ``merged(_:_:)``. The scheme of the
  /// traits is the one that holds, forced or not.
  func steps(_ place: Place, _ traits: Theme.Traits) -> [Step] {
    let schema = Catalogue.style
    var steps: [Step] = []
    for layers in layers(place) {
      let below = steps.last?.merged ?? LayerObject()
      var group = LayerObject()
      for written in written(layers, traits) {
        group = group.merged(with: written, schema)
        steps.append(Step(written: written, merged: below.merged(with: group, schema)))
      }
    }
    return steps
  }

  /// What finally holds in a place for some traits. Rings of `like` are reported.
  func style(_ place: Place, _ traits: Theme.Traits, sources: SourceMap, into diagnostics: inout DiagnosticBag) -> LayerObject {
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
        let summary =
          ring.count == 1 ? "screen '\(extends.name)' extends itself" : "screens extend each other in a cycle: \(walk)"
        if let ring = Ring(members: members).diagnostic(.inheritanceCycle, summary, in: sources) {
          diagnostics.add(ring)
        }
        break
      }
      guard chain.screenNames.contains(extends.name) else {
        let suggestion = SpellingSuggestion.nearest(to: extends.name, among: chain.screenNames)
        diagnostics.add(
          Diagnostic(
            .unknownTheme, at: extends.source, "'\(extends.name)' is not a screen of this theme",
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
  var forcedScheme: Theme.Traits.Scheme? {
    guard let field = Catalogue.style.index(of: "userInterfaceStyle"), case .value(let written)? = entry(field)?.content,
      case .constant(.name(let name)) = written.expression
    else { return nil }
    return Theme.Traits.Scheme(rawValue: name)
  }
}
