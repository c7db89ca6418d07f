internal import PelmetDiagnostics

/// A JSON document to write. Members keep their order, so that the same tree always gives the same text.
package indirect enum JSONTree: Hashable, Sendable {
  case null
  case boolean(Bool)
  case number(Double)
  case string(String)
  case array([JSONTree])
  case object([Member])

  package struct Member: Hashable, Sendable {
    package var key: String
    package var value: JSONTree

    package init(_ key: String, _ value: JSONTree) {
      self.key = key
      self.value = value
    }
  }

  package static func integer(_ value: Int) -> JSONTree { .number(Double(value)) }

  /// An object of the pairs whose value is not `nil`.
  package static func members(_ pairs: KeyValuePairs<String, JSONTree?>) -> JSONTree {
    .object(pairs.compactMap { key, value in value.map { Member(key, $0) } })
  }
}

extension JSONTree: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral, ExpressibleByStringInterpolation,
  ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral
{
  package init(dictionaryLiteral elements: (String, JSONTree)...) {
    self = .object(elements.map { Member($0, $1) })
  }

  package init(arrayLiteral elements: JSONTree...) {
    self = .array(elements)
  }

  package init(stringLiteral value: String) {
    self = .string(value)
  }

  package init(integerLiteral value: Int) {
    self = .integer(value)
  }

  package init(booleanLiteral value: Bool) {
    self = .boolean(value)
  }
}

extension JSONTree {
  /// The longest line, in bytes, that holds a whole array or object.
  private static let maximumWidth = 120

  /// The document with a line end. Short arrays and objects are on one line; longer ones are indented by two spaces.
  package var text: String {
    var output = ""
    write(to: &output, indentation: 0, prefix: 0)
    return output + "\n"
  }

  /// The document on one line, without a line end.
  package var line: String { compact(within: .max) ?? "" }

  /// `prefix` is the number of bytes before the value on its line.
  private func write(to output: inout String, indentation: Int, prefix: Int) {
    let line = compact(within: Self.maximumWidth - prefix)
    if let line {
      output += line
      return
    }
    switch self {
    case .array(let elements):
      Self.write(elements.map { ("", $0) }, "[", "]", to: &output, indentation)
    case .object(let members):
      Self.write(members.map { (JSONText.string($0.key) + ": ", $0.value) }, "{", "}", to: &output, indentation)
    default: output += scalar
    }
  }

  private static func write(
    _ items: [(key: String, value: JSONTree)], _ open: String, _ close: String, to output: inout String, _ indentation: Int
  ) {
    let inner = String(repeating: " ", count: indentation + 2)
    output += open
    for (index, item) in items.enumerated() {
      output += (index == 0 ? "\n" : ",\n") + inner + item.key
      item.value.write(to: &output, indentation: indentation + 2, prefix: inner.count + item.key.utf8.count)
    }
    output += "\n" + inner.dropLast(2) + close
  }

  /// The value on one line; `nil` if it takes more than `width` bytes.
  private func compact(within width: Int) -> String? {
    guard width > 0 else { return nil }
    var parts: [String] = []
    var left = width - 2
    func append(_ key: String, _ value: JSONTree) -> Bool {
      guard let text = value.compact(within: left - key.utf8.count) else { return false }
      parts.append(key + text)
      left -= key.utf8.count + text.utf8.count + 2
      return true
    }
    switch self {
    case .array(let elements):
      guard elements.allSatisfy({ append("", $0) }) else { return nil }
      return "[" + parts.joined(separator: ", ") + "]"
    case .object(let members):
      guard members.allSatisfy({ append(JSONText.string($0.key) + ": ", $0.value) }) else { return nil }
      return "{" + parts.joined(separator: ", ") + "}"
    default:
      let text = scalar
      return text.utf8.count <= width ? text : nil
    }
  }

  /// The text of a value that is neither an array nor an object.
  private var scalar: String {
    switch self {
    case .boolean(let boolean): boolean ? "true" : "false"
    case .number(let number): Int(exactly: number).map { "\($0)" } ?? "\(number)"
    case .string(let string): JSONText.string(string)
    case .null, .array, .object: "null"
    }
  }
}
