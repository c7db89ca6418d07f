import Foundation
import PelmetTestSupport
import Testing

@testable import PelmetTokens

/// Pelmet knows everything that the JSON Schemas of DTCG 2025.10 list (Tests/Fixtures/dtcg-schemas).
@Suite struct SchemaAgreementTests {
  /// The strings at a pointer, whose parts are keys and positions.
  private static func strings(_ file: String, _ pointer: [String]) throws -> Set<String> {
    var value: Any? = try JSONSerialization.jsonObject(with: Data(try Fixtures.bytes("dtcg-schemas/\(file).json")))
    for part in pointer {
      if let array = value as? [Any] { value = Int(part).map { array[$0] } } else { value = (value as? [String: Any])?[part] }
    }
    return Set(value as? [String] ?? [])
  }

  @Test func knowsEveryType() throws {
    try expectEqual(Self.strings("format/tokenType", ["enum"]), Set(TokenType.allCases.map(\.rawValue)))
  }

  @Test func knowsEveryColorSpace() throws {
    let names = try Self.strings("format/values/color", ["properties", "colorSpace", "oneOf", "0", "enum"])
    expectEqual(names, Set(ColorSpace.allCases.map(\.rawValue)))
  }

  @Test func readsEveryNamedFontWeight() throws {
    let names = try Self.strings("format/values/fontWeight", ["oneOf", "1", "enum"]).sorted()
    expectEqual(names.count, 18)
    for name in names {
      var reading = TokenReading(#"{ "a": { "$type": "fontWeight", "$value": "\#(name)" } }"#)
      #expect(reading.value("a") != nil, "\(name)")
    }
  }

  @Test func readsEveryNamedStrokeStyle() throws {
    let names = try Self.strings("format/values/strokeStyle", ["oneOf", "0", "enum"]).sorted()
    expectEqual(names.count, 8)
    for name in names {
      var reading = TokenReading(#"{ "a": { "$type": "strokeStyle", "$value": "\#(name)" } }"#)
      expectEqual(reading.value("a"), .strokeStyle(.named(name)), "\(name)")
    }
  }
}
