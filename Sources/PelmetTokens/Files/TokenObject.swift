internal import PelmetDiagnostics
internal import PelmetNotation
package import PelmetSyntax

/// An object that is a token, not a group: it has `$value` or `$ref`, or `value` as Style Dictionary and drafts before 2022 write, or
/// values in modes alone. A class, because a structure of so many members costs more to copy than to keep.
package final class TokenObject {
  let object: JSONValue
  /// `$value` or `value`, and its key.
  let value: JSONMember?
  let ref: JSONMember?
  /// `$type` or `type`.
  let type: JSONMember?
  /// `$deprecated` or `deprecated`.
  let deprecated: JSONMember?
  /// `alpha` beside the value.
  let alpha: JSONMember?
  /// `modify` in an extension: a change of the colour.
  let modify: JSONValue?
  /// Whether an extension says that the value is a copy of another variable's.
  let isCopy: Bool
  /// Whether the value is `value`, without `$`.
  let isBare: Bool
  /// Members that are tokens or groups of tokens, for which there is no place in a token.
  let children: [JSONMember]
  /// `unit` beside the value: that of its number.
  let unit: JSONMember?
  /// Members that other tools write to describe the token.
  let metadata: [JSONMember]
  /// Members that may change the value, in a way that only their owners' build knows.
  let unknown: [JSONMember]
  /// Extensions with its values in modes.
  let modes: [ModeTable]
  /// The groups and tokens in a token that is a group as well, because it has values in modes alone.
  let groupMembers: [JSONMember]
  /// Whether tokens may be inside.
  package var isGroup: Bool { !groupMembers.isEmpty }

  package init?(_ object: JSONValue) {
    var (value, ref, type, deprecated, alpha): (JSONMember?, JSONMember?, JSONMember?, JSONMember?, JSONMember?)
    var (bareValue, bareType): (JSONMember?, JSONMember?)
    var extensions: JSONValue?
    var (children, unknown, others): ([JSONMember], [JSONMember], [JSONMember]) = ([], [], [])
    var (unit, metadata, bareExtensions): (JSONMember?, [JSONMember], JSONMember?) = (nil, [], nil)
    var (groupMembers, modes): ([JSONMember], [ModeTable]) = ([], [])
    for member in object.members {
      switch Self.keys[member] {
      case .value: value = member
      case .ref: ref = member
      case .type: type = member
      case .deprecated: deprecated = member
      case .extensions: extensions = member.value
      case .bareExtensions where member.value.kind == .object: bareExtensions = member
      case .unit where member.value.kind == .string: unit = member
      case .bareValue: bareValue = member
      case .bareType where member.value.kind == .string: bareType = member
      case .root, .extends: children.append(member)
      // Most other members are these.
      case .description where member.value.kind == .string, .bareDescription where member.value.kind == .string: break
      default: others.append(member)
      }
    }
    var isBare = value == nil && ref == nil
    let isNamed = !isBare
    // A group may have a token named `value`; one that has a text named `type` is none.
    isBare = isBare && bareValue.map { $0.value.kind != .object || bareType != nil } ?? false
    if isBare {
      value = bareValue
    } else {
      guard isNamed || ModeTable.areIn(extensions) else { return nil }
      if let bareValue { others.append(bareValue) }
      if !isNamed {
        groupMembers = others.filter(Self.isInGroup)
        others.removeAll(where: Self.isInGroup)
      }
    }
    for member in others {
      switch Self.role(of: member) {
      case .deprecated: deprecated = deprecated ?? member
      case .alpha: alpha = member
      case .child: children.append(member)
      case .metadata: metadata.append(member)
      case .unknown: unknown.append(member)
      case .none: break
      }
    }
    if let bareExtensions { metadata.append(bareExtensions) }
    extensions = extensions ?? bareExtensions?.value
    if children.count > 1 { children.sort { $0.keySpan.start < $1.keySpan.start } }
    var (modify, isCopy): (JSONValue?, Bool) = (nil, false)
    if let extensions {
      for member in extensions.members {
        switch Self.extensionNames[member] {
        case .changes: modify = member.value["modify"]
        case .copy: isCopy = true
        case .mode, .variable: break
        case nil: if let table = ModeTable(member) { modes.append(table) }
        }
      }
    }
    (self.object, self.value, self.ref, self.type) = (object, value, ref, type ?? bareType)
    (self.deprecated, self.alpha, self.children, self.unknown) = (deprecated, alpha, children, unknown)
    (self.unit, self.metadata, self.modes, self.groupMembers) = (unit, metadata, modes, groupMembers)
    (self.isBare, self.modify, self.isCopy) = (isBare, modify, isCopy)
  }

  private static let extensionNames = KeyNames<VendorExtension>()

  /// The token as it is in a mode. An entry that has a value, or an alpha alone, has members that lie over the token's; any other one is
  /// the value, such as a colour or a measure.
  func inMode(_ entry: JSONMember) -> TokenObject {
    let isMeasure = entry.value["unit"] != nil && entry.value["$value"] == nil
    if !isMeasure, let own = TokenObject(entry.value), let value = own.value {
      return TokenObject(
        self, value: value, type: own.type ?? type, unit: own.unit, alpha: Self.alpha(own.alpha, over: alpha),
        modify: own.modify ?? modify, unknown: unknown + own.unknown + own.children)
    }
    let own = entry.value.count == 1 ? entry.value.members.first { $0.name == "alpha" } : nil
    return TokenObject(
      self, value: own == nil ? entry : value, type: type, unit: unit, alpha: Self.alpha(own, over: alpha), modify: modify,
      unknown: unknown)
  }

  /// A token with what a mode has in place of its own.
  private init(
    _ token: TokenObject, value: JSONMember?, type: JSONMember?, unit: JSONMember?, alpha: JSONMember?, modify: JSONValue?,
    unknown: [JSONMember]
  ) {
    (self.value, self.type, self.unit) = (value, type, unit)
    (self.alpha, self.modify, self.unknown) = (alpha, modify, unknown)
    (object, ref, deprecated, children) = (token.object, token.ref, token.deprecated, token.children)
    (isCopy, isBare, metadata, modes) = (token.isCopy, token.isBare, token.metadata, token.modes)
    groupMembers = token.groupMembers
  }

  /// The alpha of a mode: its own, or the token's; `null` takes that away.
  private static func alpha(_ own: JSONMember?, over alpha: JSONMember?) -> JSONMember? {
    guard let own else { return alpha }
    return own.value.kind == .null ? nil : own
  }

  /// The keys of members that a token may have.
  private enum Key: String, CaseIterable {
    // The usual ones first: names are looked up in this order.
    case value = "$value"
    case type = "$type"
    case bareValue = "value"
    case bareType = "type"
    case description = "$description"
    case bareDescription = "description"
    case ref = "$ref"
    case deprecated = "$deprecated"
    case extensions = "$extensions"
    /// The Figma plugin "Design Tokens" writes it without `$`.
    case bareExtensions = "extensions"
    case unit
    case root = "$root"
    case extends = "$extends"
  }

  private static let keys = KeyNames<Key>()

  /// The changes of the colour that the value gives, in this order.
  var modifiers: [ColorChange] {
    var modifiers: [ColorChange] = []
    if let alpha { modifiers.append(.alpha(alpha.value)) }
    if let modify { modifiers.append(.modify(modify)) }
    return modifiers
  }

  /// Whether a member of this name says something about the value of a token.
  package static func hasMeaning(_ name: String) -> Bool {
    let isRead = Key(rawValue: name).map { $0 != .bareDescription } ?? false
    return isRead || Keyword.metadata.contains(name) || ["alpha", "deprecated"].contains(name)
  }

  /// The part that a member plays whose key no format of tokens defines.
  private enum Role {
    case deprecated, alpha, child, metadata, unknown
  }

  /// `nil` for a member that never changes the value.
  private static func role(of member: JSONMember) -> Role? {
    let name = member.name
    switch name {
    case "deprecated": return .deprecated
    case "alpha" where member.value.kind != .object: return .alpha
    case _ where member.value.kind == .object && !descriptions.contains(name) && hasTokens(member.value): return .child
    case _ where harmless.contains(name) || name.hasPrefix("deprecated"): return nil
    case "blendMode" where member.value.string == "normal": return .metadata
    case _ where foreignMetadata.contains(name): return .metadata
    // These transforms of Style Dictionary only write a unit behind the number.
    case "transform" where ["size", "duration", "shadow"].contains(member.value.string): return nil
    case _ where name.hasPrefix("$"): return Keyword.resembles(name) ? .unknown : nil
    default: return .unknown
    }
  }

  /// Members beside a value that describe it and never change it.
  private static let harmless: Set<String> = [
    "description", "comment", "name", "path", "filePath", "original", "attributes", "themeable", "category", "uuid", "private",
    "component", "renamed", "parent", "id", "inherit", "unitless", ".meta", "filter", "width", "height",
  ]

  /// More of them, which a file's remark counts: each is the habit of one tool or team.
  private static let foreignMetadata: Set<String> = [
    "group", "cds-original-value", "originalValue", "referencedVariable", "origamiKeys", "documentation",
  ]

  /// Whether a member of a group describes it, and is neither a token nor a group.
  static func describes(_ member: JSONMember) -> Bool {
    guard member.value.kind != .object else { return false }
    let name = member.name
    return harmless.contains(name) || foreignMetadata.contains(name) || name.hasPrefix("deprecated")
  }

  /// Those of them that may repeat what a token was before a build.
  private static let descriptions: Set<String> = [
    "original", "attributes", "filter", "path", ".meta", "cds-original-value", "originalValue", "referencedVariable",
    "origamiKeys",
    "documentation",
  ]

  /// Whether a member belongs to the group that a token is as well.
  private static func isInGroup(_ member: JSONMember) -> Bool {
    member.value.kind == .object && !member.begins(with: UInt8(ascii: "$")) && !harmless.contains(member.name)
  }

  /// Whether a token is in a value. Keeps a stack, so that depth costs no recursion.
  private static func hasTokens(_ value: JSONValue) -> Bool {
    var pending = [value]
    while let value = pending.popLast() {
      guard value.kind == .object else { continue }
      if value["$value"] != nil || value["$ref"] != nil || value["value"].map({ $0.kind != .object }) ?? false { return true }
      if ModeTable.makesToken(value) { return true }
      pending += value.members.map(\.value)
    }
    return false
  }
}
