import Foundation

/// `Fixtures/uikit-properties.json`: the properties of UIKit from Apple's headers and pages, as far as tests read them.
package struct UIKitJudge: Decodable, Sendable {
  package let classes: [Class]

  package struct Class: Decodable, Sendable {
    package let `class`: String
    package let superclass: String
    package let introduced: String
    package let properties: [Property]
  }

  package struct Property: Decodable, Sendable {
    package let name: String
    package let kind: String
    package let axes: [String]
    package let introduced: String
    package let deprecated: String?
    package let `default`: Value?
    package let appearanceProxy: Bool?
    package let readOnly: Bool?
  }

  /// A default: of defaults by system the newest.
  package enum Value: Decodable, Sendable {
    case bool(Bool)
    case number(Double)
    case text(String)
    case list
    case bySystem([String: Value])

    package init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let value = try? container.decode(Bool.self) {
        self = .bool(value)
      } else if let value = try? container.decode(Double.self) {
        self = .number(value)
      } else if let value = try? container.decode(String.self) {
        self = .text(value)
      } else if let value = try? container.decode([String: Value].self) {
        self = .bySystem(value)
      } else {
        self = .list
      }
    }

    /// `[]` for a list, the words for prose.
    package var text: String {
      switch self {
      case .bool(let value): String(value)
      case .number(let value): String(value)
      case .text(let value): value
      case .list: "[]"
      case .bySystem(let values): values[">=7.0"]?.text ?? "unknown"
      }
    }
  }

  /// The file, read once.
  package static let file = Result {
    let fixture = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../Fixtures/uikit-properties.json")
    return try JSONDecoder().decode(UIKitJudge.self, from: Data(contentsOf: fixture))
  }

  /// A class; `nil` for one that the judge does not know.
  package static func type(_ name: String) throws -> Class? { try file.get().classes.first { $0.class == name } }

  /// The names of the properties that the appearance proxies of a class record, with those that it inherits (PRX-2).
  package static func recorded(by name: String) throws -> Set<String> {
    guard let type = try type(name) else { return [] }
    return Set(type.properties.filter { $0.appearanceProxy == true }.map(\.name)).union(try recorded(by: type.superclass))
  }
}
