internal import Pelmet
internal import PelmetCompiler
internal import PelmetDiagnostics
internal import PelmetSyntax
internal import PelmetTokens

/// Every value that a theme and those it extends write, found by its place in a file, with the names through which it comes.
final class WrittenValues {
  private let scope: Scope
  private let sources: SourceMap
  private var entries: [SourceSpan: Entry] = [:]
  private var known: [Key: [ValueHistory.Step]] = [:]

  private struct Entry {
    let content: LayerObject.Entry
    /// The layer in words: `'midnight' for the screen 'photo'`.
    let layer: String
  }

  private struct Key: Hashable {
    let source: SourceSpan
    /// `nil` where no token has a part.
    let context: TokenContext?
  }

  init(_ theme: CheckedTheme, _ scope: Scope) {
    (self.scope, sources) = (scope, theme.sources)
    for layer in theme.layers {
      add(layer.layer.style, layer.words)
      for when in layer.layer.whens { add(when.style, "\(layer.words), for \(when.condition.words),") }
    }
  }

  /// Goes through the values, no deeper than the catalogue.
  private func add(_ object: LayerObject, _ layer: String) {
    for entry in object.entries {
      switch entry.content {
      case .object(let inner): add(inner, layer)
      case .value(let written): entries[written.source.span] = Entry(content: entry, layer: layer)
      case .null(let source): entries[source.span] = Entry(content: entry, layer: layer)
      case .invalid: break
      }
    }
  }

  /// The layer that writes the value at a place, and what each name in it stands for. Empty for a place with no value.
  func names(of source: SourceSpan, in context: TokenContext) -> [ValueHistory.Step] {
    guard let entry = entries[source] else { return [] }
    var key = Key(source: source, context: nil)
    if scope.tokens != nil, case .value(let written) = entry.content.content, !written.expression.references.isEmpty {
      key = Key(source: source, context: context)
    }
    if let steps = known[key] { return steps }
    var tracer = NameTracer(scope, context, sources)
    switch entry.content.content {
    case .value(let written): tracer.say(written, of: entry.layer)
    case .null(let source): tracer.add("\(entry.layer) forgets what is below it", source.span)
    case .object, .invalid: break
    }
    known[key] = tracer.steps
    return tracer.steps
  }
}
