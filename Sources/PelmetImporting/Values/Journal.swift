/// Notes what code changes, so that both ways of a condition can be followed from the same beginning.
final class Journal {
  enum Content {
    case value(Value)
    case member(StyleObject.Member)
  }

  struct Location: Hashable {
    let owner: ObjectIdentifier
    let name: String
  }

  struct Change {
    let owner: any Journaled
    let name: String
    /// `nil` where there is nothing.
    let content: Content?
  }

  /// The last content of each location, in the order in which they changed first.
  struct Changes {
    fileprivate(set) var order: [Location] = []
    fileprivate(set) var all: [Location: Change] = [:]

    /// Whether an object has come into being with these changes.
    func hasBirth(of owner: any Journaled) -> Bool { all[Location(owner: ObjectIdentifier(owner), name: Journal.birth)] != nil }

    subscript(location: Location) -> Change? { all[location] }

    fileprivate mutating func set(_ location: Location, _ change: Change) {
      if all.updateValue(change, forKey: location) == nil { order.append(location) }
    }

    /// Replaces the content of a location that changed.
    mutating func replace(_ location: Location, _ content: Content?) {
      guard let old = all[location] else { return }
      all[location] = Change(owner: old.owner, name: old.name, content: content)
    }

    /// These changes, and then others.
    func then(_ others: Changes) -> Changes {
      var result = self
      for location in others.order { if let change = others[location] { result.set(location, change) } }
      return result
    }
  }

  /// A moment to which changes can be taken back.
  struct Mark {
    fileprivate let count: Int
    fileprivate let kept: Int
  }

  private var entries: [Change] = []
  /// The contents that follow from declarations: whatever runs finds them again.
  private var kept: [(owner: any Journaled, name: String)] = []

  var mark: Mark { Mark(count: entries.count, kept: kept.count) }

  func noteKept(_ owner: any Journaled, _ name: String) { kept.append((owner, name)) }

  /// Notes that an object has come into being.
  func noteBirth(of owner: any Journaled) { note(owner, Self.birth, nil) }

  /// The name of no content, under which births are noted.
  static let birth = ""

  /// Notes the content that a change replaces.
  func note(_ owner: any Journaled, _ name: String, _ old: Content?) {
    entries.append(Change(owner: owner, name: name, content: old))
  }

  /// The changes since a moment.
  func changes(since mark: Mark) -> Changes {
    var changes = Changes()
    for entry in entries[mark.count...] {
      let location = Location(owner: ObjectIdentifier(entry.owner), name: entry.name)
      if changes[location] == nil {
        changes.set(location, Change(owner: entry.owner, name: entry.name, content: entry.owner.content(entry.name)))
      }
    }
    return changes
  }

  /// Takes all changes since a moment back, and returns them.
  func takeBack(to mark: Mark) -> Changes {
    let changes = changes(since: mark)
    while entries.count > mark.count {
      let entry = entries.removeLast()
      entry.owner.restore(entry.name, entry.content)
    }
    return changes
  }

  /// Takes everything since a moment back, as if nothing had run since: what follows from declarations, too.
  func goBack(to mark: Mark) {
    while entries.count > mark.count {
      let entry = entries.removeLast()
      entry.owner.restore(entry.name, entry.content)
    }
    for (owner, name) in kept[mark.kept...] { owner.restore(name, nil) }
    kept.removeLast(kept.count - mark.kept)
  }

  func apply(_ changes: Changes) {
    for location in changes.order {
      guard let change = changes[location] else { continue }
      apply(change)
    }
  }

  func apply(_ change: Change) {
    note(change.owner, change.name, change.owner.content(change.name))
    change.owner.restore(change.name, change.content)
  }
}

/// An object whose contents, by name, code changes.
protocol Journaled: AnyObject {
  func content(_ name: String) -> Journal.Content?
  /// Sets a content without a note.
  func restore(_ name: String, _ content: Journal.Content?)
}

/// Something that keeps values by their names.
protocol JournaledValues: Journaled {
  var values: [String: Value] { get set }
  var journal: Journal { get }
}

extension JournaledValues {
  /// Changes a value, with a note.
  func put(_ value: Value, _ name: String) {
    journal.note(self, name, content(name))
    values[name] = value
  }

  /// Keeps a value that follows from the declaration, whatever code runs.
  func keep(_ name: String, _ value: Value) {
    if values[name] == nil { journal.noteKept(self, name) }
    values[name] = value
  }

  func content(_ name: String) -> Journal.Content? { values[name].map { .value($0) } }

  func restore(_ name: String, _ content: Journal.Content?) {
    if name != Journal.birth { values[name] = content?.value }
  }
}

extension Journal.Content {
  var value: Value? { if case .value(let value) = self { value } else { nil } }
  var member: StyleObject.Member? { if case .member(let member) = self { member } else { nil } }
}
