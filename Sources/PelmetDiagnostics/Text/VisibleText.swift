/// Makes text from files safe for a terminal: spells out characters that would move the cursor, change colours or reorder the line.
package enum VisibleText {
  package static func escaped(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isHidden) else { return text }
    var output = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if isHidden(scalar) { output.append(contentsOf: spelled(scalar).unicodeScalars) } else { output.append(scalar) }
    }
    return String(output)
  }

  /// `\n`, `\t` or `\u{1B}`.
  static func spelled(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }
  }

  /// Controls, line separators and the marks that reorder text.
  package static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0x9F, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }
}
