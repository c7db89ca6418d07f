/// Writes text as a JSON string.
package enum JSONEscaping {
  /// Appends `text` in quotes. What JSON demands is escaped, and so are DEL and C1 controls, which a terminal would obey.
  package static func append(_ text: String, to output: inout String) {
    output.append("\"")
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": output += "\\\""
      case "\\": output += "\\\\"
      case "\n": output += "\\n"
      case "\r": output += "\\r"
      case "\t": output += "\\t"
      case "\u{0}"..<" ", "\u{7F}"..."\u{9F}":
        let digits = String(scalar.value, radix: 16)
        output += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: output.unicodeScalars.append(scalar)
      }
    }
    output.append("\"")
  }
}

/// `%` and two hexadecimal digits for a byte that may not stand for itself.
enum PercentEncoding {
  /// `isPlain` says which bytes stay; of the bytes above 0x7F it keeps all or none, so that characters stay whole.
  static func encode(_ text: String, isPlain: (UInt8) -> Bool) -> String {
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      if isPlain(byte) {
        bytes.append(byte)
      } else {
        bytes += [UInt8(ascii: "%"), digit(byte >> 4), digit(byte & 0xF)]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func digit(_ value: UInt8) -> UInt8 { value < 10 ? 0x30 + value : 0x37 + value }
}
