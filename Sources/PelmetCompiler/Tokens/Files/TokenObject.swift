internal import PelmetDiagnostics
internal import PelmetSyntax

/// An object that is a token, not a group: it has `$value` or `$ref`, or `value` as Style Dictionary and drafts before 2022 write.
struct TokenObject {
  var object: JSONValue
  /// `$value` or `value`, and its key.
  var value: JSONMember?
  var ref: JSONMember?
  /// `$type` or `type`.
  var type: JSONMember?
  /// `$deprecated` or `deprecated`.
  var deprecated: JSONMember?
  /// `alpha` beside the value.
  var alpha: JSONMember?
  /// `modify` of Tokens Studio.
  var modify: JSONValue?
  /// Whether Figma says that the value is a copy of another variable's.
  var isCopy = false
  /// Whether the value is `value`, without `$`.
  var isBare = false
  /// Members that are tokens or groups of tokens, for which there is no place in a token.
  var children: [JSONMember] = []
  /// Members that may change the value, in a way that only their owners' build knows.
  var unknown: [JSONMember] = []

  init?(_ object: JSONValue) {
    self.object = object
    var (bareValue, bareType): (JSONMember?, JSONMember?)
    var others: [JSONMember] = []
    for member in object.members {
      switch Self.keys[member] {
      case .value: value = member
      case .ref: ref = member
      case .type: type = member
      case .deprecated: deprecated = member
      case .extensions: readExtensions(member.value)
      case .bareValue: bareValue = member
      case .bareType where member.value.kind == .string: bareType = member
      case .root, .extends: children.append(member)
      default: others.append(member)
      }
    }
    if value == nil, ref == nil {
      // A group may have a token named `value`; one that has a text named `type` is none.
      guard let bareValue, bareValue.value.kind != .object || bareType != nil else { return nil }
      (value, isBare) = (bareValue, true)
    } else if let bareValue {
      others.append(bareValue)
    }
    type = type ?? bareType
    for member in others { sort(member) }
    if children.count > 1 { children.sort { $0.keySpan.start < $1.keySpan.start } }
  }

  /// The keys of members that a token may have.
  private enum Key: String, CaseIterable {
    case value = "$value"
    case ref = "$ref"
    case type = "$type"
    case deprecated = "$deprecated"
    case extensions = "$extensions"
    case bareValue = "value"
    case bareType = "type"
    case root = "$root"
    case extends = "$extends"
  }

  private static let keys = KeyNames<Key>()

  private mutating func readExtensions(_ extensions: JSONValue) {
    modify = extensions["studio.tokens"]?["modify"]
    isCopy = extensions["com.figma.aliasData"] != nil
  }

  private mutating func sort(_ member: JSONMember) {
    let name = member.name
    switch name {
    case "deprecated": deprecated = deprecated ?? member
    case "alpha" where member.value.kind != .object: alpha = member
    case _ where member.value.kind == .object && !Self.descriptions.contains(name) && Self.hasTokens(member.value):
      children.append(member)
    case _ where Self.harmless.contains(name) || name.hasPrefix("deprecated"): break
    // These transforms of Style Dictionary only write a unit behind the number.
    case "transform" where ["size", "duration", "shadow"].contains(member.value.string): break
    case _ where name.hasPrefix("$"): if TokenKeyword.resembles(name) { unknown.append(member) }
    default: unknown.append(member)
    }
  }

  /// Members beside a value that describe it and never change it.
  static let harmless: Set<String> = [
    "description", "comment", "name", "path", "filePath", "original", "attributes", "themeable", "category", "uuid", "private",
    "component", "renamed", "parent", "id", "inherit", "unitless", ".meta", "filter", "width", "height",
  ]

  /// Those of them that may repeat what a token was before a build.
  private static let descriptions: Set<String> = ["original", "attributes", "filter", "path", ".meta"]

  /// Whether a token is in a value. Keeps a stack, so that depth costs no recursion.
  private static func hasTokens(_ value: JSONValue) -> Bool {
    var pending = [value]
    while let value = pending.popLast() {
      guard value.kind == .object else { continue }
      if value["$value"] != nil || value["$ref"] != nil || value["value"].map({ $0.kind != .object }) ?? false { return true }
      pending += value.members.map(\.value)
    }
    return false
  }
}

/// Names with `$` that DTCG defines.
enum TokenKeyword {
  /// Keys that every object may have and Pelmet does not read.
  static let metadata: Set<String> = ["$schema", "$description", "$extensions"]
  /// The token of a group that bears the group's own value.
  static let root = "$root"

  private static let all = [
    "$value", "$ref", "$type", "$deprecated", "$extends", "$root", "$description", "$extensions", "$schema",
  ]

  /// The keyword for which a name was meant. Tools add names with `$` of their own, which mean nothing.
  static func meant(by name: String) -> String? {
    all.first { $0 != name && $0.utf8.count > 4 && isSlip(name, of: $0) }
  }

  static func resembles(_ name: String) -> Bool { !metadata.contains(name) && meant(by: name) != nil }

  private static func isSlip(_ name: String, of keyword: String) -> Bool {
    SpellingSuggestion.isNear(name.lowercased(), keyword.lowercased(), limit: 1)
  }
}
