/// The statements that go: those of which all that they set, on every way, is in a theme.
///
/// Statements that set one value go together or stay together, and so do the values that one statement sets.
struct RemovalChoice {
  /// Every statement that sets a value of a bar, in the order in which they run.
  let statements: [SourcePlace]
  private let trace: Trace
  private let touching: [LookKey: [SourcePlace]]
  /// The statements that run others, by those.
  private let outer: [SourcePlace: [SourcePlace]]
  private var obstacles: [SourcePlace: Obstacle]
  private var unsure: [LookKey: Obstacle]

  /// The statements that go.
  private(set) var gone: Set<SourcePlace> = []
  /// The others, with the reason for which each of them stays.
  private(set) var kept: [SourcePlace: Obstacle] = [:]

  /// - Parameter values: The values that themes do not have for sure.
  init(_ trace: Trace, values: [LookKey: Obstacle]) {
    (self.trace, unsure) = (trace, values)
    statements = trace.order
    touching = statements.reduce(into: [:]) { touching, statement in
      for key in trace.touched[statement] ?? [] { touching[key, default: []].append(statement) }
    }
    outer = statements.reduce(into: [:]) { outer, statement in
      for inner in trace.inner[statement] ?? [] { outer[inner, default: []].append(statement) }
    }
    obstacles = trace.obstacles
    for statement in statements where trace.impure.contains(statement) && obstacles[statement] == nil {
      obstacles[statement] = .effects
    }
    choose()
  }

  /// Keeps statements for reasons that what they set does not tell.
  mutating func keep(_ others: [SourcePlace: Obstacle]) {
    obstacles.merge(others) { min($0, $1) }
    choose()
  }

  /// Keeps the values that code which stays reads. Returns whether something is kept for it.
  /// - Parameter isLeft: Whether a statement stays.
  mutating func keepRead(_ isLeft: (SourcePlace) -> Bool) -> Bool {
    let read = trace.readers.filter { key, readers in
      unsure[key] == nil && touching[key]?.contains(where: gone.contains) == true
        && readers.contains { trace.touched[$0]?.contains(key) != true && isLeft($0) }
    }
    for key in read.keys { unsure[key] = .read }
    if !read.isEmpty { choose() }
    return !read.isEmpty
  }

  /// The values that the statements which go have set.
  var values: Set<LookKey> { Set(gone.flatMap { trace.touched[$0] ?? [] }) }

  private mutating func choose() {
    (gone, kept) = ([], [:])
    for statement in statements {
      let own = [obstacles[statement]] + (trace.touched[statement] ?? []).map { unsure[$0] }
      if let obstacle = own.compactMap({ $0 }).min() { kept[statement] = obstacle }
    }
    var pending = statements.filter { kept[$0] != nil }
    var known: Set<LookKey> = []
    while let statement = pending.popLast() {
      for other in outer[statement] ?? [] where kept[other] == nil {
        kept[other] = .effects
        pending.append(other)
      }
      for key in trace.touched[statement] ?? [] where known.insert(key).inserted {
        for other in touching[key] ?? [] where kept[other] == nil {
          kept[other] = .together
          pending.append(other)
        }
      }
    }
    gone = Set(statements.filter { kept[$0] == nil })
  }
}
