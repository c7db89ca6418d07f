internal import Pelmet
internal import PelmetCompiler
internal import PelmetDiagnostics
internal import PelmetReports
internal import PelmetResolution
internal import PelmetSyntax
internal import PelmetTokens

/// A token as the new files write it in one context.
struct TokenForm: Hashable {
  var type: TokenType
  var value: JSONTree

  /// The token that it names as a whole.
  var target: String? {
    if case .string(let text) = value { WrittenReference.path(text) } else { nil }
  }

  /// - Parameters:
  ///   - value: what the token is worth here.
  ///   - others: the tokens that can be named here, by path.
  init?(_ declared: DeclaredToken, _ token: Token, among others: (String) -> Token?) {
    guard let plain = DTCGValue.tree(Self.completed(token.value)) else { return nil }
    type = token.type
    if let target = declared.target ?? declared.value.string.flatMap(WrittenReference.path), target != token.path,
      let other = others(target), other.type == token.type, other.value == token.value
    {
      value = .string("{\(target)}")
      return
    }
    value = (declared.isModified ? nil : Self.written(declared.value, token.value)) ?? Self.naming(plain, declared.value, others)
  }

  /// The value with what DTCG requires of a typography, and bars have no use for: no letter spacing, and the usual line height.
  static func completed(_ value: TokenValue) -> TokenValue {
    guard case .typography(var typography) = value else { return value }
    typography.letterSpacing = typography.letterSpacing ?? 0
    typography.lineHeight = typography.lineHeight ?? usualLineHeight
    return .typography(typography)
  }

  static let usualLineHeight = 1.2

  // MARK: Literals

  /// The literal in the space and unit in which it is written.
  private static func written(_ value: JSONValue, _ meaning: TokenValue) -> JSONTree? {
    switch meaning {
    case .color(let meaning): return value.string.flatMap { color($0, meaning) } ?? color(value)
    case .dimension(let points):
      let text = value.string
      let number =
        value["unit"]?.string == "rem"
        ? value["value"]?.number : text.flatMap { $0.hasSuffix("rem") ? Double($0.dropLast(3)) : nil }
      guard let number, number * 16 == points else { return nil }
      return ["value": .number(number), "unit": "rem"]
    default: return nil
    }
  }

  /// A colour of CSS in the space and with the alpha that it is written in. sRGB is written with 8 bits, as everywhere.
  private static func color(_ text: String, _ meaning: Theme.Color) -> JSONTree? {
    guard let written = WrittenColor(text) else { return nil }
    if written.space == .srgb {
      guard let alpha = written.alpha, case .object(let members)? = DTCGValue.color(meaning) else { return nil }
      return .object(members.map { $0.key == "alpha" ? .init($0.key, .number(alpha)) : $0 })
    }
    let components = [written.components.x, written.components.y, written.components.z]
    return .members([
      "colorSpace": .string(written.space.rawValue), "components": .array(components.map { .number($0) }),
      "alpha": written.alpha.map { .number($0) },
      "hex": (meaning.rgb ?? meaning.displayP3?.sRGB).map { .string(String($0.description.prefix(7))) },
    ])
  }

  private static func color(_ value: JSONValue) -> JSONTree? {
    guard let space = value["colorSpace"]?.string, let list = value["components"], list.count == 3 else { return nil }
    var components: [JSONTree] = []
    for component in list.elements {
      if let number = component.number {
        components.append(.number(number))
      } else if component.string == "none" {
        components.append("none")
      } else {
        return nil
      }
    }
    if let alpha = value["alpha"], alpha.number == nil { return nil }
    let hex = value["hex"]?.string.flatMap { $0.utf8.count == 7 ? JSONTree.string($0) : nil }
    return .members([
      "colorSpace": .string(space), "components": .array(components), "alpha": value["alpha"]?.number.map { .number($0) },
      "hex": hex,
    ])
  }

  // MARK: Composites

  /// A composite value whose members name tokens where they did before.
  private static func naming(_ tree: JSONTree, _ value: JSONValue, _ others: (String) -> Token?) -> JSONTree {
    switch tree {
    case .object(let members):
      let source = value.kind == .array && value.count == 1 ? value.elements.first { _ in true } ?? value : value
      guard source.kind == .object else { return tree }
      return .object(members.map { member($0, source, others) })
    case .array(let elements):
      guard value.kind == .array, value.count == elements.count else { return tree }
      return .array(
        zip(elements, value.elements).map { element, source in
          guard case .object(let members) = element, source.kind == .object else { return element }
          return .object(members.map { member($0, source, others) })
        })
    default: return tree
    }
  }

  private static func member(_ member: JSONTree.Member, _ source: JSONValue, _ others: (String) -> Token?) -> JSONTree.Member {
    let names = [member.key] + (otherNames[member.key].map { [$0] } ?? [])
    guard let written = names.lazy.compactMap({ source[$0]?.string }).first, let path = WrittenReference.path(written),
      let token = others(path), token.type == types[member.key], DTCGValue.tree(token.value) == member.value
    else { return member }
    return .init(member.key, .string("{\(path)}"))
  }

  /// The names of members in other dialects.
  private static let otherNames = ["offsetX": "x", "offsetY": "y"]

  /// The types of the tokens that members can name.
  private static let types: [String: TokenType] = [
    "color": .color, "offsetX": .dimension, "offsetY": .dimension, "blur": .dimension, "spread": .dimension, "width": .dimension,
    "style": .strokeStyle, "duration": .duration, "delay": .duration, "timingFunction": .cubicBezier, "position": .number,
    "fontFamily": .fontFamily, "fontSize": .dimension, "fontWeight": .fontWeight, "letterSpacing": .dimension,
    "lineHeight": .number,
  ]
}

/// Texts that name a token, in any dialect.
enum WrittenReference {
  /// The path of a text that is one reference and nothing else: `{a.b}`, `{ a.b.value }`, `$a.b`.
  static func path(_ text: String) -> String? {
    let first = text.hasPrefix("$") && text.contains(".") ? String(text.dropFirst()) : nil
    guard var name = TokenReference.path(in: text) ?? first else { return nil }
    for ending in [".$value", ".value"] where name.hasSuffix(ending) { name.removeLast(ending.count) }
    return name.isEmpty ? nil : name
  }

  /// The tokens that texts in a value name, each text one token. Keeps a stack, so that depth costs no recursion.
  static func paths(in value: JSONValue) -> [String] {
    var paths: [String] = []
    var pending = [value]
    while let value = pending.popLast() {
      if let path = value.string.flatMap(path) { paths.append(path) }
      pending += value.members.map(\.value)
      pending += value.elements
    }
    return paths
  }

  /// Whether some text in a value names a token. Keeps a stack, so that depth costs no recursion.
  static func isIn(_ value: JSONValue) -> Bool {
    var pending = [value]
    while let value = pending.popLast() {
      if value.string?.contains("{") == true { return true }
      pending += value.members.map(\.value)
      pending += value.elements
    }
    return false
  }
}
