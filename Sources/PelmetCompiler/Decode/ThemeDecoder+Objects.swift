internal import Pelmet
internal import PelmetDiagnostics
internal import PelmetSyntax

extension ThemeDecoder {
  /// `$schema`, `$description` and `$extensions` may stand in every object and mean nothing to us.
  func isReserved(_ member: JSONMember) -> Bool { Self.reserved.index(of: member) != nil }

  private static let reserved = JSONNames(["$schema", "$description", "$extensions"])

  /// The members of an object of a schema. `around` is the schema in which siblings of an appearance are looked up; `other` takes
  /// keys that are no fields and answers whether it knew them, `otherKeys` are those keys for suggestions, and `what` is the object in
  /// messages, if not the class of UIKit.
  mutating func object(
    _ value: JSONValue, _ schema: Schema, around: Schema?, called what: String? = nil, otherKeys: [String] = [],
    other: (inout ThemeDecoder, JSONMember, inout LayerObject) -> Bool = { _, _, _ in false }
  ) -> LayerObject {
    var object = LayerObject()
    object.entries.reserveCapacity(value.count)
    for member in value.members {
      if let field = schema.index(of: member) {
        add(member.value, for: Step(field: field, source: member.value, isImplied: false), in: schema, to: &object)
        continue
      }
      let name = member.name
      if isReserved(member) || other(&self, member, &object) {
        continue
      } else if name == "like", schema.role == .appearance, let around {
        object.like = sibling(member.value, of: schema, in: around)
      } else if let shorthand = schema.shorthand, name == shorthand.key {
        for field in shorthand.fields where value[schema.fields[field].name] == nil {
          add(
            member.value, for: Step(field: field, source: member.value, isImplied: false), of: shorthand, in: schema, to: &object)
        }
      } else {
        let meant = unknownKey(member, of: value, in: schema, otherKeys: otherKeys, what).flatMap(schema.index)
        // Rules are quiet about what a misspelt key was to say.
        if let meant, object.entry(meant) == nil, !has(schema.fields[meant].name, value) {
          object.set(LayerObject.Entry(field: meant, source: member.value, content: .invalid))
        }
      }
    }
    mergeShorthand(value, schema, into: &object)
    return object
  }

  /// A field that is written beside the shorthand keeps what it says and takes the rest from there.
  private mutating func mergeShorthand(_ value: JSONValue, _ schema: Schema, into object: inout LayerObject) {
    guard let shorthand = schema.shorthand, let common = value[shorthand.key], common.kind == .object || shorthand.property != nil
    else { return }
    for field in shorthand.fields {
      guard let own = object.entry(field), value[schema.fields[field].name] != nil, case .object(let specific) = own.content,
        specific.like == nil, case .object(let inner) = schema.fields[field].shape
      else { continue }
      let (base, adaptive) = quietly { decoder in
        let known = decoder.conditional.count
        var base = LayerObject()
        let step = Step(field: field, source: own.source, isImplied: false)
        decoder.add(common, for: step, of: shorthand, in: schema, to: &base)
        return (base.entry(field), Array(decoder.conditional[known...]))
      }
      conditional.insert(contentsOf: adaptive.filter { !specific.states($0.path.dropFirst(path.count + 1)) }, at: 0)
      guard case .object(let base)? = base?.content else { continue }
      object.set(
        LayerObject.Entry(field: field, source: own.source, content: .object(base.merged(with: specific, inner))))
    }
  }

  /// Adds what a shorthand says about one of its fields.
  private mutating func add(
    _ value: JSONValue, for step: Step, of shorthand: Schema.Shorthand, in schema: Schema, to object: inout LayerObject
  ) {
    guard let property = shorthand.property, case .object(let inner) = schema.fields[step.field].shape else {
      return add(value, for: step, in: schema, to: &object)
    }
    path.append(step)
    defer { path.removeLast() }
    var part = LayerObject()
    add(value, for: Step(field: property, source: value, isImplied: false), in: inner, to: &part)
    object.set(LayerObject.Entry(field: step.field, source: step.source, content: .object(part)))
  }

  /// Decodes something that was decoded, and reported on, before.
  private mutating func quietly<Result>(_ body: (inout ThemeDecoder) -> Result) -> Result {
    let (findings, known) = (diagnostics.diagnostics.count, conditional.count)
    defer {
      diagnostics.truncate(to: findings)
      conditional.removeSubrange(known...)
    }
    return body(&self)
  }

  private mutating func add(_ value: JSONValue, for step: Step, in schema: Schema, to object: inout LayerObject) {
    path.append(step)
    defer { path.removeLast() }
    if let content = content(value, schema.fields[step.field], in: schema) {
      object.set(LayerObject.Entry(field: step.field, source: step.source, isImplied: step.isImplied, content: content))
    }
  }

  /// The content of a field; `nil` for a value that holds for some traits only, which goes to ``conditional``.
  private mutating func content(_ value: JSONValue, _ field: Field, in schema: Schema) -> LayerObject.Content? {
    if value.kind == .null { return .null(value) }
    switch field.shape {
    case .value(let kind):
      if !kind.isAdaptive, isAdaptive(value) {
        return adaptive(value, field, in: schema)
      }
      return expression(value, kind, none: field.none).map { .value(Written(expression: $0, source: value)) } ?? .invalid
    case .object(let inner):
      if isAdaptive(value) {
        return adaptive(value, field, in: schema)
      }
      return inner.role == .axis ? axis(value, inner) : objectContent(value, inner, field, in: schema)
    }
  }

