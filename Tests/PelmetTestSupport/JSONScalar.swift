internal import PelmetReports

/// A value that is no list and no object.
package enum JSONScalar: Decodable, Hashable, Sendable {
  case string(String)
  case number(Double)
  case boolean(Bool)

  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let boolean = try? container.decode(Bool.self) {
      self = .boolean(boolean)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else {
      self = .string(try container.decode(String.self))
    }
  }

  /// As a ``JSONTree``.
  package var json: String {
    switch self {
    case .string(let string): JSONTree.string(string).line
    case .number(let number): JSONTree.number(number).line
    case .boolean(let boolean): JSONTree.boolean(boolean).line
    }
  }
}
