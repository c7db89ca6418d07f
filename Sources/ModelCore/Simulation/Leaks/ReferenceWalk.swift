/// A walk from object to object along the references that the model knows and the stored properties of the app's classes.
@MainActor
struct ReferenceWalk {
  /// The number of objects after which a walk ends.
  private static var mostObjects: Int { 10_000 }

  /// The stored properties that refer to the object, as `Coordinator.detail`. Some may be weak: that cannot be seen from outside.
  private(set) var references: [String] = []
  /// The stored properties with a closure, as `Detail.onSelect`.
  private(set) var closures: [String] = []
  /// The actions of the items on the way.
  private(set) var actions: [HeldAction] = []

  private var seen: Set<ObjectIdentifier> = []
  private var waiting: [AnyObject] = []

  /// Walks from the roots in their order, breadth first.
  mutating func run(from roots: [AnyObject], to object: AnyObject) {
    roots.forEach { visit($0) }
    var next = 0
    while next < waiting.count, next < Self.mostObjects {
      let holder = waiting[next]
      next += 1
      ModelReferences.of(holder).forEach { visit($0) }
      actions += HeldAction.of(holder)
      read(holder, to: object)
    }
    waiting = []
  }

  private mutating func visit(_ object: AnyObject) {
    // Another thread may be writing to an actor.
    guard !(object is any Actor), seen.insert(ObjectIdentifier(object)).inserted else { return }
    waiting.append(object)
  }

  /// Reads the properties that the app's classes declare, from the object's own class up.
  private mutating func read(_ holder: AnyObject, to object: AnyObject) {
    var level: Mirror? = Mirror(reflecting: holder)
    while let mirror = level, Self.isOfApp(mirror.subjectType) {
      for (label, value) in mirror.children {
        let name = label.map(Self.property) ?? "?"
        read(value, named: "\(LeakSearch.name(holder)).\(name)", depth: 0, to: object)
      }
      level = mirror.superclassMirror
    }
  }

  /// Looks for objects in a value: itself, in an optional, a collection, or the properties of a structure.
  private mutating func read(_ value: Any, named name: String, depth: Int, to object: AnyObject) {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .class:
      let found = value as AnyObject
      if found === object, !references.contains(name) { references.append(name) }
      visit(found)
    case nil:
      if "\(type(of: value))".contains("->"), !closures.contains(name) { closures.append(name) }
    default:
      guard depth < 6 else { return }
      let isStructure = mirror.displayStyle == .struct
      for (label, element) in mirror.children.prefix(1000) {
        let part = isStructure ? label.map { ".\(Self.property($0))" } ?? "" : ""
        read(element, named: name + part, depth: depth + 1, to: object)
      }
    }
  }

  /// The name of a property as it is declared: one that is lazy is stored under another.
  private static func property(_ label: String) -> String {
    let lazy = "$__lazy_storage_$_"
    return label.hasPrefix(lazy) ? String(label.dropFirst(lazy.count)) : label
  }

  /// Whether a class is the app's own, and none of the model or the system.
  private static func isOfApp(_ type: Any.Type) -> Bool {
    let name = String(reflecting: type)
    return name.contains(".") && !["ModelCore.", "Foundation.", "Swift.", "Dispatch."].contains(where: name.hasPrefix)
  }
}
