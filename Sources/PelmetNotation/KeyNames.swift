package import PelmetSyntax

/// Tells which of some keys a member has, without a `String` of it: the raw values of an enumeration.
package struct KeyNames<Key: CaseIterable & RawRepresentable<String> & Sendable>: Sendable {
  private let names: JSONNames
  private let keys: [Key]

  package init() {
    names = JSONNames(Key.allCases.map(\.rawValue))
    keys = Array(Key.allCases)
  }

  package subscript(member: JSONMember) -> Key? { names.index(of: member).map { keys[$0] } }
}
