/// The classes above a class, itself first; each asked for once.
struct ClassLineages {
  private var known: [ObjectIdentifier: [ObjectIdentifier]] = [:]

  mutating func lineage(of object: AnyObject) -> [ObjectIdentifier] {
    let type = ObjectIdentifier(type(of: object))
    if let lineage = known[type] { return lineage }
    let mirrors = sequence(first: Mirror(reflecting: object)) { $0.superclassMirror }
    let lineage = mirrors.map { ObjectIdentifier($0.subjectType) }
    known[type] = lineage
    return lineage
  }
}
