internal import Pelmet
internal import PelmetDiagnostics
internal import PelmetSyntax

/// What one theme, context or screen writes: a sparse tree of its own, and the trees of its conditions.
struct Layer: Sendable {
  /// Always of the schema ``Catalogue/style``.
  var style = LayerObject()
  var whens: [When] = []

  /// What a layer writes for some traits.
  struct When: Sendable {
    var condition: Theme.Condition
    var style: LayerObject
    /// The `is` in the file; `nil` for one that stands for an adaptive value.
    var source: JSONValue?
  }
}

/// The written members of one object of a ``Schema``.
package struct LayerObject: Sendable {
  /// The sibling that this object starts from.
  var like: Like?
  /// In the order of the schema's fields, at most one for each.
  var entries: [Entry] = []

  struct Like: Sendable {
    /// Position of the sibling in the schema of the object around.
    var field: Int
    /// Where its name is written.
    var source: JSONValue
  }

  struct Entry: Sendable {
    /// Position in the schema's fields.
    var field: Int
    /// The member of the file under whose key this stands.
    var source: JSONValue
    /// Whether the key of an axis was left out, because the value is written for the first case.
    var isImplied = false
    var content: Content
  }

  enum Content: Sendable {
    /// Forgets what was inherited.
    case null(JSONValue)
    case value(Written)
    case object(LayerObject)
    /// Was reported; later stages keep quiet about it.
    case invalid
  }

  /// The entry of a field.
  func entry(_ field: Int) -> Entry? { index(of: field).map { entries[$0] } }

  /// The position of a field's entry.
  func index(of field: Int) -> Int? {
    // The entries themselves are only looked at: a closure would be handed copies.
    for index in entries.indices where entries[index].field == field { return index }
    return nil
  }

  /// Puts an entry where the order of the fields wants it; a second one for the same field replaces the first.
  mutating func set(_ entry: Entry) {
    var index = entries.endIndex
    while index > 0, entries[index - 1].field >= entry.field { index -= 1 }
    if index < entries.endIndex, entries[index].field == entry.field {
      entries[index] = entry
    } else {
      entries.insert(entry, at: index)
    }
  }
}

/// A value as it stands in a file.
struct Written: Sendable {
  var expression: Expression
  var source: JSONValue
}
