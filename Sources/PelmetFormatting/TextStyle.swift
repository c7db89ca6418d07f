/// The white space of a formatted file.
package struct TextStyle: Hashable, Sendable {
  /// The white space of one level.
  var indentation = "  "
  /// The number of columns that it takes.
  var indentationWidth = 2
  /// The most characters of a line that holds a whole object or array; `nil` without a limit.
  var lineLength: Int? = 120
  /// Behind each line; `nil` for what the file has behind its first line.
  var lineEnd: String?

  /// Two spaces, and lines of 120 characters.
  package init() {}

  /// The style that the properties of an EditorConfig give a file. One that is missing, `unset` or no value of its kind leaves the default.
  init(_ properties: [String: String]) {
    let size = Self.number(properties["indent_size"], atMost: Self.widest)
    let tab = Self.number(properties["tab_width"], atMost: Self.widest) ?? size ?? 4
    if properties["indent_style"] == "tab" {
      (indentation, indentationWidth) = ("\t", tab)
    } else if let width = properties["indent_size"] == "tab" ? tab : size {
      (indentation, indentationWidth) = (String(repeating: " ", count: width), width)
    }
    switch properties["max_line_length"] {
    case "off": lineLength = nil
    case let length: lineLength = Self.number(length, atMost: 1 << 20) ?? lineLength
    }
    switch properties["end_of_line"] {
    case "lf": lineEnd = "\n"
    case "crlf": lineEnd = "\r\n"
    default: break
    }
  }

  /// The widest indentation: documents may be 512 levels deep.
  private static let widest = 16

  private static func number(_ text: String?, atMost most: Int) -> Int? {
    text.flatMap { Int($0) }.flatMap { (1...most).contains($0) ? $0 : nil }
  }
}
