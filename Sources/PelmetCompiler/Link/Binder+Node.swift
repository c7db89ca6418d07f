internal import Pelmet
internal import PelmetSyntax

extension Binder {
  /// The bound tree of an object whose `like`s have been followed: without what is forgotten, and without objects of which nothing
  /// is left unless a slot or an item appearance was written, which then stands for the default.
  mutating func node(_ object: LayerObject, _ schema: Schema) -> Node {
    var members: [Node.Member] = []
    members.reserveCapacity(object.entries.count)
    for entry in object.entries {
      let field = schema.fields[entry.field]
      switch (entry.content, field.shape) {
      case (.value(let written), .value):
        if let value = value(written, of: field) {
          members.append(Node.Member(field: entry.field, node: .value(value)))
        }
      case (.object(let inner), .object(let innerSchema)):
        let node = node(inner, innerSchema)
        if node != .object([]) || innerSchema.presetField != nil {
          members.append(Node.Member(field: entry.field, node: node))
        }
      default: break
      }
    }
    return .object(members)
  }
}
