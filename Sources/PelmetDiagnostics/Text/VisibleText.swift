/// Makes text from files and names safe to show, whoever shows it: spells out characters that would move the cursor, change
/// colours, reorder the line, or not be seen. Everything that is shown goes through here; strings of JSON have the same characters
/// as escapes.
package enum VisibleText {
  /// A text in one line.
  package static func escaped(_ text: String) -> String { escaped(text, except: []) }

  /// A text with its line ends.
  package static func escaped(lines text: String, keepingTabs: Bool = false) -> String {
    escaped(text, except: keepingTabs ? ["\n", "\t"] : ["\n"])
  }

  private static func escaped(_ text: String, except kept: [Unicode.Scalar]) -> String {
    guard text.unicodeScalars.contains(where: isHidden) else { return text }
    var output = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if isHidden(scalar), !kept.contains(scalar) {
        output.append(contentsOf: spelled(scalar).unicodeScalars)
      } else {
        output.append(scalar)
      }
    }
    return String(output)
  }

  /// `\n`, `\t` or `\u{1B}`.
  private static func spelled(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }
  }

  /// Controls, line separators, and marks that reorder text or have no width; but not those that join letters and emoji.
  package static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return !(0x20..<0x7F ~= scalar.value) }
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: return true
    case .format: return scalar != "\u{200C}" && scalar != "\u{200D}"
    default: return false
    }
  }
}
