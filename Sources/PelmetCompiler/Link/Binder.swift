internal import Pelmet
internal import PelmetDiagnostics
internal import PelmetSyntax

/// Binds references to what they name in the theme being compiled. Every place is reported once, however often it is bound.
struct Binder {
  let chain: ThemeChain
  let names: Names
  let sources: SourceMap
  var diagnostics = DiagnosticBag()
  /// Colours that were worked out; `nil` for those that were reported.
  private var colors: [String: Color?] = [:]
  /// The names being worked out, with the reference that led to each.
  private var visiting: [(name: String, reference: Reference)] = []
  private var reported: Set<SourceSpan> = []

  init(_ chain: ThemeChain, names: Names, sources: SourceMap) {
    self.chain = chain
    self.names = names
    self.sources = sources
  }

  // MARK: Values

  /// The value of what is written for a field; `nil` when it was reported.
  mutating func value(_ written: Written, of field: Field) -> Value? {
    guard case .value(let kind) = field.shape else { return nil }
    return value(written.expression, kind, none: field.none)
  }

  mutating func value(_ expression: Expression, _ kind: ValueKind, none: Value? = nil) -> Value? {
    switch expression {
    case .none: none
    case .constant(let value): value
    case .color(let color): self.color(color).map { .color($0) }
    case .image(let image): self.image(image).map { .image($0) }
    case .shadow(let shadow): self.shadow(shadow).map { .shadow($0) }
    case .font(let font): self.font(font).map { .font($0) }
    case .reference(let reference):
      kind.isAdaptive ? color(reference).map { .color($0) } : value(reference, kind)
    }
  }

  /// What a reference in the place of a value other than a colour names: a parameter of the same kind.
  private mutating func value(_ reference: Reference, _ kind: ValueKind) -> Value? {
    switch names[reference.path] {
    case .parameter(let parameter, let argument) where parameter.kind.valueKind == kind:
      if let argument { return value(argument.expression, kind) }
      return .parameter(parameter.name)
    case let declaration?:
      mismatch(reference, declaration, kind)
      return nil
    case nil:
      unresolved(reference)
      return nil
    }
  }

  private mutating func image(_ image: ImageExpression) -> Image? {
    let content: Image.Content? =
      switch image.content {
      case .constant(let content): content
      case .fill(let color, let size, let radius): self.color(color).map { .fill($0, size: size, cornerRadius: radius) }
      case .gradient(let stops, let direction): gradient(stops).map { .gradient($0, direction: direction) }
      }
    let tint = image.tint.flatMap { color($0) }
    guard let content, (tint == nil) == (image.tint == nil) else { return nil }
    return Image(
      content, renderingMode: image.renderingMode, tint: tint, capInsets: image.capInsets, resizingMode: image.resizingMode)
  }

  private mutating func gradient(_ stops: [(color: ColorExpression, at: Double)]) -> [Image.Stop]? {
    let bound = stops.compactMap { stop in color(stop.color).map { Image.Stop($0, at: stop.at) } }
    return bound.count == stops.count ? bound : nil
  }

  private mutating func shadow(_ shadow: ShadowExpression) -> Shadow? {
    var result = Shadow(offset: shadow.offset, blurRadius: shadow.blurRadius)
    if let color = shadow.color {
      guard let bound = self.color(color) else { return nil }
      result.color = bound
    }
    return result
  }

  private mutating func font(_ font: FontExpression) -> Font? {
    for reference in [font.family, font.size, font.weight, font.maximumSize].compactMap({ $0 }) {
      unresolved(reference)
    }
    return nil
  }

  // MARK: Colours

  mutating func color(_ expression: ColorExpression) -> Color? {
    switch expression {
    case .constant(let color): return color
    case .reference(let reference): return color(reference)
    case .adaptive(let members):
      var bound: [Color.Variant: Color] = [:]
      // Every member is bound even if another fails, so that each mistake is reported.
      for variant in Color.Variant.allCases { bound[variant] = members[variant].flatMap { color($0) } }
      return bound.count == members.count ? Color.adaptive { bound[$0] } : nil
    case .alpha(let color, let alpha): return self.color(color)?.withAlpha(alpha)
    case .mix(let color, let other, let amount):
      return both(color, other).map { $0.mixed(with: $1, amount: amount) }
    case .contrast(let color, let other, let minimum):
      return both(color, other).map { $0.contrasting(with: $1, minimum: minimum) }
    case .readable(let background, let candidates, let minimum):
      let bound = candidates.compactMap { color($0) }
      guard let background = color(background), bound.count == candidates.count else { return nil }
      return .readable(on: background, candidates: bound, minimum: minimum)
    }
  }

