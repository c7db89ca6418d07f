import PelmetDiagnostics
import PelmetSyntax
import PelmetTestSupport

/// A JSON value without places, to generate documents and to compare them by what they say.
indirect enum Tree: Hashable, Sendable {
  case object([Member])
  case array([Tree])
  case string(String)
  case integer(Int)
  case number(Double)
  case boolean(Bool)
  case null

  struct Member: Hashable, Sendable {
    var name: String
    var value: Tree
  }

  init(_ value: JSONValue) {
    switch value.kind {
    case .object: self = .object(value.members.map { Member(name: $0.name, value: Tree($0.value)) })
    case .array: self = .array(value.elements.map(Tree.init))
    case .string: self = .string(value.string ?? "no string")
    case .number: self = value.integer.map(Tree.integer) ?? .number(value.number ?? .nan)
    case .boolean: self = value.boolean.map(Tree.boolean) ?? .string("no boolean")
    case .null: self = .null
    }
  }

  /// A document of moderate depth and size.
  static func random(depth: Int = 4, using generator: inout SplitMix64) -> Tree {
    switch Int.random(in: depth > 0 ? 0..<9 : 2..<9, using: &generator) {
    case 0:
      var names: Set<String> = []
      let members = (0..<Int.random(in: 0...6, using: &generator)).map { _ in
        Member(name: randomText(using: &generator), value: random(depth: depth - 1, using: &generator))
      }
      return .object(members.filter { names.insert($0.name).inserted })
    case 1:
      return .array((0..<Int.random(in: 0...6, using: &generator)).map { _ in random(depth: depth - 1, using: &generator) })
    case 2, 3: return .string(randomText(using: &generator))
    case 4: return .integer(Int.random(in: -1000...1000, using: &generator))
    case 5: return .integer(Int.random(in: .min ... .max, using: &generator))
    case 6:
      let number = Double(bitPattern: UInt64.random(in: 0 ... .max, using: &generator))
      return .number(number.isFinite ? number : 0.5)
    case 7: return .boolean(Bool.random(using: &generator))
    default: return .null
    }
  }

  private static let characters: [Character] = [
    "a", "b", "z", "0", "9", " ", "\"", "\\", "/", "~", "\n", "\r", "\t", "\u{0}", "\u{1}", "\u{1F}", "\u{7F}", "é", "ß",
    "\u{301}", "漢",
    "\u{2028}", "\u{FFFF}", "😀", "🇨🇭", "👨‍👩‍👧", "\u{10FFFF}",
  ]

  private static func randomText(using generator: inout SplitMix64) -> String {
    String((0..<Int.random(in: 0...8, using: &generator)).compactMap { _ in characters.randomElement(using: &generator) })
  }

  /// The tree as JSON, with the freedom that JSON leaves: white space, and escapes for characters that need none.
  func print(into text: inout String, using generator: inout SplitMix64) {
    Self.space(into: &text, using: &generator)
    switch self {
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { text += "," }
        Self.space(into: &text, using: &generator)
        Self.print(member.name, into: &text, using: &generator)
        Self.space(into: &text, using: &generator)
        text += ":"
        member.value.print(into: &text, using: &generator)
      }
      text += "}"
    case .array(let elements):
      text += "["
      for (index, element) in elements.enumerated() {
        if index > 0 { text += "," }
        element.print(into: &text, using: &generator)
      }
      text += "]"
    case .string(let string): Self.print(string, into: &text, using: &generator)
    case .integer(let integer): text += "\(integer)"
    case .number(let number): text += "\(number)"
    case .boolean(let boolean): text += "\(boolean)"
    case .null: text += "null"
    }
    Self.space(into: &text, using: &generator)
  }

  private static func space(into text: inout String, using generator: inout SplitMix64) {
    if let space = ["", "", "", " ", "\n", "\r\n", "\t"].randomElement(using: &generator) { text += space }
  }

  private static func print(_ string: String, into text: inout String, using generator: inout SplitMix64) {
    guard Int.random(in: 0..<4, using: &generator) == 0 else { return text += JSONText.string(string) }
    text += "\""
    for unit in string.utf16 {
      let digits = String(unit, radix: 16, uppercase: Bool.random(using: &generator))
      text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
    text += "\""
  }
}
