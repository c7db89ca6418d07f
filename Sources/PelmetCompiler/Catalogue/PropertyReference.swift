/// The reference of every property that a theme can set, made from the catalogue: a page of the documentation.
package struct PropertyReference {
  private var text = """
    # Properties

    What can be written in each section of a theme, and in the objects inside.

    ## Overview

    Made from the catalogue that the compiler itself works with; names such as `APP-7` are facts about UIKit. *by* names the axes of a
    property: it takes one value, which belongs to the first case of each axis, or an object keyed by the cases. *iOS* is the first
    version that has the property. Every property also takes `null`, which forgets what was inherited, and one value for each
    appearance, `{"light": …, "dark": …}`; all but lists and texts take a reference, `"{name}"`.

    """
  /// The objects that have a chapter, or will have one.
  private var known: Set<String> = []
  /// The objects that have none yet.
  private var pending: [Schema] = []

  private init() {}

  /// The page in Markdown.
  package static let markdown = {
    var reference = PropertyReference()
    reference.chapter("A theme, a context, a screen", Catalogue.style)
    for section in Catalogue.style.fields {
      if case .object(let schema) = section.shape { reference.chapter("Section \(section.name)", schema) }
    }
    while !reference.pending.isEmpty {
      let schema = reference.pending.removeFirst()
      reference.chapter(schema.type, schema)
    }
    return reference.text
  }()

  private mutating func chapter(_ title: String, _ schema: Schema) {
    known.insert(schema.type)
    text += "\n## \(title)\n\n\(schema.summary)"
    if title == schema.type {
      if schema.role == .appearance {
        text += " Written as an object, as the name of another one beside it, or `like` one with changes."
      }
    } else {
      text += " UIKit: `\(schema.title)`."
    }
    text += "\n\n| property | value | by | iOS | what it does |\n|---|---|---|---|---|\n"
    for field in schema.fields { row(field) }
    if schema.itemLayouts != nil {
      text +=
        "| `\(Schema.itemAppearance)` | TabBarItemAppearance | | 13 | All three layouts of items; what a layout says itself wins. |\n"
    }
  }

  private mutating func row(_ field: Field) {
    var axes: [String] = []
    var value = field
    while case .object(let schema) = value.shape, schema.role == .axis {
      axes.append(schema.fields.map { "`\($0.name)`" }.joined(separator: " "))
      value = schema.fields[0]
    }
    let since = field.since > 2 ? "\(field.since)" : ""
    let systems = field.deprecated.map { "\(since)–\($0)" } ?? since
    text += "| `\(field.name)` | \(description(of: value)) | \(axes.joined(separator: "; ")) | \(systems) | \(field.note) |\n"
  }

  private mutating func description(of field: Field) -> String {
    switch field.shape {
    case .object(let schema):
      if schema.role != .plain || !Catalogue.style.fields.contains(where: { $0.name == field.name }),
        known.insert(schema.type).inserted
      {
        pending.append(schema)
      }
      return Catalogue.style.fields.contains { $0.name == field.name } ? "Section \(field.name)" : schema.type
    case .value(let kind):
      let names = kind.names.map { "`\($0)`" }.joined(separator: " ")
      let form = names.isEmpty ? kind.noun : kind.isList ? "a list of \(names)" : names
      return field.none == nil || kind.names.contains("none") ? form : form + ", or `\"none\"`"
    }
  }
}

extension ValueKind {
  fileprivate var isList: Bool {
    if case .options = self { true } else { false }
  }
}
