package import PelmetSyntax

/// Tells which of some keys a member has, without a `String` of it: the raw values of an enumeration.
package struct KeyNames<Key: CaseIterable & RawRepresentable<String> & Sendable>: Sendable {
  @usableFromInline package let names: JSONNames
  @usableFromInline package let keys: [Key]

  package init() {
    names = JSONNames(Key.allCases.map(\.rawValue))
    keys = Array(Key.allCases)
  }

  // Inlined, so that callers have it for their own keys.
  @inlinable package subscript(member: JSONMember) -> Key? { names.index(of: member).map { keys[$0] } }
}
