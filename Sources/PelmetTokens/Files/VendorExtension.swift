/// The members of `$extensions` that are read, by the names that their tools gave them.
package enum VendorExtension: String, CaseIterable {
  /// Has `modify`, a change of a colour.
  case changes = "studio.tokens"
  /// The value is a copy of another variable's.
  case copy = "com.figma.aliasData"
  /// The mode of a collection whose values the file has.
  case mode = "com.figma.modeName"
  case variable = "com.figma.variableId"

  package static let names = Set(allCases.map(\.rawValue))
}
