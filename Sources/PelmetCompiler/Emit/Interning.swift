internal import Pelmet

/// Gives equal colours and equal objects of a theme one number each, bottom up, so that telling whether two are equal is comparing
/// numbers; and counts how often each is written.
struct Interning {
  /// A colour or an object of one type.
  enum Key: Hashable {
    case color(Theme.Color)
    case object(type: TypeName, members: [Member])
  }

  /// A member's value, or the number of its colour or object.
  enum Content: Hashable {
    case value(Value)
    case interned(Int)
  }

  struct Member: Hashable {
    let field: Int
    let content: Content
  }

  /// Every different colour and object, by number.
  private(set) var keys: [Key] = []
  /// How often each is written when each is written out once.
  private(set) var counts: [Int] = []
  private var numbers: [Key: Int] = [:]

  mutating func add(_ color: Theme.Color) -> Int { add(.color(color)) }

  mutating func add(_ node: Node, _ schema: Schema) -> Int {
    guard case .object(let members) = node else { return add(.object(type: schema.type, members: [])) }
    return add(
      .object(
        type: schema.type,
        members: members.map { member in
          switch (member.node, schema.fields[member.field].shape) {
          case (.object, .object(let inner)): Member(field: member.field, content: .interned(add(member.node, inner)))
          case (.value(.color(let color)), _): Member(field: member.field, content: .interned(add(color)))
          case (.value(let value), _): Member(field: member.field, content: .value(value))
          case (.object, .value): Member(field: member.field, content: .value(.unknownContent))
          }
        }))
  }

  private mutating func add(_ key: Key) -> Int {
    if let number = numbers[key] {
      counts[number] += 1
      // What is inside was counted again on the way here, but a second object does not write it again.
      if case .object(_, let members) = key {
        for case .interned(let inner) in members.map(\.content) { counts[inner] -= 1 }
      }
      return number
    }
    numbers[key] = keys.count
    keys.append(key)
    counts.append(1)
    return keys.count - 1
  }
}
