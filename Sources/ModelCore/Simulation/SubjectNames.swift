import Foundation

/// The names that objects have in the log, if the app gives them none: the class's, numbered from the second object of a class on.
struct SubjectNames {
  private var counts: [ObjectIdentifier: Int] = [:]

  /// The name of one more object of this class: `Detail`, `Detail2`, `Detail3`.
  mutating func next(for type: AnyClass) -> String {
    let count = counts[ObjectIdentifier(type), default: 0] + 1
    counts[ObjectIdentifier(type)] = count
    let name = String(describing: type)
    return count == 1 ? name : "\(name)\(count)"
  }
}
