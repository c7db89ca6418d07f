/// JSON for machines, without white space. People read a `JSONTree` of PelmetReports.
package enum JSONText {
  /// A text in quotes. Escapes what JSON requires, and what ``VisibleText`` spells out.
  package static func string(_ text: String) -> String {
    let json = quoted(text) { $0 != "\r" && $0 != "\t" && VisibleText.isHidden($0) }
    return LogCommands.disarmed(json, beginsLines: false, escaped)
  }

  /// A text in quotes that can be in a script element of HTML: nothing in it ends the element, reorders the page's source, hides in it, or
  /// is a command to a server that prints it.
  package static func scriptString(_ text: String) -> String {
    var last: Unicode.Scalar = " "
    return quoted(text) { scalar in
      defer { last = scalar }
      return scalar < " " || scalar == "<" || scalar == "#" && last == "#" || !scalar.isASCII && VisibleText.isUnseen(scalar)
    }
  }

  /// Values that are JSON already.
  package static func array(_ values: some Sequence<String>) -> String { "[\(values.joined(separator: ","))]" }

  package static func array(_ values: some Sequence<Int>) -> String { array(values.map(String.init)) }

  /// Members whose values are JSON already, in this order.
  package static func object(_ members: KeyValuePairs<String, String>) -> String {
    "{\(members.map { "\(string($0.key)):\($0.value)" }.joined(separator: ","))}"
  }

  /// A value as the writer takes it apart.
  package enum Shape<Value> {
    /// JSON already.
    case text(String)
    case array([Value])
    case object([(name: String, value: Value)])
  }

  /// A value of any depth, which costs no recursion.
  package static func text<Value>(_ root: Value, _ shape: (Value) -> Shape<Value>) -> String {
    var text = ""
    // The pieces that are still to be written, the next one last.
    var pending: [(text: String, value: Value?)] = [("", root)]
    while let piece = pending.popLast() {
      text += piece.text
      guard let value = piece.value else { continue }
      switch shape(value) {
      case .text(let json): text += json
      case .array(let elements):
        text += "["
        pending.append(("]", nil))
        for (index, element) in elements.enumerated().reversed() { pending.append((index > 0 ? "," : "", element)) }
      case .object(let members):
        text += "{"
        pending.append(("}", nil))
        for (index, member) in members.enumerated().reversed() {
          pending.append(((index > 0 ? "," : "") + string(member.name) + ":", member.value))
        }
      }
    }
    return text
  }

  private static func quoted(_ text: String, _ isEscaped: (Unicode.Scalar) -> Bool) -> String {
    var output = "\""
    for scalar in text.unicodeScalars {
      let isEscaped = isEscaped(scalar)
      switch scalar {
      case "\"": output += "\\\""
      case "\\": output += "\\\\"
      case "\n": output += "\\n"
      case _ where isEscaped: output += escaped(scalar)
      case "\r": output += "\\r"
      case "\t": output += "\\t"
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