  private mutating func objectContent(
    _ value: JSONValue, _ inner: Schema, _ field: Field, in schema: Schema
  ) -> LayerObject.Content {
    if value.kind == .object { return .object(object(value, inner, around: schema)) }
    if value.kind == .string, inner.role == .appearance {
      return sibling(value, of: inner, in: schema).map { .object(LayerObject(like: $0)) } ?? .invalid
    }
    let forms = inner.role == .appearance ? "an object, or the name of another appearance beside it," : "an object"
    wrongKind(
      value, "expected \(forms) for '\(field.name)'",
      Self.shorthand(value, of: inner) ?? Rewrite(value, forObjectAt: value.pointer))
    return .invalid
  }

  /// The object with the shorthand for a name that was written in its place: `{ "style": "soft" }` for `"soft"`.
  private static func shorthand(_ value: JSONValue, of schema: Schema) -> Rewrite? {
    guard let shorthand = schema.shorthand, let property = shorthand.property, let first = shorthand.fields.first,
      case .object(let inner) = schema.fields[first].shape, case .value(.enumeration(let names)) = inner.fields[property].shape,
      let name = value.string, names.names.contains(name)
    else { return nil }
    return Rewrite(json: "{ \"\(shorthand.key)\": \"\(name)\" }")
  }

  /// A value by an axis: keyed by its cases, or one value for the first case.
  private mutating func axis(_ value: JSONValue, _ axis: Schema) -> LayerObject.Content? {
    if value.kind == .object, value.members.contains(where: { axis.index(of: $0) != nil }) {
      return .object(
        object(value, axis, around: nil) { decoder, member, _ in
          decoder.unknownCase(member, of: value, beside: axis)
          return true
        })
    }
    var object = LayerObject()
    let before = conditional.count
    add(value, for: Step(field: 0, source: path.last?.source ?? value, isImplied: true), in: axis, to: &object)
    return object.entries.isEmpty && conditional.count > before ? nil : .object(object)
  }

  /// The sibling that a text names: `"standardAppearance"`.
  private mutating func sibling(_ value: JSONValue, of schema: Schema, in around: Schema) -> LayerObject.Like? {
    func isSibling(_ field: Field) -> Bool {
      if case .object(let other) = field.shape { other.type == schema.type } else { false }
    }
    if let field = value.string.flatMap(around.index(of:)), isSibling(around.fields[field]) {
      return LayerObject.Like(field: field, source: value)
    }
    let names = around.fields.filter(isSibling).map(\.name)
    if let name = string(value, "expected the name of another appearance beside this one: \(list(names))") {
      unknownCase(value, "'\(name)' is not an appearance here", among: names)
    }
    return nil
  }

  /// Reports a key beside the cases of an axis: another name of a case, or something that belongs into one.
  private mutating func unknownCase(_ member: JSONMember, of object: JSONValue, beside axis: Schema) {
    let cases = axis.fields.map(\.name)
    guard case .object(let inner) = axis.fields[0].shape, inner.index(of: member.name) != nil else {
      unknownKey(member, of: object, known: cases, axis.title)
      return
    }
    let place = (KeyPlace(member.value.pointer)?.names ?? []) + [cases[0], member.name]
    let suggestion = place.joined(separator: ".")
    diagnostics.add(
      Diagnostic(
        .unknownKey, atKeyOf: member,
        "'\(member.name)' belongs inside a case of \(axis.title): \(list(cases.map { "\"\($0)\"" }))",
        suggestion: suggestion, fix: "move it to \"\(suggestion)\""))
  }

  // MARK: Adaptive values of kinds other than colour

  /// Whether an object is one value for each variant: its first key tells.
  private func isAdaptive(_ value: JSONValue) -> Bool {
    for member in value.members {
      if Self.variants.index(of: member) != nil { return true }
      if !isReserved(member) { return false }
    }
    return false
  }

  /// Takes an adaptive value apart into ``conditional``; one with a mistake in it counts for nothing.
  private mutating func adaptive(_ value: JSONValue, _ field: Field, in schema: Schema) -> LayerObject.Content? {
    let before = conditional.count
    var isWhole = value["light"] != nil
    if !isWhole { missingKey("light", in: value, "the value where no other variant applies") }
    for member in value.members where !isReserved(member) && Self.variants.index(of: member) == nil {
      unknownKey(member, of: value, known: Self.variantNames, "an adaptive value")
      isWhole = false
    }
    // High contrast goes before elevation, as in colours.
    for variant in [Theme.Color.Variant.light, .dark, .lightHighContrast, .darkElevated, .darkHighContrast] {
      // Dark needs no mention: light holds for it too.
      guard let written = value[variant.rawValue] ?? (variant == .dark ? value["light"] : nil) else { continue }
      let isRepeated = value[variant.rawValue] == nil
      let findings = diagnostics.diagnostics.count
      if let content = content(written, field, in: schema) {
        conditional.append((Theme.Condition(variant), path, content))
      }
      if isRepeated { diagnostics.truncate(to: findings) }
    }
    if isWhole { return nil }
    conditional.removeSubrange(before...)
    return .invalid
  }
}
