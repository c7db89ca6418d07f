internal import PelmetDiagnostics
internal import PelmetSyntax
internal import PelmetTokens

/// JSON in the one way in which a form writes it: without white space, numbers and texts spelled in one way, members sorted where their
/// order means nothing, and without those that say nothing to a module that depends on the file's.
struct CanonicalJSON {
  /// A kind of objects: which of their members stay, in which order, and the kinds of those.
  enum Part {
    /// A theme, an object in one, and one whose order is that of arguments in Swift.
    case theme, style, parameters
    case waivers
    /// Groups of tokens and tokens; what is said in `$extensions` of one; a value.
    case tokens, extensions, value
    /// Tokens of another format, in which later ones may win; anything else of which nothing is known.
    case otherTokens, other
    /// A file without tokens: only that it is there counts.
    case unread
  }

  /// Members' values that are left out.
  private let dropped: Set<SourceSpan>

  /// A part of the document that is still to be written.
  private enum Piece {
    case text(String)
    case value(JSONValue, Part)
  }

  static func text(_ value: JSONValue, _ part: Part, without dropped: Set<SourceSpan> = []) -> String {
    let form = CanonicalJSON(dropped: dropped)
    return JSONText.text(Piece.value(value, part)) { piece in
      switch piece {
      case .text(let text): .text(text)
      case .value(let value, let part): form.shape(of: value, part)
      }
    }
  }

  private func shape(of value: JSONValue, _ part: Part) -> JSONText.Shape<Piece> {
    switch part == .unread ? .null : value.kind {
    case .null: .text("null")
    case .boolean: .text(value.boolean == true ? "true" : "false")
    case .number: .text(value.number.map { $0 == 0 && $0.sign == .minus ? "-0.0" : digits($0) } ?? "0")
    case .string: .text(JSONText.string(value.string ?? ""))
    case .array: .array(value.elements.map { .value($0, part) })
    case .object: .object(members(of: value, part))
    }
  }

  private func members(of object: JSONValue, _ part: Part) -> [(name: String, value: Piece)] {
    let members = object.members.compactMap { member -> (name: String, value: Piece)? in
      let name = member.name
      return piece(name, member, in: part).map { (name, $0) }
    }
    return part.isOrdered ? members : members.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  /// A member's value; `nil` for one that says nothing.
  private func piece(_ name: String, _ member: JSONMember, in part: Part) -> Piece? {
    let value = member.value
    if !dropped.isEmpty, dropped.contains(value.span) { return nil }
    switch part {
    // `$schema`, `$description` and `$extensions` may stand in every object of a theme; its title is for the module itself.
    case .theme, .style, .parameters, .waivers:
      if Keyword.metadata.contains(name) || part == .theme && name == "title" { return nil }
      if part == .waivers && name == "why" { return .text("\"\"") }
    case .tokens, .otherTokens:
      if name == "$description" || name == "$schema" && part == .tokens { return nil }
      if value.kind == .string, name == "description" || name == "comment" { return nil }
      if name == "$extensions", !value.members.contains(where: VendorExtension.isRead) { return nil }
    case .extensions: if !VendorExtension.isRead(member) { return nil }
    case .value, .other, .unread: break
    }
    return .value(value, part.part(of: name, value))
  }
}

extension CanonicalJSON.Part {
  /// Whether the order of the members means something, or may.
  fileprivate var isOrdered: Bool { self == .parameters || self == .otherTokens || self == .other }

  fileprivate func part(of name: String, _ value: JSONValue) -> Self {
    switch (self, name) {
    case (.theme, "parameters"): .parameters
    case (.theme, "tokens"): Self.needsOrder(value) ? .otherTokens : .tokens
    case (.theme, "waive"): .waivers
    case (.theme, _), (.parameters, _): .style
    case (.tokens, "$value"), (.tokens, "value"), (.extensions, _): .value
    case (.tokens, "$extensions"): .extensions
    case (.otherTokens, "$value"), (.otherTokens, "value"), (.otherTokens, "$extensions"): .other
    default: self
    }
  }

  /// The kind of a file of tokens.
  init(_ root: JSONValue, _ dialect: FileDialect) {
    switch dialect.tolerance {
    case .order: self = Self.needsOrder(root) ? .otherTokens : .tokens
    case .descriptions: self = .otherTokens
    case .nothing: self = .other
    }
  }

  /// Whether a name has a dot, by which it may be that of another token in other groups, or is a range of versions, which may have the
  /// same beginning as another one: there the order decides.
  private static func needsOrder(_ root: JSONValue) -> Bool {
    var pending = [root]
    while let value = pending.popLast() {
      pending += value.elements.filter { $0.kind == .object }
      for member in value.members where !member.begins(with: UInt8(ascii: "$")) {
        let isRange = member.begins(with: UInt8(ascii: "<")) || member.begins(with: UInt8(ascii: ">"))
        if isRange || member.name.utf8.contains(UInt8(ascii: ".")) { return true }
        if member.value.kind == .object { pending.append(member.value) }
      }
    }
    return false
  }
}
