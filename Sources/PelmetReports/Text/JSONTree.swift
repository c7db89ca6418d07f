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

  /// An array or object of which the items before `next` are written. They are in a list and not in calls of each other: a document may be
  /// nested as deeply as there is memory.
  private struct Place {
    let value: JSONTree
    let close: String
    var next = 0
  }

  /// The document with a line end. Short arrays and objects are on one line; longer ones are indented by two spaces.
  package var text: String {
    var output = ""
    var open: [Place] = []
    /// `prefix` is the number of bytes before the value on its line.
    func begin(_ value: JSONTree, prefix: Int) {
      if let line = value.line(within: Self.maximumWidth - prefix) {
        output += line
      } else {
        output += value.begin(&open)
      }
    }
    begin(self, prefix: 0)
    while var place = open.popLast() {
      let indentation = String(repeating: "  ", count: open.count)
      guard let item = place.value.item(place.next) else {
        output += "\n" + indentation + place.close
        continue
      }
      output += (place.next == 0 ? "\n  " : ",\n  ") + indentation + item.key
      place.next += 1
      open.append(place)
      begin(item.value, prefix: indentation.utf8.count + 2 + item.key.utf8.count)
    }
    return output + "\n"
  }

  /// The document on one line, without a line end.
  package var line: String { line(within: .max) ?? "" }

  /// The value on one line; `nil` if it takes more than `width` bytes.
  private func line(within width: Int) -> String? {
    var open: [Place] = []
    var line = begin(&open)
    while line.utf8.count <= width {
      guard var place = open.popLast() else { return line }
      guard let item = place.value.item(place.next) else {
        line += place.close
        continue
      }
      line += (place.next == 0 ? "" : ", ") + item.key
      place.next += 1
      open.append(place)
      line += item.value.begin(&open)
    }
    return nil
  }

  /// The text of a value that has no items, or else the bracket that opens it.
  private func begin(_ open: inout [Place]) -> String {
    switch self {
    case .null: return "null"
    case .boolean(let boolean): return boolean ? "true" : "false"
    case .number(let number): return Int(exactly: number).map { "\($0)" } ?? "\(number)"
    case .string(let string): return JSONText.string(string)
    case .array(let elements):
      if elements.isEmpty { return "[]" }
      open.append(Place(value: self, close: "]"))
      return "["
    case .object(let members):
      if members.isEmpty { return "{}" }
      open.append(Place(value: self, close: "}"))
      return "{"
    }
  }

  /// An element, or a member with its key; `nil` behind the last one.
  private func item(_ index: Int) -> (key: String, value: JSONTree)? {
    switch self {
    case .array(let elements) where index < elements.count: ("", elements[index])
    case .object(let members) where index < members.count: (JSONText.string(members[index].key) + ": ", members[index].value)
    default: nil
    }
  }
}
