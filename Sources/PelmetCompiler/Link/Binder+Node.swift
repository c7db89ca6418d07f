internal import Pelmet
internal import PelmetSyntax

extension Binder {
  /// The bound tree of an object whose `like`s have been followed: without what is forgotten, and without objects of which nothing
  /// is left unless a slot or an item appearance was written, which then stands for the default.
  mutating func node(_ object: LayerObject, _ schema: Schema) -> Node {
    var members: [Node.Member] = []
    members.reserveCapacity(object.entries.count)
    for entry in object.entries {
      switch (entry.content, schema.fields[entry.field].shape) {
      case (.value(let written), .value):
        if let value = value(written, of: schema.fields[entry.field]) {
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
    if let kern = kern(of: object, schema) {
      members.insert(kern, at: members.firstIndex { $0.field > kern.field } ?? members.endIndex)
    }
    return .object(members)
  }

  /// The `kern` that the token of a font brings along, where none is written.
  mutating func kern(of object: LayerObject, _ schema: Schema) -> Node.Member? {
    guard let kern = schema.index(of: .kern), object.entry(kern) == nil, let font = schema.index(of: .font),
      case .value(let written)? = object.entry(font)?.content, let spacing = letterSpacing(written)
    else { return nil }
    return Node.Member(field: kern, node: .value(.number(spacing)))
  }
}
