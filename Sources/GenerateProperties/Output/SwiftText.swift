/// Swift source under construction, in the layout of `.swift-format`: 130 characters a line, indented by two spaces.
struct SwiftText {
  private static let lineLength = 130
  /// Keywords that need backticks as the name of a property.
  private static let keywords: Set = [
    "case", "class", "default", "extension", "in", "inout", "is", "let", "nil", "operator", "repeat", "self", "static", "switch",
    "var", "where",
  ]

  /// A call of a function.
  typealias Call = (function: String, arguments: [String])

  private(set) var text = ""
  private var indentation = ""

  /// A name as its declaration spells it.
  static func identifier(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

  /// A string literal for a text without line breaks.
  static func literal(_ text: String) -> String {
    var escaped = ""
    for character in text {
      if character == "\"" || character == "\\" { escaped.append("\\") }
      escaped.append(character)
    }
    return "\"\(escaped)\""
  }

  mutating func line(_ line: String = "") { text += line.isEmpty ? "\n" : indentation + line + "\n" }

  /// `opening`, indented lines, `closing`.
  mutating func block(_ opening: String, _ closing: String = "}", _ body: (inout SwiftText) -> Void) {
    line(opening)
    indented(body)
    line(closing)
  }

  mutating func indented(_ body: (inout SwiftText) -> Void) {
    indentation += "  "
    body(&self)
    indentation.removeLast(2)
  }

  /// A documentation comment, broken between words.
  mutating func documentation(_ sentences: String) {
    var comment = "///"
    for word in sentences.split(separator: " ") {
      if !fits("\(comment) \(word)") {
        line(comment)
        comment = "///"
      }
      comment += " " + word
    }
    line(comment)
  }

  /// `head` and `value` on one line, or `value` on a line of its own.
  mutating func assignment(_ head: String, _ value: String) {
    guard !fits("\(head) \(value)") else { return line("\(head) \(value)") }
    line(head)
    indented { $0.line(value) }
  }

  /// The elements of a list, each a call: on one line, or with as many arguments on each line as it holds.
  mutating func elements(_ calls: [Call]) {
    // swift-format wants a comma after the last of several, and none after a single one.
    let comma = calls.count > 1 ? "," : ""
    for call in calls { element(call.function, call.arguments, comma) }
  }

  private mutating func element(_ function: String, _ arguments: [String], _ comma: String) {
    let call = "\(function)(\(arguments.joined(separator: ", ")))\(comma)"
    guard !fits(call) else { return line(call) }
    line(function + "(")
    var row = ""
    for argument in arguments.dropLast().map({ "\($0)," }) + arguments.suffix(1) {
      if !row.isEmpty, !fits("\(row) \(argument)") {
        line(row)
        row = ""
      }
      if row.isEmpty, !fits("  \(argument)"), let parenthesis = argument.firstIndex(of: "(") {
        line("  " + argument[...parenthesis])
        row = "    " + argument[argument.index(after: parenthesis)...]
      } else {
        row += (row.isEmpty ? "  " : " ") + argument
      }
    }
    let closing = ")" + comma
    line(fits(row + closing) ? row + closing : row)
    if !fits(row + closing) { line(closing) }
  }

  /// Whether a line is short enough with its indentation.
  func fits(_ line: String) -> Bool { indentation.count + line.count <= Self.lineLength }
}
