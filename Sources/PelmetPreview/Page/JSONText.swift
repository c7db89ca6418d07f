/// Values as JSON that can stand in a script element: nothing in it ends the element, reorders the page's source, hides in it, or is a
/// command to a server that prints it.
enum JSONText {
  static func string(_ text: String) -> String {
    var result = "\""
    var last: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      defer { last = scalar }
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "<", "\0"..<" ": result += escaped(scalar)
      case "#" where last == "#": result += escaped(scalar)
      case _ where !scalar.isASCII && isHidden(scalar): result += escaped(scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    String(scalar).utf16.map { unit in
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined()
  }

  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: scalar.properties.isDefaultIgnorableCodePoint
    }
  }

  /// Values that are JSON already.
  static func array(_ values: some Sequence<String>) -> String { "[\(values.joined(separator: ","))]" }

  static func array(_ values: some Sequence<Int>) -> String { array(values.map(String.init)) }

  /// Members whose values are JSON already, in this order.
  static func object(_ members: KeyValuePairs<String, String>) -> String {
    "{\(members.map { "\(string($0.key)):\($0.value)" }.joined(separator: ","))}"
  }
}
