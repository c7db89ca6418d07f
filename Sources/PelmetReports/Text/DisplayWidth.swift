/// The width of text in columns of a terminal.
package enum DisplayWidth {
  package static func width(of text: String) -> Int {
    text.reduce(0) { $0 + width(of: $1) }
  }

  /// A path with dots in lines of some width at most, as far as its dots allow; all but the first are indented.
  package static func folded(_ path: String, to width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for name in path.split(separator: ".", omittingEmptySubsequences: false) {
      let part = lines.isEmpty && line.isEmpty ? String(name) : ".\(name)"
      if !line.isEmpty, self.width(of: line + part) > width {
        lines.append(line)
        line = "  "
      }
      line += part
    }
    return lines + [line]
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
