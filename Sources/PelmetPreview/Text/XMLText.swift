/// Text for SVG and HTML.
package enum XMLText {
  /// Escapes everything that could end an element or an attribute, and one of two `#` or `:`, which begin commands where a server prints
  /// the document. Control characters, which XML forbids, and marks that reorder text become U+FFFD.
  package static func escaped(_ text: String) -> String {
    // Most texts have nothing to escape.
    if text.utf8.allSatisfy(isPlain) { return text }
    var result = ""
    var last: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      defer { last = scalar }
      switch scalar {
      case "#" where last == "#": result += "&#35;"
      case ":" where last == ":": result += "&#58;"
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
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "#"),
      UInt8(ascii: ":"):
      false
    default: (0x20..<0x7F).contains(byte)
    }
  }
}

/// Numbers in SVG attributes.
enum SVGNumber {
  private static let limit = 1e9
  /// The bytes of the longest number.
  private static let capacity = 16

  /// At most three decimals. Themes set numbers of any size: what is further away than a billion is nowhere to be seen, and stops there.
  static func text(_ value: Double) -> String {
    let bounded = value.isNaN ? 0 : min(max(value, -limit), limit)
    let thousandths = Int((bounded * 1000).rounded())
    return String(unsafeUninitializedCapacity: capacity) { buffer in
      // From the last digit that counts to the sign, and then turned around.
      var rest = thousandths.magnitude
      var decimals = 3
      while decimals > 0, rest % 10 == 0 { (rest, decimals) = (rest / 10, decimals - 1) }
      var count = 0
      func add(_ byte: UInt8) {
        buffer.initializeElement(at: count, to: byte)
        count += 1
      }
      repeat {
        if count == decimals, count > 0 { add(UInt8(ascii: ".")) }
        add(UInt8(ascii: "0") + UInt8(rest % 10))
        rest /= 10
      } while rest > 0 || count <= decimals
      if thousandths < 0 { add(UInt8(ascii: "-")) }
      for index in 0..<count / 2 { buffer.swapAt(index, count - 1 - index) }
      return count
    }
  }
}
