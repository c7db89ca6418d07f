package import Pelmet
package import PelmetDiagnostics
internal import PelmetNotation
internal import PelmetSyntax
package import PelmetTokens

/// Binds references to what they name in the theme being compiled. Every place is reported once, however often it is bound.
package struct Binder {
  let chain: ThemeChain
  package let scope: Scope
  let sources: SourceMap
  package var diagnostics = DiagnosticBag()
  /// The traits for which values are bound. Scheme and contrast end up inside colours; other values take those given here.
  package var context = TokenContext()
  /// The scheme that the style forces: the other half of adaptive tokens is not looked at.
  package var forcedScheme: Theme.Traits.Scheme?
  /// Colours that were worked out; `nil` for those that were reported.
  var colors: [ColorKey: Theme.Color?] = [:]
  /// The colours that have names: equal ones are one object.
  var distinctColors: Set<Theme.Color> = []
  /// The names being worked out.
  var visiting: [Visit] = []
  /// The positions of names in ``visiting``.
  var positions: [String: Int] = [:]
  /// The references in the rings that were reported.
  var ringSteps = 0
  var reported: Set<SourceSpan> = []
  /// Where the references of parameters lead that stand for each other.
  private var ends: [String: Reference] = [:]
  /// The tokens that were bound; `nil` when the theme lists none.
  package var tokenUse: TokenUse?

  package init(_ chain: ThemeChain, scope: Scope, sources: SourceMap) {
    self.chain = chain
    self.scope = scope
    self.sources = sources
    tokenUse = scope.tokens.map { TokenUse($0) }
    // For clashes of names.
    _ = tokenUse?.set(TokenContext())
  }

  /// A name that is being worked out, with the reference that led to it, and those that have to be worked out before, the first one last.
  struct Visit {
    let name: String
    let reference: Reference
    var pending: [Reference]
  }

  struct ColorKey: Hashable {
    let name: String
    let forced: Theme.Traits.Scheme?
    let idiom: Theme.Traits.Idiom
    let os: Theme.OSVersion
  }

  // MARK: Values

  /// The value of what is written for a field; `nil` when it was reported.
  package mutating func value(_ written: Written, of field: Field) -> Value? {
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

  /// The value of a reference in the place of a value other than a colour: a parameter or a token of the same kind.
  private mutating func value(_ reference: Reference, _ kind: ValueKind) -> Value? {
    guard let reference = end(of: reference, kind) else { return nil }
    switch scope[reference.path] {
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

  /// The reference at the end of parameters whose arguments are references to parameters of the same kind; `nil` for a ring, which is
  /// reported.
  private mutating func end(of reference: Reference, _ kind: ValueKind) -> Reference? {
    var walk = [reference]
    var positions: [String: Int] = [:]
    while let last = walk.last, case .parameter(let parameter, let argument?)? = scope[last.path],
      parameter.kind.valueKind == kind, case .reference(let next) = argument.expression
    {
      if let known = ends[last.path] {
        walk.append(known)
        break
      }
      if let start = positions[last.path] {
        ring(Array(walk[(start + 1)...]))
        return nil
      }
      positions[last.path] = walk.count - 1
      walk.append(next)
    }
    let end = walk[walk.count - 1]
    for step in walk where step.path != end.path { ends[step.path] = end }
    return end
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
    if let declaration = scope[reference.path] {
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
    guard case .reference(let reference) = written.expression, scope[reference.path] == nil,
      case .typography(let typography)? = token(reference, context)?.value
    else { return nil }
    return typography.letterSpacing
  }
}

extension Binder {
  /// The bound tree of an object whose `like`s have been followed: without what is forgotten, and without objects of which nothing
  /// is left unless a slot or an item appearance was written, which then stands for the default.
  mutating func node(_ object: LayerObject, _ schema: Schema) -> Node {
    var members: [Node.Member] = []
    members.reserveCapacity(object.entries.count)
    for entry in object.entries {
      switch (entry.content, schema.fields[entry.field].shape) {
      case (.value(let written), .value):
        if let value = value(written, of: schema.fields[entry.field]) {
          members.append(Node.Member(field: entry.field, node: .value(value)))
        }
      case (.object(let inner), .object(let innerSchema)):
        let node = node(inner, innerSchema)
        if node != .object([]) || innerSchema.presetField != nil {
          members.append(Node.Member(field: entry.field, node: node))
        }
      default: break
      }
    }
    if let kern = kern(of: object, schema) {
      members.insert(kern, at: members.firstIndex { $0.field > kern.field } ?? members.endIndex)
    }
    return .object(members)
  }

  /// Binds the references of an object whose `like`s have been followed, so that those are reported that cannot be bound.
  mutating func bind(_ object: LayerObject, _ schema: Schema) {
    for entry in object.entries where !entry.isConstant {
      switch entry.content {
      case .value(let written): _ = value(written, of: schema.fields[entry.field])
      case .object(let inner): if case .object(let innerSchema) = schema.fields[entry.field].shape { bind(inner, innerSchema) }
      case .null, .invalid: break
      }
    }
    _ = kern(of: object, schema)
  }

  /// The `kern` that the token of a font brings along, where none is written.
  package mutating func kern(of object: LayerObject, _ schema: Schema) -> Node.Member? {
    guard let kern = schema.index(of: .kern), object.entry(kern) == nil, let font = schema.index(of: .font),
      case .value(let written)? = object.entry(font)?.content, let spacing = letterSpacing(written)
    else { return nil }
    return Node.Member(field: kern, node: .value(.number(spacing)))
  }
}
