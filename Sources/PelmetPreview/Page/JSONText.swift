/// Values as JSON that can stand in a script element: nothing in it ends the element.
enum JSONText {
  static func string(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "<", "\0"..<" ":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// Values that are JSON already.
  static func array(_ values: some Sequence<String>) -> String { "[\(values.joined(separator: ","))]" }

  static func array(_ values: some Sequence<Int>) -> String { array(values.map(String.init)) }

  /// Members whose values are JSON already, in this order.
  static func object(_ members: KeyValuePairs<String, String>) -> String {
    "{\(members.map { "\(string($0.key)):\($0.value)" }.joined(separator: ","))}"
  }
}
