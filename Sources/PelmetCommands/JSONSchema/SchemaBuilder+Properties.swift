internal import Pelmet
internal import PelmetCompiler
internal import PelmetDiagnostics
internal import PelmetReports
internal import PelmetResolution

extension SchemaBuilder {
  /// The properties of an object of a schema.
  mutating func properties(of schema: Schema) -> [(String, JSONTree)] {
    var properties = schema.fields.map { ($0.name, property($0, in: schema)) }
    if let shorthand = schema.shorthand {
      let (around, field) = schema.target(of: shorthand)
      properties.append((shorthand.key, described(content(field, in: around), shorthand.note)))
    }
    return properties
  }

  private mutating func property(_ field: Field, in schema: Schema) -> JSONTree {
    described(content(field, in: schema), field.documentation)
  }

  /// The forms of a field's value: a value, `null`, or one of these for each appearance.
  private mutating func content(_ field: Field, in schema: Schema) -> JSONTree {
    let name = "property." + contentName(field, in: schema)
    return define(name) { builder in
      var forms = builder.forms(field, in: schema)
      if case .value(let kind) = field.shape, kind.isAdaptive {
        // The variants are part of the colour.
      } else {
        let own = builder.define(name) { _ in .null }
        forms.append(
          builder.object(
            Theme.Color.Variant.allCases.map { ($0.rawValue, own) }, required: ["light"],
            description: "One value for each appearance.")
        )
      }
      return builder.anyOf(forms + [["type": "null", "description": "Forgets what was inherited."]])
    }
  }

  private mutating func forms(_ field: Field, in schema: Schema) -> [JSONTree] {
    switch field.shape {
    case .value(let kind):
      return [value(kind)] + (field.acceptsNone(beside: kind) ? [Self.none] : [])
    case .object(let inner):
      switch inner.role {
      case .plain: return [object(inner)]
      case .appearance:
        let siblings = oneOf(schema.fields.filter { $0.isLike(inner) }.map(\.name))
        let name = "\(schema.type.short).\(inner.type.short)"
        let appearance = define(name) { builder in
          builder.object([("like", siblings)] + builder.properties(of: inner), description: inner.summary)
        }
        return [appearance, described(siblings, "The same as another one beside this one.")]
      case .axis:
        // One value belongs to the first case.
        return [object(properties(of: inner), description: inner.summary).notEmpty] + forms(inner.fields[0], in: inner)
      }
    }
  }

  private mutating func object(_ schema: Schema) -> JSONTree {
    define(schema.type.short) { builder in
      builder.object(builder.properties(of: schema), description: schema.summary)
    }
  }

  /// Tells what may be written for one field from what may be written for another.
  private func contentName(_ field: Field, in schema: Schema) -> String {
    switch field.shape {
    case .value(let kind): kind.definitionName + (field.acceptsNone(beside: kind) ? ".none" : "")
    case .object(let inner):
      switch inner.role {
      case .plain: inner.type.short
      case .appearance: "\(schema.type.short).\(inner.type.short)"
      case .axis: contentName(inner.fields[0], in: inner) + "." + inner.type.short.prefix { $0 != "<" }
      }
    }
  }
}

extension Field {
  /// Whether `"none"` is something else than a case of the kind.
  fileprivate func acceptsNone(beside kind: ValueKind) -> Bool { none != nil && !kind.names.contains("none") }

  /// Whether the field holds an appearance of a schema.
  fileprivate func isLike(_ schema: Schema) -> Bool {
    if case .object(let own) = shape { own.type == schema.type } else { false }
  }
}

extension ValueKind {
  fileprivate var definitionName: String {
    switch self {
    case .boolean: "boolean"
    case .number: "number"
    case .text: "text"
    case .color: "color"
    case .contentBackground: "contentBackground"
    case .font: "font"
    case .image: "image"
    case .shadow: "shadow"
    case .offset: "offset"
    case .insets: "insets"
    case .enumeration(let names), .options(let names): names.type.short
    }
  }
}

extension JSONTree {
  /// A schema of objects that have a member.
  fileprivate var notEmpty: JSONTree {
    guard case .object(let members) = self else { return self }
    return .object(members + [Member("minProperties", 1)])
  }
}
