package import PelmetSyntax

/// `{a.path}` and where it stands.
package struct Reference: Sendable {
  package var path: String
  package var source: JSONValue

  package init(path: String, source: JSONValue) {
    self.path = path
    self.source = source
  }

  /// Whether a text is meant as a reference: it begins with `{` and ends with `}`.
  package static func looksLike(_ text: String) -> Bool {
    text.utf8.count >= 2 && text.utf8.first == 0x7B && text.utf8.last == 0x7D
  }

  /// The path in braces; `nil` when a name between dots is empty, the path has spaces at its ends, or braces are inside.
  package static func path(braced text: String) -> String? {
    guard let path = String(text.utf8.dropFirst().dropLast()), isPath(path) else { return nil }
    return path
  }

  /// Whether a text can be the path of a reference, without its braces.
  package static func isPath(_ text: String) -> Bool { isPath(bytes: text.utf8) }

  /// The same of the UTF-8 of a text. Not generic: for other modules it would not be specialized.
  package static func isPath(_ path: ArraySlice<UInt8>) -> Bool { isPath(bytes: path) }

  private static func isPath(bytes path: some Collection<UInt8>) -> Bool {
    var previous = UInt8(ascii: ".")
    for byte in path {
      if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") { return false }
      if byte == UInt8(ascii: "."), previous == UInt8(ascii: ".") { return false }
      previous = byte
    }
    return previous != UInt8(ascii: ".") && previous != UInt8(ascii: " ") && path.first != UInt8(ascii: " ")
  }
}
