internal import PelmetDiagnostics
internal import PelmetSyntax

/// A file of Theo: `props` are its tokens, `aliases` are texts that values name as `{!NAME}`, and `global` is behind every prop.
/// Files that it imports are parts of their own, in front of it.
enum TheoFile {
  /// The aliases, each as a hidden token with the path `!NAME`, and the tokens.
  static func tokens(_ part: TokenPart) -> [DialectToken] {
    aliases(part.root) + props(part.root)
  }

  private static func aliases(_ root: JSONValue) -> [DialectToken] {
    (root["aliases"].map { Array($0.members) } ?? []).map { member in
      // Later versions of Theo have `{ "value": … }`.
      let value = member.value["value"] ?? member.value
      var token = DialectToken(path: "!\(member.name)", keySpan: member.keySpan, value: value, isHidden: true, kind: .theo)
      token.reference = alias(in: value)
      token.mistake = DialectToken.Mistake(name: member.name)
      return token
    }
  }

  private static func props(_ root: JSONValue) -> [DialectToken] {
    guard let props = root["props"] else { return [] }
    let global = root["global"]
    if props.kind == .array {
      return props.elements.map { element in
        let name = element["name"]
        var token = token(element, name: name?.string ?? "", at: name?.span ?? element.span, global)
        if name?.string == nil { token.mistake = DialectToken.Mistake("this prop has no name", fix: "add \"name\"") }
        return token
      }
    }
    return props.members.map { token($0.value, name: $0.name, at: $0.keySpan, global) }
  }

  private static func token(_ prop: JSONValue, name: String, at keySpan: SourceSpan, _ global: JSONValue?) -> DialectToken {
    let value = prop["value"] ?? global?["value"]
    var token = DialectToken(path: name, keySpan: keySpan, value: value ?? prop, object: prop, kind: .theo)
    token.type = (prop["type"] ?? global?["type"])?.string
    token.reference = value.flatMap(alias)
    token.deprecation = DialectToken.deprecation(of: prop) ?? global.flatMap(DialectToken.deprecation)
    token.mistake =
      value == nil ? DialectToken.Mistake("\"value\" is missing: a prop needs it") : DialectToken.Mistake(name: name)
    return token
  }

  /// The path of the alias that is all of a value: `{!NAME}`.
  private static func alias(in value: JSONValue) -> String? {
    guard let text = value.string, text.hasPrefix("{!"), text.utf8.last == UInt8(ascii: "}") else { return nil }
    let path = text.dropFirst().dropLast()
    return path.utf8.contains { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") } ? nil : String(path)
  }
}
