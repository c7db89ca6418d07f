/// Writes text as a JSON string.
package enum JSONEscaping {
  /// Appends `text` in quotes. Escapes what JSON requires, and what ``VisibleText`` spells out.
  package static func append(_ text: String, to output: inout String) {
    output.append("\"")
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": output += "\\\""
      case "\\": output += "\\\\"
      case "\n": output += "\\n"
      case "\r": output += "\\r"
      case "\t": output += "\\t"
      case _ where VisibleText.isHidden(scalar):
        for unit in String(scalar).utf16 {
          let digits = String(unit, radix: 16)
          output += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
      default: output.unicodeScalars.append(scalar)
      }
    }
    output.append("\"")
  }
}

/// Percent-encoding: `%` and two hexadecimal digits for each reserved byte.
enum PercentEncoding {
  /// `isPlain` returns whether a byte stays as it is. It treats all bytes above 0x7F alike, so that characters stay whole.
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
