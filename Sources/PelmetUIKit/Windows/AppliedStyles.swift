import Pelmet

/// What was written on which object of a window. It keeps no object alive.
@MainActor
final class AppliedStyles {
  private struct Record {
    weak var object: AnyObject?
    var place: ThemedPlace
    var style: Theme.Style
  }

  private var records: [ObjectIdentifier: Record] = [:]
  /// The number of records from which on those of objects that are gone are dropped.
  private var limit = 64

  /// How many objects are known, gone ones included.
  var count: Int { records.count }

  /// What was written on an object that is still the same.
  func style(on object: AnyObject) -> Theme.Style? {
    guard let record = records[ObjectIdentifier(object)], record.object === object else { return nil }
    return record.style
  }

  func note(_ style: Theme.Style, on object: ThemedObject) {
    records[ObjectIdentifier(object.object)] = Record(object: object.object, place: object.place, style: style)
    if records.count > limit { dropDead() }
  }

  /// The objects that live but are not among `visited`, such as those of a controller that was popped and is kept.
  func others(than visited: Set<ObjectIdentifier>) -> [ThemedObject] {
    records.compactMap { id, record in
      guard !visited.contains(id), let object = record.object else { return nil }
      return ThemedObject(object: object, place: record.place)
    }
  }

  private func dropDead() {
    records = records.filter { $0.value.object != nil }
    limit = max(64, 2 * records.count)
  }
}
