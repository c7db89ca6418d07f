/// A JSON document that is about to be written: members keep their order, so that the same tree is always the same text.
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
    self = .number(Double(value))
  }

  package init(booleanLiteral value: Bool) {
    self = .boolean(value)
  }
}
