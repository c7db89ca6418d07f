/// Writes text as a JSON string.
package enum JSONEscaping {
  /// Appends `text` in quotes. Escapes what JSON requires, and what ``VisibleText`` spells out.
  package static func append(_ text: String, to output: inout String) {
    output += LogCommands.disarmed(quoted(text), beginsLines: false, escaped)
  }

  private static func quoted(_ text: String) -> String {
    var output = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": output += "\\\""
      case "\\": output += "\\\\"
      case "\n": output += "\\n"
      case "\r": output += "\\r"
      case "\t": output += "\\t"
      case _ where VisibleText.isHidden(scalar):
        output += escaped(scalar)
      default: output.unicodeScalars.append(scalar)
      }
    }
    return output + "\""
  }

  /// `\u001b`, or two of them for a scalar beyond U+FFFF.
  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    String(scalar).utf16.map { unit in
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined()
  }
}