  /// Two colours; both are bound even if the first fails, so that each mistake is reported.
  private mutating func both(_ a: ColorExpression, _ b: ColorExpression) -> (Color, Color)? {
    let (a, b) = (color(a), color(b))
    if let a, let b { return (a, b) }
    return nil
  }

  mutating func color(_ reference: Reference) -> Color? {
    let name = reference.path
    guard let declaration = names[name] else {
      unresolved(reference)
      return nil
    }
    if case .parameter(let parameter, nil) = declaration {
      guard parameter.kind == .color else {
        mismatch(reference, declaration, .color)
        return nil
      }
      return Color(.parameter(name))
    }
    if let known = colors[name] { return known }
    if let start = visiting.firstIndex(where: { $0.name == name }) {
      ring(start, closedBy: reference)
      return nil
    }
    visiting.append((name, reference))
    defer { visiting.removeLast() }
    let color = color(declaration, reference)
    colors[name] = .some(color)
    return color
  }

  private mutating func color(_ declaration: Names.Declaration, _ reference: Reference) -> Color? {
    switch declaration {
    case .color(let entry): return color(entry.color)
    case .parameter(let parameter, let argument):
      guard parameter.kind == .color, let argument else {
        mismatch(reference, declaration, .color)
        return nil
      }
      guard case .color(let color)? = value(argument.expression, .color) else { return nil }
      return color
    }
  }

  // MARK: Findings

  private mutating func report(_ diagnostic: Diagnostic, at source: JSONValue) {
    if reported.insert(source.span).inserted { diagnostics.add(diagnostic) }
  }

  private mutating func ring(_ start: Int, closedBy reference: Reference) {
    let members = visiting[(start + 1)...].map(\.reference) + [reference]
    let names = [visiting[start].name] + members.map(\.path)
    let steps = members.indices.map { index in
      (source: members[index].source, note: "'\(names[index])' refers to '\(names[index + 1])'")
    }
    let walk = Ring.canonical(names).joined(separator: " → ")
    let summary = members.count == 1 ? "'\(names[0])' refers to itself" : "references lead back to themselves: \(walk)"
    guard let diagnostic = Ring(members: steps).diagnostic(LinkingDiagnostics.referenceCycle, summary, in: sources) else { return }
    diagnostics.add(diagnostic)
  }

  private mutating func unresolved(_ reference: Reference) {
    guard !names.isExcused(reference.path) else { return }
    let suggestion = SpellingSuggestion.nearest(to: reference.path, among: names.declarations.keys.sorted()).map { "{\($0)}" }
    var notes: [Diagnostic.Note] = []
    if reference.source.span.file != chain.theme.file { notes.append(.init("In the theme '\(chain.theme.name)'")) }
    report(
      .error(
        LinkingDiagnostics.unresolvedReference, at: reference.source,
        "no parameter, colour or token is called '\(reference.path)'", notes: notes,
        fixIts: suggestion.map { [.init("Replace by \"\($0)\"", edits: [.init(reference.source.span, "\"\($0)\"")])] } ?? [],
        suggestion: suggestion),
      at: reference.source)
  }

  private mutating func mismatch(_ reference: Reference, _ declaration: Names.Declaration, _ kind: ValueKind) {
    let what: String =
      if case .parameter(let parameter, _) = declaration { "a parameter for \(parameter.kind.valueKind.noun)" } else { "a colour" }
    report(
      .error(
        LinkingDiagnostics.wrongTokenType, at: reference.source, "'\(reference.path)' is \(what), but this is \(kind.noun)",
        notes: [.init("'\(reference.path)' is declared here", at: declaration.keySpan)]),
      at: reference.source)
  }
}
