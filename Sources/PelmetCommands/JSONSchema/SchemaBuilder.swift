internal import PelmetCompiler
internal import PelmetReports
internal import PelmetResolution

/// Collects the definitions of a JSON Schema (draft 2020-12).
///
/// A schema says what a file may look like, not what it means: what Pelmet accepts the schema accepts, and what depends on another place
/// in a file, or on another file, is left to `pelmet validate`.
struct SchemaBuilder {
  let names: NamesInThemes
  private var definitions: [String: JSONTree] = [:]

  /// `$schema`, `$description` and `$extensions` may stand in every object.
  private static let reserved: JSONTree = ["^\\$(schema|description|extensions)$": true]

  init(_ names: NamesInThemes) {
    self.names = names
  }

  /// The document around a schema: its keys, then the definitions by name.
  func document(_ root: JSONTree, title: String) -> JSONTree {
    guard case .object(let members) = root else { return root }
    let sorted = definitions.sorted { $0.key < $1.key }.map { JSONTree.Member($0.key, $0.value) }
    return .object(
      [
        JSONTree.Member("$schema", "https://json-schema.org/draft/2020-12/schema"), JSONTree.Member("title", .string(title)),
      ] + members + [JSONTree.Member("$defs", .object(sorted))])
  }

  /// A reference to a definition, which is made when it is asked for the first time; it may refer to itself.
  mutating func define(_ name: String, _ body: (inout SchemaBuilder) -> JSONTree) -> JSONTree {
    if definitions[name] == nil {
      definitions[name] = .null
      definitions[name] = body(&self)
    }
    return ["$ref": "#/$defs/\(name)"]
  }

  // MARK: Forms

  func anyOf(_ forms: [JSONTree]) -> JSONTree { ["anyOf": .array(forms)] }

  /// The same schema with words for an editor to show.
  func described(_ schema: JSONTree, _ description: String) -> JSONTree {
    guard case .object(let members) = schema else { return schema }
    return .object(members + [JSONTree.Member("description", .string(description))])
  }

  func oneOf(_ names: some Sequence<String>) -> JSONTree { ["enum": .array(names.map { .string($0) })] }

  /// One of a list of names, or any other text that fits: the list is for editors to offer.
  func suggesting(_ names: Set<String>, or other: JSONTree) -> JSONTree {
    names.isEmpty ? other : anyOf([oneOf(names.sorted()), other])
  }

  /// An object of known keys.
  func object(_ properties: [(String, JSONTree)], required: [String] = [], description: String? = nil) -> JSONTree {
    .members([
      "type": "object",
      "description": description.map { .string($0) },
      "properties": .object(properties.map { JSONTree.Member($0, $1) }),
      "patternProperties": Self.reserved,
      "required": required.isEmpty ? nil : .array(required.map { .string($0) }),
      "additionalProperties": false,
    ])
  }

  /// An object from names to values; `known` names are offered.
  func map(_ known: Set<String> = [], to value: JSONTree, names pattern: String? = nil) -> JSONTree {
    .members([
      "type": "object",
      "properties": known.isEmpty ? nil : .object(known.sorted().map { JSONTree.Member($0, value) }),
      "patternProperties": Self.reserved,
      "propertyNames": pattern.map { ["pattern": "\($0)|^\\$(schema|description|extensions)$"] },
      "additionalProperties": value,
    ])
  }

  func array(_ element: JSONTree, count: Int? = nil) -> JSONTree {
    .members([
      "type": "array", "items": element, "minItems": count.map { .number(Double($0)) },
      "maxItems": count.map { .number(Double($0)) },
    ])
  }

  func number(from minimum: Double, to maximum: Double? = nil) -> JSONTree {
    .members(["type": "number", "minimum": .number(minimum), "maximum": maximum.map { .number($0) }])
  }

  static let string: JSONTree = ["type": "string"]
  static let boolean: JSONTree = ["type": "boolean"]
  static let null: JSONTree = ["type": "null"]
  static let none: JSONTree = ["const": "none", "description": "Deliberately nothing."]
}
