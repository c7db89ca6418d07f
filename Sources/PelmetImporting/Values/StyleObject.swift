internal import PelmetCompiler
internal import PelmetReports

/// A bar, item or appearance object: the properties that code has set, by the catalogue of all properties.
final class StyleObject: Journaled {
  /// A final value of a property, or the reason why there is none.
  enum Leaf {
    case color(ImportedColor)
    case tree(JSONTree)
    /// Explicitly nothing: `"none"`.
    case none
    case unknown(Unknown)
    /// One of several, as code that nobody can follow decides.
    case unclear([Look.Doubt])
  }

  struct Fact {
    let leaf: Leaf
    let place: SourcePlace
    /// The calls and names by which the value came, the outermost first.
    let via: [String]
    /// Whether it counts only because a proxy keeps the object that it is given: it was set afterwards.
    var isPolicy = false
  }

  enum Member {
    case value(Fact)
    case object(StyleObject)
  }

  let schema: Schema
  /// Whether it keeps the objects that it is given, as proxies do, instead of copies.
  let keepsObjects: Bool
  /// Whether it is the one item that code has at hand.
  let isSingle: Bool
  /// Whether nobody knows whose it is.
  var isLost = false
  /// Whether a proxy has the object already.
  private var isKept = false
  private(set) var members: [String: Member] = [:]
  /// Whether it began as what a bar has from elsewhere, such as the look that all bars have.
  var isInherited = false
  /// Where the object was set as a whole.
  var place: SourcePlace?
  /// The values of themes that it is, or is a part of; a section is the beginning of its values. None while code alone has the object.
  private(set) var homes: Set<LookKey> = []

  private let journal: Journal

  /// - Parameter isLasting: Whether it is there on every way, whichever of them asks for it first.
  init(_ schema: Schema, _ journal: Journal, keepsObjects: Bool = false, isSingle: Bool = false, isLasting: Bool = false) {
    (self.schema, self.journal, self.keepsObjects, self.isSingle) = (schema, journal, keepsObjects, isSingle)
    if !isLasting { journal.noteBirth(of: self) }
  }

  func content(_ name: String) -> Journal.Content? { members[name].map { .member($0) } }

  func restore(_ name: String, _ content: Journal.Content?) {
    if name != Journal.birth { members[name] = content?.member }
  }

  /// An object without values.
  func empty(_ schema: Schema) -> StyleObject { StyleObject(schema, journal) }

  /// Changes a member, or removes it.
  private func change(_ name: String, _ member: Member?) {
    journal.note(self, name, content(name))
    members[name] = member
  }

  func field(_ name: String) -> Field? { schema.index(of: name).map { schema.fields[$0] } }

  func set(_ name: String, _ fact: Fact) {
    var fact = fact
    fact.isPolicy = isKept
    change(name, .value(fact))
  }

  /// Sets an object: the same one where objects are kept, otherwise a copy.
  func set(_ name: String, _ object: StyleObject, place: SourcePlace) {
    let object = keepsObjects ? object : object.copy()
    object.place = place
    object.isKept = keepsObjects || isKept
    if isKept { object.markAsPolicy() }
    object.settle(in: homes(of: name))
    change(name, .object(object))
  }

  /// Whether it is a part of what a proxy says, and so of bars that are made later.
  var isOfProxy: Bool { keepsObjects || isKept }

  /// The values of themes that a property of it is, or is a part of.
  func homes(of name: String) -> Set<LookKey> { Set(homes.map { $0.inner(name) }) }

  /// Notes that it is a part of bars, and with it all that it has.
  func settle(in homes: Set<LookKey>) {
    guard !homes.isSubset(of: self.homes) else { return }
    self.homes.formUnion(homes)
    for (name, member) in members { if case .object(let object) = member { object.settle(in: self.homes(of: name)) } }
  }

  /// Marks everything as set after a proxy has been given the object.
  private func markAsPolicy() {
    for (name, member) in members {
      switch member {
      case .value(let fact): set(name, fact)
      case .object(let object):
        object.isKept = true
        object.markAsPolicy()
      }
    }
  }

  func remove(_ name: String) { if members[name] != nil { change(name, nil) } }

  /// The object of a property, which is there from now on.
  func object(_ name: String) -> StyleObject? {
    if case .object(let object)? = members[name] {
      object.isKept = object.isKept || isKept
      object.settle(in: homes(of: name))
      return object
    }
    guard case .object(let schema)? = field(name)?.shape else { return nil }
    let object = StyleObject(schema, journal, keepsObjects: keepsObjects && schema.role != .appearance)
    object.isKept = isKept
    object.settle(in: homes(of: name))
    change(name, .object(object))
    return object
  }

  /// A copy, which is as deep as the catalogue.
  func copy() -> StyleObject {
    let copy = StyleObject(schema, journal)
    copy.members = members.mapValues { member in
      if case .object(let object) = member { .object(object.copy()) } else { member }
    }
    (copy.place, copy.isInherited) = (place, isInherited)
    return copy
  }

  /// Takes all properties of another object.
  func take(_ other: StyleObject) {
    isInherited = other.isInherited
    for (name, member) in other.copy().members { change(name, member) }
  }

  /// Every value with its path, in the order of the catalogue. An appearance object that begins anew comes by its own path, too, before its
  /// values.
  func facts(below path: [String] = []) -> [(path: [String], fact: Fact)] {
    var all: [(path: [String], fact: Fact)] = []
    for field in schema.fields {
      switch members[field.name] {
      case .value(let fact)?: all.append((path + [field.name], fact))
      case .object(let object)?:
        if object.schema.role == .appearance, !object.isInherited, let place = object.place {
          all.append((path + [field.name], Fact(leaf: .tree([:]), place: place, via: [])))
        }
        all += object.facts(below: path + [field.name])
      case nil: break
      }
    }
    return all
  }
}
