internal import Pelmet

/// The rows that ignore values, laid out as the catalogue is: who walks down a style with them compares no names.
final class IgnoredFields: Sendable {
  /// The rows that the path leaves.
  let rows: ChangeRows
  /// For each field of the object; `nil` where no row is left.
  private let fields: [IgnoredFields?]
  /// For the value of an axis that is written for its first case without the key of one.
  private let implied: IgnoredFields?

  /// Those of a theme, at the top.
  static let all = IgnoredFields(.ignoring, .object(Catalogue.style))

  private init?(_ rows: ChangeRows, _ shape: Shape) {
    guard !rows.isEmpty else { return nil }
    self.rows = rows
    guard case .object(let schema) = shape else {
      (fields, implied) = ([], nil)
      return
    }
    fields = schema.fields.map { IgnoredFields(rows.below($0.name), $0.shape) }
    implied = schema.role == .axis ? IgnoredFields(rows, schema.fields[0].shape) : nil
  }

  subscript(entry: LayerObject.Entry) -> IgnoredFields? { entry.isImplied ? implied : fields[entry.field] }

  /// Those of a section.
  subscript(section: BarSection) -> IgnoredFields? {
    Catalogue.style.index(of: section.section).flatMap { fields[$0] }
  }
}
