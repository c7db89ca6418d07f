import Pelmet
import PelmetCompiler
import PelmetResolution

/// The page *Properties* of the documentation: every property that a theme can set, generated from the catalogue.
struct PropertyReference {
  private var text = """
    # Properties

    The properties of each section of a theme, and of the objects in it.

    ## Overview

    This page is generated from the compiler's catalogue. Names such as `APP-7` refer to facts about UIKit.

    - *by* lists the axes of a property. The property takes one value, which belongs to the first case of each axis, or an object keyed by
      the cases, one axis inside the other.
    - *iOS* is the first version that has the property, and the one that deprecates it.
    - Every property also takes `null`, which removes the inherited value, and one value for each appearance,
      `{"light": …, "dark": …}`. A reference, `"{name}"`, may replace every value that is not an object of this page.

    """
  /// The objects that have a chapter or will get one.
  private var known: Set<String> = []
  /// The objects that will get a chapter.
  private var pending: [Schema] = []

  private init() {
    pending = [Catalogue.style]
    while !pending.isEmpty { chapter(pending.removeFirst()) }
  }

  /// The page in Markdown.
  static var markdown: String { PropertyReference().text }

  private mutating func chapter(_ schema: Schema) {
    text += "\n## \(schema.type.short)\n\n\(schema.summary)"
    if schema.title.hasPrefix("UI") { text += " In UIKit: `\(schema.title)`." }
    if schema.role == .appearance {
      text += " Write it as an object, as the name of a sibling, or `like` one with changes."
    }
    text += "\n\n| property | value | by | iOS | meaning |\n|---|---|---|---|---|\n"
    for field in schema.fields { row(field) }
    if let shorthand = schema.shorthand {
      text += "| `\(shorthand.key)` | \(description(of: schema.target(of: shorthand).field)) | | | \(shorthand.note) |\n"
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
        case .options: "an array of \(names)"
        default: kind.noun
        }
      return field.none == nil || kind.names.contains("none") ? form : form + ", or `\"none\"`"
    }
  }
}
