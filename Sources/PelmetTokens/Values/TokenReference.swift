internal import PelmetDiagnostics
internal import PelmetNotation
internal import PelmetSyntax

/// A reference in a token file: `{a.b}`, or `{ "$ref": "#/a/b/$value" }`, which may point into a value.
package struct TokenReference: Sendable {
  /// The path of the token.
  var path: String
  /// The members and positions below the token's `$value`; empty for the whole.
  var rest: [String] = []
  /// The text of the reference.
  var site: JSONValue
  /// Whether it is written with braces.
  var hasBraces: Bool
  /// Whether it is written as only tools other than those of DTCG do.
  var isUnusual = false

  enum Reading {
    case none
    case reference(TokenReference)
    case malformed(Mistake)
  }

  /// A text in braces, or a `$ref`, that is no reference.
  struct Mistake: Sendable {
    var site: JSONValue
    var rule: String

    var finding: Diagnostic { Diagnostic(.invalidReference, at: site, rule) }
  }

  /// A value that is a reference as a whole. A text with more than one is not.
  static func read(_ value: JSONValue) -> Reading {
    switch value.kind {
    case .string:
      guard let written = value.text, let path = inBraces(written) else { return .none }
      guard Reference.isPath(path) else { return .malformed(Mistake(site: value, rule: Findings.bracesRule)) }
      let isUnusual = path.count != written.count - 2
      return .reference(
        TokenReference(path: String(decoding: path, as: UTF8.self), site: value, hasBraces: true, isUnusual: isUnusual))
    case .object:
      guard let target = value["$ref"] else { return .none }
      guard let text = target.string, let (path, rest) = Self.target(pointer: text) else {
        return .malformed(Mistake(site: target, rule: Findings.pointerRule))
      }
      return .reference(TokenReference(path: path, rest: rest, site: target, hasBraces: false))
    default: return .none
    }
  }

  /// The path of the token that a text names in braces, and nothing else: `{a.b}`.
  package static func path(in text: String) -> String? {
    guard let path = inBraces(Array(text.utf8)[...]), Reference.isPath(path) else { return nil }
    return String(decoding: path, as: UTF8.self)
  }

  /// The text between the braces of one that has a pair of them around it, and none inside. Style Dictionary allows blanks at the ends of
  /// both.
  private static func inBraces(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let text = TextScanner.trimmed(text)
    guard text.count >= 2, text.first == UInt8(ascii: "{"), text.last == UInt8(ascii: "}"),
      text.count(where: { $0 == UInt8(ascii: "{") }) == 1
    else { return nil }
    return TextScanner.trimmed(text.dropFirst().dropLast())
  }

  /// The paths of the references in a text that has more than one, or something beside it: `rgba({a}, .5)`.
  package static func embedded(in text: String) -> [String] {
    var result: [String] = []
    var rest = text[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      let path = TextScanner.trimmed(Array(rest[rest.index(after: open)..<close].utf8)[...])
      result.append(String(decoding: path, as: UTF8.self))
      rest = rest[rest.index(after: close)...]
    }
    return result
  }

  /// The target of a pointer: the path of a token or a group, and the segments below its `$value`. `nil` for a text that is not a
  /// pointer into this document.
  package static func target(pointer text: String) -> (path: String, rest: [String])? {
    guard text.hasPrefix("#/") else { return nil }
    let segments = text.dropFirst(2).split(separator: "/", omittingEmptySubsequences: false).map(Self.unescaped)
    let names = segments.prefix { $0 != "$value" }
    guard !names.isEmpty else { return nil }
    return (names.joined(separator: "."), Array(segments.dropFirst(names.count + 1)))
  }

  /// A segment of a JSON Pointer (RFC 6901) without its escapes.
  package static func unescaped(_ segment: Substring) -> String {
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
