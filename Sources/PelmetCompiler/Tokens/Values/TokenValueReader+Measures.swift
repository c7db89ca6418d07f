internal import PelmetDiagnostics
internal import PelmetSyntax

extension TokenValueReader {
  /// In points: `px` is a point of UIKit, `rem` sixteen.
  mutating func dimension(_ node: TokenNode) -> Double? {
    measure(node, as: .dimension, "a dimension", units: [("px", 1), ("rem", 16)])
  }

  /// In milliseconds.
  mutating func duration(_ node: TokenNode) -> Double? {
    measure(node, as: .duration, "a duration", units: [("ms", 1), ("s", 1000)])
  }

  /// A number with a unit, times the unit's factor.
  private mutating func measure(
    _ node: TokenNode, as type: TokenType, _ what: String, units: [(name: String, factor: Double)]
  ) -> Double? {
    guard let node = resolved(node, as: type) else { return nil }
    if let value = Self.legacyMeasure(node.value, units) {
      noteLegacy(node)
      return value
    }
    guard let members = members(node, of: what, required: ["value", "unit"]) else { return nil }
    let value = members["value"].flatMap { self.number($0) }
    let unit = members["unit"].flatMap { self.word($0, among: units.map(\.name), "the unit of \(what)") }
    guard let value, let factor = units.first(where: { $0.name == unit })?.factor else { return nil }
    return value * factor
  }

  /// `"16px"`, or a bare 0, which drafts before 2025 wrote.
  private static func legacyMeasure(_ value: JSONValue, _ units: [(name: String, factor: Double)]) -> Double? {
    if value.number == 0 { return 0 }
    guard let text = value.string, let unit = units.first(where: { text.hasSuffix($0.name) }) else { return nil }
    let number = text.dropLast(unit.name.count)
    guard number.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".") }) else {
      return nil
    }
    return Double(number).map { $0 * unit.factor }
  }

  mutating func cubicBezier(_ node: TokenNode) -> TokenValue.CubicBezier? {
    guard let node = resolved(node, as: .cubicBezier) else { return nil }
    let elements = node.elements
    guard elements.count == 4 else {
      invalid(node, "expected a cubic Bézier curve: an array of four numbers: x and y of two control points")
      return nil
    }
    let x1 = number(elements[0], in: 0...1, "x of a control point")
    let y1 = number(elements[1])
    let x2 = number(elements[2], in: 0...1, "x of a control point")
    let y2 = number(elements[3])
    guard let x1, let y1, let x2, let y2 else { return nil }
    return TokenValue.CubicBezier(x1: x1, y1: y1, x2: x2, y2: y2)
  }
}

extension TokenValueReader {
  mutating func fontFamily(_ node: TokenNode) -> [String]? {
    guard let node = resolved(node, as: .fontFamily) else { return nil }
    if let name = node.value.string { return [name] }
    let elements = node.elements
    guard !elements.isEmpty else {
      invalid(node, "a font family is a name or an array of names")
      return nil
    }
    let names = elements.map { fontName($0) }
    let known = names.compactMap { $0 }
    return known.count == names.count ? known : nil
  }

  private mutating func fontName(_ node: TokenNode) -> String? {
    guard let node = resolved(node, as: .fontFamily) else { return nil }
    if let name = node.value.string { return name }
    invalid(node, "the name of a font is a string")
    return nil
  }

  mutating func fontWeight(_ node: TokenNode) -> Double? {
    guard let node = resolved(node, as: .fontWeight) else { return nil }
    if let number = node.value.number, (1...1000).contains(number) { return number }
    if let weight = Self.weights.first(where: { $0.name == node.value.string })?.weight { return weight }
    let suggestion = node.value.string.flatMap { SpellingSuggestion.nearest(to: $0, among: Self.weights.map(\.name)) }
    invalid(node, "a font weight must be a number from 1 to 1000 or a name such as \"semi-bold\"", suggestion: suggestion)
    return nil
  }

  /// The names of DTCG 2025.10, section 8.4.
  private static let weights: [(name: String, weight: Double)] = [
    ("thin", 100), ("hairline", 100), ("extra-light", 200), ("ultra-light", 200), ("light", 300), ("normal", 400),
    ("regular", 400), ("book", 400), ("medium", 500), ("semi-bold", 600), ("demi-bold", 600), ("bold", 700),
    ("extra-bold", 800), ("ultra-bold", 800), ("black", 900), ("heavy", 900), ("extra-black", 950), ("ultra-black", 950),
  ]

  mutating func typography(_ node: TokenNode) -> TokenValue.Typography? {
    guard let node = resolved(node, as: .typography),
      let members = members(
        node, of: "a typography", required: ["fontFamily", "fontSize", "fontWeight"], optional: ["letterSpacing", "lineHeight"])
    else { return nil }
    let family = members["fontFamily"].flatMap { self.fontFamily($0) }
    let size = members["fontSize"].flatMap { self.dimension($0) }
    let weight = members["fontWeight"].flatMap { self.fontWeight($0) }
    let spacing = members["letterSpacing"].map { self.dimension($0) }
    let height = members["lineHeight"].map { self.number($0) }
    guard let family, let size, let weight, spacing != .some(nil), height != .some(nil) else { return nil }
    return TokenValue.Typography(
      fontFamily: family, fontSize: size, fontWeight: weight, letterSpacing: spacing ?? nil, lineHeight: height ?? nil)
  }
}
