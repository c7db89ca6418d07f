internal import PelmetCompiler
internal import PelmetDiagnostics
internal import PelmetReports
internal import PelmetResolution

/// Tells which keys there are.
enum PropertiesTool: AgentTool {
  static let name = "properties"
  static let title = "Find properties"
  static let description = """
    Lists the keys that a theme may have, with their types, the systems that have them, and what they do: those of a section or of an \
    object in it ('path'), or all whose path or documentation has some words ('query'). Without either, the sections.
    """
  static let parameters =
    [
      ToolParameter("path", .text, "An object such as \"navigationBar.standardAppearance\"."),
      ToolParameter("query", .text, "Words such as \"shadow color\": all of them occur."),
    ] + Page.parameters
  static let output: [(String, JSONTree)] =
    [
      ("count", .schema("integer", "The number of properties.")),
      ("properties", .schema(listOf: "Path, type or names, the first iOS that has it, and its documentation.")),
    ] + Page.output

  static func call(_ arguments: ToolArguments, in workspace: AgentWorkspace) throws(ToolFailure) -> ToolResult {
    let path = arguments.text("path").map { $0.split(separator: ".").map(String.init) } ?? []
    var schema = Catalogue.style
    for (index, name) in path.enumerated() {
      guard let inner = schema.field(name)?.object else {
        let names = schema.fields.filter { $0.object != nil }.map(\.name)
        let nearest = SpellingSuggestion.nearest(to: name, among: names).map { [$0] } ?? names
        let around = path[..<index].joined(separator: ".")
        throw ToolFailure(
          "'\(VisibleText.shortened(name))' is not an object of \(around.isEmpty ? "a theme" : around); fix: "
            + (nearest.isEmpty ? "leave it out" : "write \(nearest.map { "\"\($0)\"" }.joined(separator: ", "))"))
      }
      schema = inner
    }
    let words = (arguments.text("query") ?? "").lowercased().split(separator: " ")
    let found =
      words.isEmpty ? schema.fields.map { (path: (path + [$0.name]).joined(separator: "."), field: $0) } : all(schema, path)
    let properties = found.filter { property in
      let text = "\(property.path) \(property.field.note)".lowercased()
      return words.allSatisfy { text.contains($0) }
    }
    return ToolResult(
      content: [.init("count", .integer(properties.count))]
        + (try arguments.page(properties.map { object($0.path, $0.field) }, called: "properties")))
  }

  /// The properties of an object and of all objects in it, as deep as the catalogue.
  private static func all(_ schema: Schema, _ path: [String]) -> [(path: String, field: Field)] {
    schema.fields.flatMap { field -> [(path: String, field: Field)] in
      let own = path + [field.name]
      return [(own.joined(separator: "."), field)] + (field.object.map { all($0, own) } ?? [])
    }
  }

  private static func object(_ path: String, _ field: Field) -> JSONTree {
    let (kind, cases) = field.value
    let names = kind?.names ?? []
    return .members([
      "path": .string(path), "type": .string(kind?.noun ?? field.object.map { "an object: \($0.title)" } ?? ""),
      "names": names.isEmpty ? nil : .array(names.map { .string($0) }),
      "cases": cases.isEmpty ? nil : .array(cases.map { .string($0) }),
      "none": field.none == nil ? nil : true, "since": .string("iOS \(field.since)"),
      "deprecated": field.deprecated.map { .string("iOS \($0)") }, "documentation": .string(field.note),
    ])
  }
}

extension Schema {
  fileprivate func field(_ name: String) -> Field? { index(of: name).map { fields[$0] } }
}

extension Field {
  /// The object that the field has; of an axis that of its first case, which can be left out.
  fileprivate var object: Schema? {
    var shape = shape
    while case .object(let schema) = shape {
      guard schema.role == .axis else { return schema }
      shape = schema.fields[0].shape
    }
    return nil
  }

  /// The kind of the field's value, and the cases by which it may be written; no kind for objects.
  fileprivate var value: (kind: ValueKind?, cases: [String]) {
    var (shape, cases) = (shape, [String]())
    while case .object(let schema) = shape, schema.role == .axis {
      cases = schema.fields.map(\.name)
      shape = schema.fields[0].shape
    }
    if case .value(let kind) = shape { return (kind, cases) }
    return (nil, cases)
  }
}
