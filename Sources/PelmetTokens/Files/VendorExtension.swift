package import PelmetSyntax

/// The members of `$extensions` that are read, by the names that their tools gave them.
package enum VendorExtension: String, CaseIterable {
  /// Has `modify`, a change of a colour.
  case changes = "studio.tokens"
  /// The value is a copy of another variable's.
  case copy = "com.figma.aliasData"
  /// The mode of a collection whose values the file has.
  case mode = "com.figma.modeName"
  case variable = "com.figma.variableId"

  private static let names = Set(allCases.map(\.rawValue))

  /// Whether an extension says something of a token: one of these, or a table of modes.
  package static func isRead(_ member: JSONMember) -> Bool { names.contains(member.name) || ModeTable(member) != nil }
}
