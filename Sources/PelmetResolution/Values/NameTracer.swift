internal import PelmetCompiler
internal import PelmetDiagnostics
internal import PelmetNotation
internal import PelmetSyntax
internal import PelmetTokens

/// Follows the references in written values from name to name, down to what is written at their ends.
struct NameTracer {
  private let scope: Scope
  private let context: TokenContext
  private let sources: SourceMap
  private(set) var steps: [ValueHistory.Step] = []

  init(_ scope: Scope, _ context: TokenContext, _ sources: SourceMap) {
    (self.scope, self.context, self.sources) = (scope, context, sources)
  }

  mutating func add(_ text: String, _ source: SourceSpan) {
    steps.append(ValueHistory.Step(text: text, source: source))
  }

  /// Says what a layer has written, and what the names in it stand for.
  mutating func say(_ written: Written, of layer: String) {
    add("\(layer) says \(text(written.source))", written.source.span)
    var followed: Set<String> = []
    var pending = Array(written.expression.references.reversed())
    while let reference = pending.popLast() {
      guard followed.insert(reference.path).inserted else { continue }
      pending += follow(reference).reversed()
    }
  }

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
      for step in scope.tokens?.set(context).chain(from: reference.path) ?? [] {
        add("the token '\(step.path)'" + (step.mode.map { " in the mode '\($0)'" } ?? ""), step.span)
      }
    }
    return []
  }

  /// The context that an adaptive input chooses for the traits.
  private mutating func say(_ choice: AdaptiveChoice) {
    guard let input = choice.input, let chosen = input.choice(for: context.variant) else { return }
    let text = "the input '\(input.name)' takes \(self.text(chosen.source))"
    if !steps.contains(where: { $0.source == chosen.source.span && $0.text == text }) { add(text, chosen.source.span) }
  }

  /// The text of a value, on one line and not too long.
  private func text(_ source: JSONValue) -> String {
    let bytes = sources[source.span.file].bytes[source.span.range]
    let words = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.count > 60 ? words.prefix(60) + "…" : words
  }
}
