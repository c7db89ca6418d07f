package import PelmetSyntax

/// Tells which of some keys a member has, without a `String` of it: the raw values of an enumeration.
package struct KeyNames<Key: CaseIterable & RawRepresentable<String> & Sendable>: Sendable {
  private let names: JSONNames
  private let keys: [Key]

  package init() {
    names = JSONNames(Key.allCases.map(\.rawValue))
    keys = Array(Key.allCases)
  }

  package subscript(member: JSONMember) -> Key? {
    // Asked for every member of a file: a closure over a generic type would take half of the time.
    guard let index = names.index(of: member) else { return nil }
    return keys[index]
  }
}
