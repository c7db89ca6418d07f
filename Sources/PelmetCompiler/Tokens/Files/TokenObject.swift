internal import PelmetDiagnostics
internal import PelmetSyntax

/// An object that is a token, not a group: it has `$value` or `$ref`, or `value` as drafts before 2022 wrote.
struct TokenObject {
  var object: JSONValue
  /// `$value` or `value`, and its key.
  var value: JSONMember?
  var ref: JSONMember?
  /// `$type` or `type`.
  var type: JSONMember?
  var deprecated: JSONMember?
  var isLegacy = false
  /// Members that belong in a group.
  var children: [JSONMember] = []
  /// Members with a `$` that mean nothing.
  var unknown: [JSONMember] = []

  init?(_ object: JSONValue) {
    self.object = object
    var (legacyValue, legacyType): (JSONMember?, JSONMember?)
    for member in object.members {
      let name = member.name
      switch name {
      case "$value": value = member
      case "$ref": ref = member
      case "$type": type = member
      case "$deprecated": deprecated = member
      case "value": legacyValue = member
      case "type" where member.value.kind == .string: legacyType = member
      case TokenKeyword.root, "$extends": children.append(member)
      case _ where TokenKeyword.metadata.contains(name): break
      case _ where name.utf8.first == UInt8(ascii: "$"): unknown.append(member)
      default: children.append(member)
      }
    }
    if value != nil || ref != nil {
      // Beside `$value`, `value` and `type` are names like any other.
      children += [legacyValue, legacyType].compactMap { $0 }
      children.sort { $0.keySpan.start < $1.keySpan.start }
      return
    }
    // A group may have a token named `value`; one that has a text named `type` is none.
    guard let legacyValue, legacyValue.value.kind != .object || legacyType != nil else { return nil }
    value = legacyValue
    type = type ?? legacyType
    isLegacy = true
    // Older files wrote the other keywords without `$` as well.
    children = []
  }
}
