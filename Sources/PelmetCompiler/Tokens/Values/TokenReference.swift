internal import PelmetDiagnostics
internal import PelmetSyntax

/// A reference in a token file: `{a.b}`, or `{ "$ref": "#/a/b/$value" }`, which may point into a value.
struct TokenReference {
  /// The path of the token.
  var path: String
  /// The members and positions below the token's `$value`; empty for the whole.
  var rest: [String] = []
  /// The text of the reference.
  var site: JSONValue
  /// Whether it is written with braces.
  var hasBraces: Bool

  enum Reading {
    case none
    case reference(TokenReference)
    case malformed(Diagnostic)
  }

  static func read(_ value: JSONValue) -> Reading {
    switch value.kind {
    case .string:
      guard let text = value.string, Reference.looksLike(text) else { return .none }
      guard let path = Reference.path(braced: text) else {
        return .malformed(Diagnostic(.invalidReference, at: value, TokenFindings.bracesRule))
      }
      return .reference(TokenReference(path: path, site: value, hasBraces: true))
    case .object:
      guard let target = value["$ref"] else { return .none }
      guard let text = target.string, let (path, rest) = Self.target(pointer: text) else {
        return .malformed(Diagnostic(.invalidReference, at: target, TokenFindings.pointerRule))
      }
      return .reference(TokenReference(path: path, rest: rest, site: target, hasBraces: false))
    default: return .none
    }
  }

  /// The target of a pointer: the path of a token or a group, and the segments below its `$value`. `nil` for a text that is not a
  /// pointer into this document.
  static func target(pointer text: String) -> (path: String, rest: [String])? {
    guard text.hasPrefix("#/") else { return nil }
    let segments = text.dropFirst(2).split(separator: "/", omittingEmptySubsequences: false).map(Self.unescaped)
    let names = segments.prefix { $0 != "$value" }
    guard !names.isEmpty else { return nil }
    return (names.joined(separator: "."), Array(segments.dropFirst(names.count + 1)))
  }

  /// A segment of a JSON Pointer (RFC 6901) without its escapes.
  static func unescaped(_ segment: Substring) -> String {
    guard segment.contains("~") else { return String(segment) }
    var result = ""
    var isEscape = false
    for character in segment {
      switch (isEscape, character) {
      case (false, "~"): isEscape = true
      case (true, "0"): (result, isEscape) = (result + "~", false)
      case (true, "1"): (result, isEscape) = (result + "/", false)
      default:
        result += isEscape ? "~\(character)" : "\(character)"
        isEscape = false
      }
    }
    return result
  }

  /// Another path in the way in which this reference is written.
  func written(_ path: String) -> String {
    hasBraces ? "{\(path)}" : "#/\(path.split(separator: ".").joined(separator: "/"))/$value"
  }
}
