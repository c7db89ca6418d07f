import Foundation

/// The names that objects have in the log, if the app gives them none: the class's, numbered from the second object of a class on.
struct SubjectNames {
  /// The class's own name is looked up once: it is slow.
  private var known: [ObjectIdentifier: (name: String, count: Int)] = [:]

  /// The name of one more object of this class: `Detail`, `Detail2`, `Detail3`.
  mutating func next(for type: AnyClass) -> String {
    var entry = known[ObjectIdentifier(type)] ?? (String(describing: type), 0)
    entry.count += 1
    known[ObjectIdentifier(type)] = entry
    return entry.count == 1 ? entry.name : "\(entry.name)\(entry.count)"
  }
}
