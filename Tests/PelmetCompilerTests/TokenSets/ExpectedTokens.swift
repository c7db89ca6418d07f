import Foundation

/// The values of a set of real tokens, which a resolver that shares no code with Pelmet's worked out: `expected.json`, explained in the
/// README of `Tests/Fixtures/tokens`.
struct ExpectedTokens: Decodable {
  let contexts: [String: Context]
  let values: [Value]

  /// The theme that sees the values: one of the set's files, or what a theme has to write.
  struct Context: Decodable {
    let theme: String?
    let tokens: [String]?
    /// The contexts of modifiers; `null` leaves one out.
    let inputs: [String: String?]?
    let scheme: String?
    let contrast: String?
    /// The looks under which another theme is this context: the names of traits, by the name of the theme's file.
    let traits: [String: [String: String]]?

    /// The names of the traits under which the values are asked.
    var names: [String: String] { ["scheme": scheme, "contrast": contrast].compactMapValues { $0 } }
  }

  struct Value: Decodable {
    let context: String
    let path: String
    let value: Plain
    /// The kinds of arithmetic that were needed beside following references.
    let how: [String]?
  }

  init(of set: String) throws {
    self = try JSONDecoder().decode(Self.self, from: Data(try Fixtures.bytes("tokens/\(set)/expected.json")))
  }
}

extension ExpectedTokens {
  /// `#RRGGBBAA`, or a number.
  enum Plain: Decodable, Hashable, CustomStringConvertible {
    case color(String)
    case number(Double)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let text = try? container.decode(String.self) {
        self = .color(text)
      } else {
        self = .number(try container.decode(Double.self))
      }
    }

    var isColor: Bool { if case .color = self { true } else { false } }

    var description: String {
      switch self {
      case .color(let text): text
      case .number(let number): "\(number)"
      }
    }

    /// Whether two values are the same, numbers to the fifth decimal that the file has; or differ by at most one step of 8 bits, or 0.0001,
    /// where `isRounded`.
    func agrees(with other: Plain, isRounded: Bool) -> Bool {
      switch (self, other) {
      case (.color(let text), .color(let other)):
        text == other || isRounded && zip(Self.channels(text), Self.channels(other)).allSatisfy { abs($0 - $1) <= 1 }
      case (.number(let number), .number(let other)):
        abs(number - other) <= (isRounded ? 0.000_100_1 : 0.000_005)
      default: false
      }
    }

    private static func channels(_ text: String) -> [Int] {
      let value = Int(text.dropFirst(), radix: 16) ?? -1
      return [24, 16, 8, 0].map { value >> $0 & 0xFF }
    }
  }
}
