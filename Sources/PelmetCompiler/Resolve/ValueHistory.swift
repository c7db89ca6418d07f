internal import Pelmet
package import PelmetDiagnostics
internal import PelmetSyntax

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
  let scope: Scope
  let context: TokenContext
  let sources: SourceMap
  private(set) var steps: [ValueHistory.Step] = []

  init(
    _ algebra: Algebra, _ place: Theme.Place, _ traits: Theme.Traits, scope: Scope, context: TokenContext, sources: SourceMap
  ) {
    self.algebra = algebra
    self.place = place
    self.traits = traits
    self.scope = scope
    self.context = context
    self.sources = sources
  }

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
    if let like = object.like { add("\(layer) begins with '\(like.source.string ?? "")'", like.source.span) }
    guard let entry = object.entry(field) else {
      if schema.backgroundFields.contains(field), let preset = schema.presetField.flatMap(object.entry),
        object.clearsBackground(schema)
      {
        add("\(layer) asks for a transparent background, which drops it", preset.source.span)
      }
      return
    }
    switch entry.content {
    case .null: add("\(layer) forgets '\(schema.fields[field].name)'", entry.source.span)
    case .value(let written): say(written, of: layer)
    case .object(let inner):
      if case .object(let innerSchema) = schema.fields[field].shape { trace(rest, in: inner, innerSchema, of: layer) }
    case .invalid: break
    }
  }

  private mutating func say(_ written: Written, of layer: String) {
    add("\(layer) says \(text(written.source))", written.source.span)
    var followed: Set<String> = []
    var pending = Array(written.expression.references.reversed())
    while let reference = pending.popLast() {
      guard followed.insert(reference.path).inserted else { continue }
      pending += follow(reference).reversed()
    }
  }

  // MARK: References

  /// Says what a reference names, and returns the references in it.
  private mutating func follow(_ reference: Reference) -> [Reference] {
    switch scope[reference.path] {
    case .color(let entry):
      add("the colour '\(reference.path)' is \(text(entry.source))", entry.source.span)
      return entry.color.references
    case .parameter(_, let argument?):
      add("the parameter '\(reference.path)' is given \(text(argument.source))", argument.source.span)
    case .parameter(let parameter, nil):
      add(
        "the parameter '\(reference.path)' is "
          + (parameter.defaultValue.map { text($0.source) + " unless given" } ?? "given in code"),
        parameter.keySpan)
    case nil:
      for case .byInput(let choice, _) in scope.tokens?.library.layers ?? [] { say(choice) }
      for step in scope.tokens?.set(context).chain(from: reference.path) ?? [] { add("the token '\(step.path)'", step.span) }
    }
    return []
  }

  /// The context that an adaptive input chooses for the traits.
  private mutating func say(_ choice: AdaptiveChoice) {
    guard let chosen = choice.input.choice(for: context.variant) else { return }
    let text = "the input '\(choice.input.name)' takes \(self.text(chosen.source))"
    if !steps.contains(where: { $0.source == chosen.source.span && $0.text == text }) { add(text, chosen.source.span) }
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

  // MARK: Words

  private mutating func add(_ text: String, _ source: SourceSpan) {
    steps.append(ValueHistory.Step(text: text, source: source))
  }

  /// The text of a value, on one line and not too long.
  private func text(_ source: JSONValue) -> String {
    let bytes = sources[source.span.file].bytes[source.span.range]
    let words = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.count > 60 ? words.prefix(60) + "…" : words
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
