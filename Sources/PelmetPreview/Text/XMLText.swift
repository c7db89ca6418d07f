/// Text for SVG and HTML.
package enum XMLText {
  /// Escapes everything that could end an element or an attribute. Control characters, which XML forbids, and marks that reorder text become
  /// U+FFFD.
  package static func escaped(_ text: String) -> String {
    // Most texts have nothing to escape.
    if text.utf8.allSatisfy(isPlain) { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\n", "\t": result.unicodeScalars.append(scalar)
      case "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}": result += "\u{FFFD}"
      case "\0"..<" ", "\u{7F}"..."\u{9F}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Whether a byte is a printable character of ASCII that needs no escape.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "'"): false
    default: (0x20..<0x7F).contains(byte)
    }
  }
}

/// Numbers in SVG attributes.
enum SVGNumber {
  private static let limit = 1e9

  /// At most three decimals. Themes set numbers of any size: what is further away than a billion is nowhere to be seen, and stops there.
  static func text(_ value: Double) -> String {
    let bounded = value.isNaN ? 0 : min(max(value, -limit), limit)
    let thousandths = Int((bounded * 1000).rounded())
    let (whole, rest) = thousandths.magnitude.quotientAndRemainder(dividingBy: 1000)
    let sign = thousandths < 0 ? "-" : ""
    guard rest > 0 else { return "\(sign)\(whole)" }
    let digits = rest % 100 == 0 ? "\(rest / 100)" : rest % 10 == 0 ? "\(rest / 10)" : "\(rest)"
    let zeros = rest < 10 ? "00" : rest < 100 ? "0" : ""
    return "\(sign)\(whole).\(zeros)\(digits)"
  }
}
