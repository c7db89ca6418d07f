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
  static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return !(0x20..<0x7F ~= scalar.value) }
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: return true
    case .format: return scalar != "\u{200C}" && scalar != "\u{200D}"
    default: return false
    }
  }
}

/// The width of text in columns of a terminal.
package enum DisplayWidth {
  package static func width(of text: String) -> Int {
    text.reduce(0) { $0 + width(of: $1) }
  }

  static func width(of character: Character) -> Int {
    var width = 0
    for scalar in character.unicodeScalars {
      // The emoji presentation selector widens the character before it.
      width = max(width, scalar.value == 0xFE0F && width > 0 ? 2 : self.width(of: scalar))
    }
    return width
  }

  private static func width(of scalar: Unicode.Scalar) -> Int {
    if scalar.isASCII { return 1 }
    if scalar.properties.isEmojiPresentation || isWide(scalar.value) { return 2 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return 1
    }
  }

  /// East Asian Width W and F, by block (Unicode Standard Annex 11).
  private static func isWide(_ value: UInt32) -> Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3,
      0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1F9FF,
      0x1FA70...0x1FAFF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}

/// The colours of text in a terminal, or none.
struct TerminalStyle {
  let isColored: Bool

  enum Role {
    case error, warning, remark, note, gutter, label, fix
  }

  init(isColored: Bool) {
    self.isColored = isColored
  }

  func callAsFunction(_ role: Role, _ text: String) -> String {
    guard isColored, !text.isEmpty else { return text }
    return "\u{1B}[\(code(role))m\(text)\u{1B}[0m"
  }

  /// Select Graphic Rendition (ECMA-48).
  private func code(_ role: Role) -> String {
    switch role {
    case .error: "1;31"
    case .warning: "1;33"
    case .remark, .note: "1;36"
    case .gutter, .label: "34"
    case .fix: "32"
    }
  }
}
