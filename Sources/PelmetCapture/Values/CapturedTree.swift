import PelmetReports

/// The look of an object, or the value of one of its properties, as a theme writes it.
indirect enum CapturedTree: Hashable, Sendable {
  case value(JSONTree)
  /// Apart from other values, because themes have colours for light and dark.
  case color(JSONTree)
  case object([Member])
  /// Nothing, where there may be an object: `new` is the look of a new one.
  case empty(new: CapturedTree?)
  /// A value that no theme can say, or that nobody can read. Equal values have equal hashes.
  case unknown(reason: String, hash: Int)

  struct Member: Hashable, Sendable {
    let name: String
    let value: CapturedTree

    init(_ name: String, _ value: CapturedTree) {
      (self.name, self.value) = (name, value)
    }
  }

  static func text(_ text: String) -> CapturedTree { .value(.string(text)) }

  static func number(_ number: Double) -> CapturedTree { .value(.number(number)) }

  static func boolean(_ boolean: Bool) -> CapturedTree { .value(.boolean(boolean)) }

  /// Whether it is a colour that is transparent in light and in dark.
  var isClear: Bool {
    guard case .color(.string(let hex)) = self else { return false }
    return hex.count == 9 && hex.hasSuffix("00")
  }

  /// The members of an object; none of anything else.
  var members: [Member] {
    if case .object(let members) = self { members } else { [] }
  }

  subscript(name: String) -> CapturedTree? { members.first { $0.name == name }?.value }

  /// The look without what a new object of the same class has; `nil` if nothing is left. An object in a place that is empty by default stays,
  /// even without values.
  func difference(from fresh: CapturedTree) -> CapturedTree? {
    if self == fresh { return nil }
    switch (self, fresh) {
    case (.object(let members), .object):
      let left = members.compactMap { member in
        let value = fresh[member.name].map(member.value.difference) ?? member.value
        return value.map { Member(member.name, $0) }
      }
      return left.isEmpty ? nil : .object(left)
    case (.object, .empty(let new?)): return difference(from: new) ?? .object([])
    case (.empty, _): return .unknown(reason: "no theme takes away what UIKit sets", hash: 0)
    default: return self
    }
  }

  /// The values that make a place look like this and not like the place around it; `nil` if both look alike. Values that only the
  /// other has are dropped.
  func overriding(_ other: CapturedTree?) -> CapturedTree? {
    guard let other else { return self }
    if self == other { return nil }
    guard case .object(let members) = self, case .object(let others) = other else { return self }
    var own = members.compactMap { member in
      let value = other[member.name].map(member.value.overriding) ?? member.value
      return value.map { Member(member.name, $0) }
    }
    own += others.filter { self[$0.name] == nil }.map { Member($0.name, .value(.null)) }
    return own.isEmpty ? nil : .object(own)
  }

  /// The look with the members of another in place of its own.
  func replacing(_ members: [Member]) -> CapturedTree {
    let names = Set(members.map(\.name))
    return .object(self.members.filter { !names.contains($0.name) } + members)
  }
}
