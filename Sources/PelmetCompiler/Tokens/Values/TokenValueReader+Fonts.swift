internal import PelmetDiagnostics
internal import PelmetSyntax

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
    invalid(node, "the name of a font is a text")
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
