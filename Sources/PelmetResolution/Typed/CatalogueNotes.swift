package import Pelmet
package import PelmetCompiler

/// The documentation of the catalogue, which its types have. Schemas and fields exist once.
private struct CatalogueNotes {
  private(set) var summaries: [Schema: String] = [:]
  private(set) var fields: [Field: (note: String, deprecated: Theme.OSVersion?)] = [:]

  static let all = CatalogueNotes()

  private init() {
    add(Catalogue.style, Theme.Style.self)
  }

  /// Goes through the schemas, no deeper than the catalogue.
  private mutating func add<Root: ThemeObject>(_ schema: Schema, _ type: Root.Type) {
    guard summaries.updateValue(Root.summary, forKey: schema) == nil else { return }
    for (field, property) in zip(schema.fields, Root.properties) {
      fields[field] = (property.note, property.deprecated)
      if case .object(let inner) = field.shape, let type = property.type as? any ThemeObject.Type { add(inner, type) }
    }
  }
}

extension Schema {
  /// One sentence of documentation.
  package var summary: String { CatalogueNotes.all.summaries[self] ?? "" }
}

extension Field {
  /// One sentence of documentation.
  package var note: String { CatalogueNotes.all.fields[self]?.note ?? "" }

  /// The version of iOS that deprecates the property.
  package var deprecated: Theme.OSVersion? { CatalogueNotes.all.fields[self]?.deprecated }
}

extension Schema.Shorthand {
  /// One sentence of documentation.
  package var note: String {
    property == nil
      ? "The appearance of items in all three layouts; a value for one layout takes precedence."
      : "The style at all four edges; that of one edge takes precedence."
  }
}

extension TypeName {
  /// The name as documents write it: `ByMetrics<Double>`.
  package var short: String { swift.replacing("Theme.", with: "") }
}
