package import Pelmet
package import PelmetDiagnostics
internal import PelmetSyntax

/// The layer algebra: merges the layers of a chain for one place and one set of traits.
package struct Algebra {
  package let chain: ThemeChain
  /// The layers of each screen, with the screens that it extends, base first.
  private let screens: [String: [Layer]]

  /// Rings and missing names among the screens are reported.
  package init(_ chain: ThemeChain, sources: SourceMap, into diagnostics: inout DiagnosticBag) {
    self.chain = chain
    screens = ScreenChains.layers(of: chain, sources: sources, into: &diagnostics)
  }

  /// The layers that speak in a place, in groups from general to specific: theme, context, screen. An isolated context stands alone.
  package func layers(_ place: Theme.Place) -> [[Layer]] {
    let context = place.context.map { chain.context($0.name) } ?? []
    let isIsolated = self.isIsolated(place)
    return [isIsolated ? [] : chain.themes.map(\.layer), context.map(\.layer), place.screen.flatMap { screens[$0.name] } ?? []]
  }

  /// Whether the place has only the context's own values.
  func isIsolated(_ place: Theme.Place) -> Bool {
    place.context.map { chain.context($0.name) }?.compactMap(\.isIsolated).last ?? false
  }

  /// The layers of a place for some traits: merged, conditions applied, places on top of each other, but `like` not yet followed. A
  /// forced light or dark style decides the scheme.
  package func merged(_ place: Theme.Place, _ traits: Theme.Traits) -> LayerObject {
    let style = layered(place, traits)
    guard let forced = style.forcedScheme, forced != traits.scheme else { return style }
    var traits = traits
    traits.scheme = forced
    return layered(place, traits)
  }

  private func layered(_ place: Theme.Place, _ traits: Theme.Traits) -> LayerObject {
    let schema = Catalogue.style
    return layers(place).reduce(LayerObject()) { style, layers in
      style.merged(with: written(layers, traits).reduce(LayerObject()) { $0.merged(with: $1, schema) }, schema)
    }
  }

  /// The layers' own values for some traits, then those of their conditions.
  private func written(_ layers: [Layer], _ traits: Theme.Traits) -> [LayerObject] {
    layers.map(\.style) + layers.flatMap(\.whens).filter { $0.condition.holds(for: traits) }.map(\.style)
  }

  /// One layer of a place: its own values, and the result of putting it on top of all below.
  struct Step {
    let written: LayerObject
    let merged: LayerObject
  }

  /// The layers that speak in a place for some traits, base first; what the last has merged is ``merged(_:_:)``. The scheme of the
  /// traits is the one that holds, forced or not.
  func steps(_ place: Theme.Place, _ traits: Theme.Traits) -> [Step] {
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

  /// The final style of a place for some traits. Rings of `like` are reported.
  package func style(_ place: Theme.Place, _ traits: Theme.Traits, sources: SourceMap, into diagnostics: inout DiagnosticBag)
    -> LayerObject
  {
    LikeExpansion.expand(merged(place, traits), Catalogue.style, sources: sources, into: &diagnostics)
  }
}

extension LayerObject {
  /// The scheme that the style forces, if any.
  package var forcedScheme: Theme.Traits.Scheme? {
    guard let field = Catalogue.style.index(of: .userInterfaceStyle), case .value(let written)? = entry(field)?.content,
      case .constant(.name(let name)) = written.expression
    else { return nil }
    return Theme.Traits.Scheme(rawValue: name)
  }
}

extension LayerObject {
  /// This object with another layer's on top. Descends through objects; values are replaced whole. An object that says what it is
  /// `like` begins anew. A layer that says `background: transparent` drops the background and shadow below it.
  func merged(with over: LayerObject, _ schema: Schema) -> LayerObject {
    if over.like != nil || like == nil && entries.isEmpty { return over }
    if over.entries.isEmpty { return self }
    var result = LayerObject(like: like)
    result.entries.reserveCapacity(max(entries.count, over.entries.count))
    let dropped = over.clearsBackground(schema) ? schema.backgroundFields : []
    var (i, j) = (0, 0)
    while i < entries.count || j < over.entries.count {
      if j == over.entries.count || (i < entries.count && entries[i].field < over.entries[j].field) {
        if !dropped.contains(entries[i].field) { result.entries.append(entries[i]) }
        i += 1
      } else if i == entries.count || over.entries[j].field < entries[i].field {
        result.entries.append(over.entries[j])
        j += 1
      } else {
        result.entries.append(entries[i].merged(with: over.entries[j], schema))
        i += 1
        j += 1
      }
    }
    return result
  }

  /// Whether this layer of a slot asks for the transparent preset.
  package func clearsBackground(_ schema: Schema) -> Bool {
    guard let field = schema.presetField, let entry = entry(field), case .value(let written) = entry.content,
      case .constant(.name("transparent")) = written.expression
    else { return false }
    return true
  }
}

extension LayerObject.Entry {
  fileprivate func merged(with over: LayerObject.Entry, _ schema: Schema) -> LayerObject.Entry {
    guard case .object(let inner) = schema.fields[field].shape, case .object(let below) = content,
      case .object(let above) = over.content
    else { return over }
    return over.with(.object(below.merged(with: above, inner)))
  }
}
