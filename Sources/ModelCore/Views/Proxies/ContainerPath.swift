/// The containers that an instance is in, from the window inwards (PRX-7).
struct ContainerPath {
  /// The depth of each container; a controller's is that of its view.
  private var places: [Int] = []

  /// The containers of each class and of its subclasses, numbered from the window inwards.
  private var numbers: [ObjectIdentifier: [Int]] = [:]

  var count: Int { places.count }

  /// The classes of the containers on the path.
  var classes: Dictionary<ObjectIdentifier, [Int]>.Keys { numbers.keys }

  func contains(_ type: ObjectIdentifier) -> Bool { numbers[type] != nil }

  /// Adds a container at the inner end.
  /// - Parameter lineage: The container's class and its superclasses.
  mutating func enter(_ lineage: [ObjectIdentifier], at place: Int) {
    for type in lineage { numbers[type, default: []].append(places.count) }
    places.append(place)
  }

  mutating func leave(_ lineage: [ObjectIdentifier]) {
    places.removeLast()
    for type in lineage {
      numbers[type]?.removeLast()
      if numbers[type]?.isEmpty == true { numbers[type] = nil }
    }
  }

  /// The depth of a chain's outermost container, counted from the window; `nil` if the path does not contain the chain (PRX-4).
  /// - Parameter chain: The classes from the inside out. Other containers may be between them.
  func match(_ chain: [ObjectIdentifier]) -> Int? {
    var outermost: Int?
    var next = 0
    for type in chain.reversed() {
      guard let found = numbers[type].flatMap({ Self.first(in: $0, from: next) }) else { return nil }
      outermost = outermost ?? places[found]
      next = found + 1
    }
    return outermost
  }

  /// The first of ascending numbers that is at least `least`.
  private static func first(in numbers: [Int], from least: Int) -> Int? {
    var (low, high) = (0, numbers.count)
    while low < high {
      let middle = (low + high) / 2
      if numbers[middle] < least { low = middle + 1 } else { high = middle }
    }
    return low < numbers.count ? numbers[low] : nil
  }
}

/// The superclasses of classes, each beginning with the class itself, looked up once.
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
