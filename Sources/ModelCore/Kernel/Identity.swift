/// Searches for an object itself, whatever it is equal to.
///
/// They take no closures: one that is bound to the main actor would look at every call whether it runs there.
extension Array where Element: AnyObject {
  func hasObject(_ object: AnyObject?) -> Bool { index(ofObject: object) != nil }

  /// The first place of the object.
  func index(ofObject object: AnyObject?) -> Int? {
    for index in indices where self[index] === object { return index }
    return nil
  }

  /// The last place of the object.
  func lastIndex(ofObject object: AnyObject?) -> Int? {
    for index in indices.reversed() where self[index] === object { return index }
    return nil
  }

  /// The place of the object, if that is one of the last `count`.
  func index(ofObject object: AnyObject?, amongLast count: Int) -> Int? {
    var place = self.count - 1
    while place >= 0, place >= self.count - count {
      if self[place] === object { return place }
      place -= 1
    }
    return nil
  }

  /// Removes the object from its last place.
  mutating func removeObject(_ object: AnyObject) {
    if let index = lastIndex(ofObject: object) { remove(at: index) }
  }

  /// Removes objects, each of which is in the array at most once. One by one, each would move all those behind it.
  mutating func removeObjects(_ objects: [Element]) {
    guard objects.count > 1 else { return objects.forEach { removeObject($0) } }
    let gone = Set(objects.map { ObjectIdentifier($0) })
    var (first, left) = (count, gone.count)
    while left > 0, first > 0 {
      first -= 1
      if gone.contains(ObjectIdentifier(self[first])) { left -= 1 }
    }
    replaceSubrange(first..., with: self[first...].filter { !gone.contains(ObjectIdentifier($0)) })
  }

  /// Whether the array begins with these objects, in this order.
  func begins(withObjects others: [Element]) -> Bool { countShared(with: others) == others.count }

  /// The number of objects at the beginning that both arrays have.
  func countShared(with others: [Element]) -> Int {
    var count = 0
    while count < self.count, count < others.count, self[count] === others[count] { count += 1 }
    return count
  }

  /// The objects that are not among `others`, in order.
  func without(_ others: [Element]) -> [Element] {
    // A set does not pay for a few.
    guard others.count > 8 else {
      var rest: [Element] = []
      for object in self where !others.hasObject(object) { rest.append(object) }
      return rest
    }
    let others = Set(others.map { ObjectIdentifier($0) })
    return filter { !others.contains(ObjectIdentifier($0)) }
  }
}
