import Foundation

/// The catalogue of UIKit's properties, as far as the table tests read it.
struct Catalogue: Decodable {
  struct Class: Decodable {
    let `class`: String
    let properties: [Property]
  }

  struct Property: Decodable {
    let name: String
    let `default`: Value?
    let readOnly: Bool?
    let appearanceProxy: Bool?
  }

  let classes: [Class]

  /// A default as text: `nil` for null, `[]` for a list, the words for prose; of defaults by system the newest.
  enum Value: Decodable {
    case bool(Bool)
    case number(Double)
    case text(String)
    case list
    case bySystem([String: Value])

    init(from decoder: any Decoder) throws {
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

    var text: String {
      switch self {
      case .bool(let value): String(value)
      case .number(let value): String(value)
      case .text(let value): value
      case .list: "[]"
      case .bySystem(let values): values[">=7.0"]?.text ?? "unknown"
      }
    }
  }

  static func load() throws -> Catalogue {
    let fixture = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Fixtures/uikit-properties.json")
    return try JSONDecoder().decode(Catalogue.self, from: Data(contentsOf: fixture))
  }

  func defaults(of name: String) -> [String: String] {
    let properties = classes.first { $0.class == name }?.properties ?? []
    return Dictionary(uniqueKeysWithValues: properties.map { ($0.name, $0.default?.text ?? "nil") })
  }

  /// The properties that appearance proxies record (PRX-2).
  func proxied(of name: String) -> Set<String> {
    let properties = classes.first { $0.class == name }?.properties ?? []
    return Set(properties.filter { $0.appearanceProxy == true }.map(\.name))
  }
}
