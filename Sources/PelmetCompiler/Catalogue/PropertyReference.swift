/// The reference of every property that a theme can set, made from the catalogue: a page of the documentation.
package struct PropertyReference {
  private var text = """
    # Properties

    What can be written in each section of a theme, and in the objects inside.

    ## Overview

    This page is made from the catalogue that the compiler works with; names such as `APP-7` are facts about UIKit.

    - *by* names the axes of a property. It takes one value, which belongs to the first case of each axis, or an object keyed by the cases, one
      axis inside the other.
    - *iOS* is the first version that has the property, and the one that deprecates it.
    - Every property also takes `null`, which forgets what was inherited, and one value for each appearance, `{"light": …, "dark": …}`. A
      reference, `"{name}"`, may stand for every value that is no object of this page.

    """
  /// The objects that have a chapter, or will have one.
  private var known: Set<String> = []
  /// The objects that will have one.
  private var pending: [Schema] = []

  private init() {
    pending = [Catalogue.style]
    while !pending.isEmpty { chapter(pending.removeFirst()) }
  }

  /// The page in Markdown.
  package static var markdown: String { PropertyReference().text }

  private mutating func chapter(_ schema: Schema) {
    text += "\n## \(schema.type.short)\n\n\(schema.summary)"
    if schema.title.hasPrefix("UI") { text += " In UIKit: `\(schema.title)`." }
    if schema.role == .appearance {
      text += " Written as an object, as the name of another one beside it, or `like` one with changes."
    }
    text += "\n\n| property | value | by | iOS | what it does |\n|---|---|---|---|---|\n"
    for field in schema.fields { row(field) }
    if let layout = schema.itemLayouts?.first {
      let value = description(of: schema.fields[layout])
      text +=
        "| `\(Schema.itemAppearance)` | \(value) | | | All three layouts of items; what is written for one of them wins. |\n"
    }
  }

  private mutating func row(_ field: Field) {
    var axes: [String] = []
    var value = field
    while case .object(let schema) = value.shape, schema.role == .axis {
      axes.append(schema.fields.map { "`\($0.name)`" }.joined(separator: " "))
      value = schema.fields[0]
    }
    var systems = field.since > 2 ? "\(field.since)" : ""
    if let deprecated = field.deprecated { systems += systems.isEmpty ? "until \(deprecated)" : "–\(deprecated)" }
    text += "| `\(field.name)` | \(description(of: value)) | \(axes.joined(separator: "; ")) | \(systems) | \(field.note) |\n"
  }

  private mutating func description(of field: Field) -> String {
    switch field.shape {
    case .object(let schema):
      if known.insert(schema.type.short).inserted { pending.append(schema) }
      return schema.type.short
    case .value(let kind):
      let names = kind.names.map { "`\($0)`" }.joined(separator: " ")
      let form =
        switch kind {
        case .enumeration: names
        case .options: "a list of \(names)"
        default: kind.noun
        }
      return field.none == nil || kind.names.contains("none") ? form : form + ", or `\"none\"`"
    }
  }
}
