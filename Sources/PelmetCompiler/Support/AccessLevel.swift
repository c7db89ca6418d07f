/// The access level of generated declarations.
package enum AccessLevel: String, Sendable, CaseIterable, CustomStringConvertible {
  case `public`, package, `internal`

  package var description: String { rawValue }
}
