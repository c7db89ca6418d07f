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

  /// A colour or an object, and how it is written.
  struct Entry {
    let key: Key
    /// The schema of an object.
    fileprivate(set) var schema: Schema?
    /// The numbers of what is written inside, all lower than the own one.
    fileprivate(set) var parts: [Int]
    /// How often it is written when each is written out once.
    fileprivate(set) var count = 1
    /// About how many calls it takes, without its parts.
    fileprivate(set) var calls = 1
  }

  /// Every different colour and object, by number.
  private(set) var entries: [Entry] = []
  private var numbers: [Key: Int] = [:]

  mutating func add(_ node: Node, _ schema: Schema) -> Int {
    guard case .object(let members) = node else {
      return add(Entry(key: .object(type: schema.type, members: []), schema: schema, parts: []))
    }
    var parts: [Int] = []
    var calls = 1
    func interned(_ number: Int) -> Content {
      parts.append(number)
      return .interned(number)
    }
    let written = members.map { member in
      switch (member.node, schema.fields[member.field].shape) {
      case (.object, .object(let inner)): return Member(field: member.field, content: interned(add(member.node, inner)))
      case (.value(.color(let color)), _): return Member(field: member.field, content: interned(add(color)))
      case (.value(let value), _):
        let colors = member.node.colors
        parts += colors.filter(\.isShareable).map { add($0) }
        calls += 1 + colors.count
        return Member(field: member.field, content: .value(value))
      case (.object, .value): return Member(field: member.field, content: .value(.unknownContent))
      }
    }
    return add(Entry(key: .object(type: schema.type, members: written), schema: schema, parts: parts, calls: calls))
  }

  /// A colour after those from which it is derived, each once, however often it is named.
  mutating func add(_ color: Theme.Color) -> Int {
    var pending = [color]
    while let next = pending.last, numbers[.color(next)] == nil {
      let inside = next.written
      let parts = inside.filter(\.isShareable)
      let missing = parts.filter { numbers[.color($0)] == nil }
      if missing.isEmpty {
        let leaves = inside.count - parts.count
        let entry = Entry(key: .color(next), parts: parts.compactMap { numbers[.color($0)] }, count: 0, calls: 1 + leaves)
        numbers[entry.key] = entries.count
        entries.append(entry)
        for part in entry.parts { entries[part].count += 1 }
      }
      pending += missing.reversed()
      while let done = pending.last, pending.count > 1, numbers[.color(done)] != nil { pending.removeLast() }
    }
    let number = numbers[.color(color)] ?? 0
    entries[number].count += 1
    return number
  }

  /// An object whose parts were counted on the way here.
  private mutating func add(_ entry: Entry) -> Int {
    if let number = numbers[entry.key] {
      entries[number].count += 1
      // A second object does not write its parts again.
      for part in entry.parts { entries[part].count -= 1 }
      return number
    }
    numbers[entry.key] = entries.count
    entries.append(entry)
    return entries.count - 1
  }
}

extension Theme.Color {
  /// The colours that are written inside this one.
  fileprivate var written: [Theme.Color] {
    switch content {
    case .noColor, .rgb, .displayP3, .system, .asset, .pair, .parameter: []
    case .adaptive(let variants): Variant.allCases.compactMap { variants[$0] }
    case .derived(let derived): derived.derivation.operands
    }
  }

  /// Whether a derivation is in this colour, so that it is worth a constant wherever it is written more than once. Other colours are
  /// short.
  var isShareable: Bool { derivationDepth > 0 }
}
