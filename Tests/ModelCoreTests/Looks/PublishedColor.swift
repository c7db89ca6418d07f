import Foundation
import ModelCore
import Testing

/// A published value of a system colour: `Tests/Fixtures/system-colors/expected.json`.
struct PublishedColor: Decodable, Sendable, CustomTestStringConvertible {
  let name: String
  /// The first system of those that share the value.
  let os: Int
  let scheme: String
  let contrast: String
  let level: String
  /// `#RRGGBBAA`.
  let value: String

  var testDescription: String { "\(name), iOS \(os), \(scheme), \(contrast), \(level)" }

  var traits: UITraitCollection {
    UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: scheme == "dark" ? .dark : .light),
      UITraitCollection(accessibilityContrast: contrast == "high" ? .high : .normal),
      UITraitCollection(userInterfaceLevel: level == "elevated" ? .elevated : .base),
    ])
  }

  private struct List: Decodable {
    let colors: [PublishedColor]
  }

  static func load() throws -> [PublishedColor] {
    let fixture = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Fixtures/system-colors/expected.json")
    return try JSONDecoder().decode(List.self, from: Data(contentsOf: fixture)).colors
  }
}
