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
