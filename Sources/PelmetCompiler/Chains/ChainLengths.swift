internal import PelmetNotation

/// The chains of members that each lead on to one other at most, as themes do by `extends`. Every member is looked at once, however many lead
/// to it; so a ring, and the member that makes a chain too long, are found once.
struct ChainLengths<Member, ID: Hashable> {
  /// The rings, each in the order in which its members lead on.
  private(set) var rings: [[Member]] = []
  /// The members whose chain is one longer than the limit.
  private(set) var tooLong: [Member] = []
  /// The number of members in the chain of each; ``endless`` of those that lead to a ring.
  private var lengths: [ID: Int] = [:]
  private let id: (Member) -> ID
  private static var endless: Int { .max }

  /// Walks from each of `starts` by `next`.
  init(from starts: [Member], id: @escaping (Member) -> ID, next: (Member) -> Member?) {
    self.id = id
    for start in starts { walk(from: start, next: next) }
  }

  /// Whether a chain ends, after no more members than the limit allows.
  func isWithinLimit(_ member: Member) -> Bool {
    lengths[id(member)].map { $0 <= Limit.nesting } ?? true
  }

  private mutating func walk(from start: Member, next: (Member) -> Member?) {
    var walk: [Member] = []
    var positions: [ID: Int] = [:]
    var following: Member? = start
    var length = 0
    while let member = following {
      if let known = lengths[id(member)] {
        length = known
        break
      }
      if let position = positions[id(member)] {
        rings.append(Array(walk[position...]))
        length = Self.endless
        break
      }
      positions[id(member)] = walk.count
      walk.append(member)
      following = next(member)
    }
    for member in walk.reversed() {
      if length != Self.endless {
        length += 1
        if length == Limit.nesting + 1 { tooLong.append(member) }
      }
      lengths[id(member)] = length
    }
  }
}
