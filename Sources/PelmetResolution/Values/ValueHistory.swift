internal import Pelmet
internal import PelmetCompiler
package import PelmetDiagnostics
internal import PelmetSyntax
internal import PelmetTokens

/// The history of a value: its entry in each layer, in the order in which layers are put on top of each other.
package struct ValueHistory: Sendable {
  /// One step, as a sentence without a full stop, and where it is written.
  package struct Step: Sendable {
    package let text: String
    package let source: SourceSpan
  }

  package let steps: [Step]
}

/// Follows one value through the layers of a place.
struct HistoryTracer {
  let algebra: Algebra
  let place: Theme.Place
  let traits: Theme.Traits
  private var names: NameTracer

  init(
    _ algebra: Algebra, _ place: Theme.Place, _ traits: Theme.Traits, scope: Scope, context: TokenContext, sources: SourceMap
  ) {
    self.algebra = algebra
    self.place = place
    self.traits = traits
    names = NameTracer(scope, context, sources)
  }

  var steps: [ValueHistory.Step] { names.steps }

  /// Follows the value at a path of fields, and what it is like if its slot is like another.
  mutating func trace(_ path: [Int]) {
    var path = path
    var followed: Set<[Int]> = []
    while followed.insert(path).inserted {
      for layer in layers { trace(path[...], in: layer.style, Catalogue.style, of: layer.name) }
      guard let next = like(path) else { break }
      path = next
    }
  }

  // MARK: Layers

  private struct NamedLayer {
    let name: String
    let style: LayerObject
  }

  /// The layers of the place for the traits, in order.
  private var layers: [NamedLayer] {
    let groups = algebra.layers(place)
    let nouns = [
      "", place.context.map { " for the context '\($0.name)'" } ?? "", place.screen.map { " for the screen '\($0.name)'" } ?? "",
    ]
    var result: [NamedLayer] = []
    for (layers, noun) in zip(groups, nouns) {
      for layer in layers { result.append(NamedLayer(name: name(of: layer.style, noun), style: layer.style)) }
      for when in layers.flatMap(\.whens) where when.condition.holds(for: traits) {
        let name = "\(name(of: when.style, noun)), for \(when.condition.words),"
        result.append(NamedLayer(name: name, style: when.style))
      }
    }
    return result
  }

  /// The theme in whose file a layer stands.
  private func name(of layer: LayerObject, _ noun: String) -> String {
    let theme = layer.entries.first.flatMap { entry in algebra.chain.themes.first { $0.file == entry.source.span.file } }
    return "'\(theme?.name ?? algebra.chain.theme.name)'\(noun)"
  }

  private mutating func trace(_ path: ArraySlice<Int>, in object: LayerObject, _ schema: Schema, of layer: String) {
    guard let field = path.first else { return }
    let rest = path.dropFirst()
    if let like = object.like { names.add("\(layer) begins with '\(like.source.string ?? "")'", like.source.span) }
    guard let entry = object.entry(field) else {
      if schema.backgroundFields.contains(field), let preset = schema.presetField.flatMap(object.entry),
        object.clearsBackground(schema)
      {
        names.add("\(layer) asks for a transparent background, which drops it", preset.source.span)
      }
      return
    }
    switch entry.content {
    case .null: names.add("\(layer) forgets '\(schema.fields[field].name)'", entry.source.span)
    case .value(let written): names.say(written, of: layer)
    case .object(let inner):
      if case .object(let innerSchema) = schema.fields[field].shape { trace(rest, in: inner, innerSchema, of: layer) }
    case .invalid: break
    }
  }

  // MARK: Likeness

  /// The path of the sibling that the final slot, button or state on the way is like, if any.
  private func like(_ path: [Int]) -> [Int]? {
    var object = algebra.merged(place, traits)
    var schema = Catalogue.style
    for (depth, field) in path.enumerated() {
      guard case .object(let inner)? = object.entry(field)?.content, case .object(let innerSchema) = schema.fields[field].shape
      else {
        return nil
      }
      if let like = inner.like {
        var next = path
        next[depth] = like.field
        return next
      }
      (object, schema) = (inner, innerSchema)
    }
    return nil
  }
}

extension Theme.Condition {
  /// `dark`, `iOS 26 or later`, `pad and below iOS 17`.
  package var words: String {
    let traits: [String?] = [
      scheme?.rawValue, contrast.map { "\($0.rawValue) contrast" }, level?.rawValue, idiom?.rawValue,
      horizontalSizeClass.map { "\($0.rawValue) width" }, verticalSizeClass.map { "\($0.rawValue) height" },
      verticalBarEdge.map { $0 == .unspecified ? "horizontal bars" : "bars at the \($0.rawValue) edge" },
      minimumOS.map { "iOS \($0) or later" }, belowOS.map { "below iOS \($0)" },
    ]
    return list(traits.compactMap { $0 }, "and")
  }
}
