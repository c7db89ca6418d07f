internal import PelmetSyntax

/// Tells which of some keys a member has, without a `String` of it: the raw values of an enumeration.
struct KeyNames<Key: CaseIterable & RawRepresentable<String> & Sendable>: Sendable {
  private let names = JSONNames(Key.allCases.map(\.rawValue))
  private let keys = Array(Key.allCases)

  subscript(member: JSONMember) -> Key? { names.index(of: member).map { keys[$0] } }
}
