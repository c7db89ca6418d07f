internal import Pelmet
internal import PelmetDiagnostics
internal import PelmetSyntax

/// Binds references to what they name in the theme being compiled. Every place is reported once, however often it is bound.
struct Binder {
  let chain: ThemeChain
  let names: Names
  let sources: SourceMap
  var diagnostics = DiagnosticBag()
  /// The traits for which values are bound. Scheme and contrast end up inside colours; other values take those given here.
  var context = TokenContext()
  /// Colours that were worked out; `nil` for those that were reported.
  private var colors: [ColorKey: Theme.Color?] = [:]
  /// The names being worked out, with the reference that led to each.
  private var visiting: [(name: String, reference: Reference)] = []
  private var reported: Set<SourceSpan> = []

  init(_ chain: ThemeChain, names: Names, sources: SourceMap) {
    self.chain = chain
    self.names = names
    self.sources = sources
  }

  private struct ColorKey: Hashable {
    let name: String
    let idiom: Theme.Traits.Idiom
    let os: Theme.OSVersion
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
      mismatch(reference, declaration, kind.noun)
      return nil
    case nil:
      guard let token = token(reference, context) else { return nil }
      guard let value = token.value.value(as: kind) else {
        mismatch(reference, token, kind.noun)
        return nil
      }
      noteLineHeight(of: token, reference)
      return value
    }
  }

  private mutating func image(_ image: ImageExpression) -> Theme.Image? {
    let content: Theme.Image.Content? =
      switch image.content {
      case .constant(let content): content
      case .fill(let color, let size, let radius): self.color(color).map { .fill($0, size: size, cornerRadius: radius) }
      case .gradient(let stops, let direction): gradient(stops).map { .gradient($0, direction: direction) }
      }
    let tint = image.tint.flatMap { color($0) }
    guard let content, (tint == nil) == (image.tint == nil) else { return nil }
    return Theme.Image(
      content, renderingMode: image.renderingMode, tint: tint, capInsets: image.capInsets, resizingMode: image.resizingMode)
  }

  private mutating func gradient(_ stops: [(color: ColorExpression, at: Double)]) -> [Theme.Image.Stop]? {
    let bound = stops.compactMap { stop in color(stop.color).map { Theme.Image.Stop($0, at: stop.at) } }
    return bound.count == stops.count ? bound : nil
  }

  private mutating func shadow(_ shadow: ShadowExpression) -> Theme.Shadow? {
    var result = Theme.Shadow(offset: shadow.offset, blurRadius: shadow.blurRadius)
    if let color = shadow.color {
      guard let bound = self.color(color) else { return nil }
      result.color = bound
    }
    return result
  }

  private mutating func font(_ font: FontExpression) -> Theme.Font? {
    var result = font.font
    var isWhole = true
    func part<Part>(
      _ reference: Reference?, _ noun: String, _ read: (TokenValue) -> Part?, _ set: (inout Theme.Font, Part) -> Void
    ) {
      guard let reference else { return }
      guard let part = self.part(reference, noun, read) else {
        isWhole = false
        return
      }
      set(&result, part)
    }
    part(font.family, "a font family", \.fontFamily) { $0.family = $1 }
    part(font.size, "a font size", \.points) { $0.size = $1 }
    part(font.maximumSize, "a font size", \.points) { $0.maximumSize = $1 }
    part(font.weight, "a font weight", \.fontWeight) { $0.weight = Theme.FontWeight($1) }
    return isWhole ? result : nil
  }

  /// A part of a value that is a token; parameters stand for whole values only.
  private mutating func part<Part>(_ reference: Reference, _ noun: String, _ read: (TokenValue) -> Part?) -> Part? {
    if let declaration = names[reference.path] {
      mismatch(reference, declaration, noun)
      return nil
    }
    guard let token = token(reference, context) else { return nil }
    if let part = read(token.value) { return part }
    mismatch(reference, token, noun)
    return nil
  }

  /// The space between characters that a font's token asks for, in points.
  mutating func letterSpacing(_ written: Written) -> Double? {
    guard case .reference(let reference) = written.expression, names[reference.path] == nil,
      case .typography(let typography)? = token(reference, context)?.value
    else { return nil }
    return typography.letterSpacing
  }

  // MARK: Colours

  mutating func color(_ expression: ColorExpression) -> Theme.Color? {
    expression.evaluated { color($0) }
  }

  mutating func color(_ reference: Reference) -> Theme.Color? {
    let name = reference.path
    guard let declaration = names[name] else { return tokenColor(reference) }
    if case .parameter(let parameter, nil) = declaration {
      guard parameter.kind == .color else {
        mismatch(reference, declaration, ValueKind.color.noun)
        return nil
      }
      return Theme.Color(.parameter(name))
    }
    let key = ColorKey(name: name, idiom: context.idiom, os: context.os)
    if let known = colors[key] { return known }
    if let start = visiting.firstIndex(where: { $0.name == name }) {
      ring(start, closedBy: reference)
      return nil
    }
    visiting.append((name, reference))
    defer { visiting.removeLast() }
    let color = color(declaration, reference)
    colors[key] = .some(color)
    return color
  }

  private mutating func color(_ declaration: Names.Declaration, _ reference: Reference) -> Theme.Color? {
    switch declaration {
    case .color(let entry): return color(entry.color)
    case .parameter(let parameter, let argument):
      guard parameter.kind == .color, let argument else {
        mismatch(reference, declaration, ValueKind.color.noun)
        return nil
      }
      guard case .color(let color)? = value(argument.expression, .color) else { return nil }
      return color
    }
  }

  // MARK: Tokens

  /// The colour of a token under every scheme and contrast.
  private mutating func tokenColor(_ reference: Reference) -> Theme.Color? {
    let depends = names.tokens.map { $0.library.traits.scheme || $0.library.traits.contrast } ?? false
    guard depends else { return tokenColor(reference, context) }
    var colors = PerVariant<Theme.Color>()
    for variant in Theme.Color.Variant.allCases {
      let traits = Theme.Condition(variant)
      var context = context
      context.scheme = traits.scheme ?? .light
      context.contrast = traits.contrast ?? .normal
      guard let color = tokenColor(reference, context) else { return nil }
      colors[variant] = color
    }
    return Theme.Color.adaptive { colors[$0] }
  }

  private mutating func tokenColor(_ reference: Reference, _ context: TokenContext) -> Theme.Color? {
    guard let token = token(reference, context) else { return nil }
    if case .color(let color) = token.value { return color }
    mismatch(reference, token, ValueKind.color.noun)
    return nil
  }

  /// The token that a reference names; `nil` when that was reported.
  private mutating func token(_ reference: Reference, _ context: TokenContext) -> Token? {
    guard let tokens = names.tokens else {
      unresolved(reference, nearest: nil)
      return nil
    }
    switch tokens.set(context).lookup(reference.path) {
    case .found(let token):
      tokens.use(reference.path, in: context)
      for remark in token.remarks { diagnostics.add(remark) }
      noteDeprecation(of: token, reference)
      return token
    case .missing(let nearest): unresolved(reference, nearest: nearest)
    case .broken(let found):
      tokens.use(reference.path, in: context)
      for diagnostic in found { diagnostics.add(diagnostic) }
    case .invalid: break
    }
    return nil
  }

  private mutating func noteLineHeight(of token: Token, _ reference: Reference) {
    guard case .typography(let typography) = token.value, typography.lineHeight != nil else { return }
    report(
      Diagnostic(
        .lineHeightIgnored, at: .span(reference.source.span), pointer: reference.source.pointer,
        "the line height of '\(token.path)' is ignored; the texts of bars have one line",
        notes: [.init("'\(token.path)' is declared here", at: token.keySpan)]),
      at: reference.source)
  }

  private mutating func noteDeprecation(of token: Token, _ reference: Reference) {
    guard case .deprecated(let message)? = token.deprecation else { return }
    report(
      Diagnostic(
        .deprecatedToken, at: .span(reference.source.span), pointer: reference.source.pointer,
        "the token '\(token.path)' is deprecated" + (message.map { ": \($0)" } ?? ""),
        notes: [.init("'\(token.path)' is declared here", at: token.keySpan)]),
      at: reference.source)
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
    let summary = members.count == 1 ? "'\(names[0])' refers to itself" : "references form a cycle: \(walk)"
    guard let diagnostic = Ring(members: steps).diagnostic(.referenceCycle, summary, in: sources) else {
      return
    }
    diagnostics.add(diagnostic)
  }

  private mutating func unresolved(_ reference: Reference, nearest: String?) {
    guard !names.isExcused(reference.path) else { return }
    let declared = SpellingSuggestion.nearest(to: reference.path, among: names.declarations.keys.sorted())
    let suggestion = (declared ?? nearest).map { "{\($0)}" }
    var notes: [Diagnostic.Note] = []
    if reference.source.span.file != chain.theme.file { notes.append(.init("in the theme '\(chain.theme.name)'")) }
    report(
      Diagnostic(
        .unresolvedReference, at: reference.source,
        "'\(reference.path)' is not a parameter, colour or token", notes: notes,
        fixIts: suggestion.map { [.init("replace with \"\($0)\"", edits: [.init(reference.source.span, "\"\($0)\"")])] } ?? [],
        suggestion: suggestion),
      at: reference.source)
  }

  private mutating func mismatch(_ reference: Reference, _ declaration: Names.Declaration, _ expected: String) {
    let what: String =
      if case .parameter(let parameter, _) = declaration { "a parameter for \(parameter.kind.valueKind.noun)" } else {
        "a colour"
      }
    mismatch(reference, what, expected, notes: [.init("'\(reference.path)' is declared here", at: declaration.keySpan)])
  }

  private mutating func mismatch(_ reference: Reference, _ token: Token, _ expected: String) {
    let chain = names.tokens?.set(context).chain(from: token.path) ?? []
    mismatch(
      reference, "a token of type \(token.type.rawValue)", expected,
      notes: chain.map { .init("'\($0.path)' is declared here", at: $0.span) })
  }

  private mutating func mismatch(_ reference: Reference, _ what: String, _ expected: String, notes: [Diagnostic.Note]) {
    report(
      Diagnostic(
        .wrongTokenType, at: reference.source, "'\(reference.path)' is \(what); expected \(expected)",
        notes: notes),
      at: reference.source)
  }
}
