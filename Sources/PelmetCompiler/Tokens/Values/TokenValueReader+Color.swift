internal import Pelmet
internal import PelmetDiagnostics
internal import PelmetSyntax

extension TokenValueReader {
  mutating func color(_ node: TokenNode) -> Theme.Color? {
    guard let node = resolved(node, as: .color) else { return nil }
    if let text = node.value.string { return legacyColor(text, node) }
    guard let members = members(node, of: "a colour", required: ["colorSpace", "components"], optional: ["alpha", "hex"]) else {
      return nil
    }
    let space = members["colorSpace"].flatMap { self.colorSpace($0) }
    let alpha = members["alpha"].map { self.number($0, in: 0...1, "alpha") } ?? 1
    members["hex"].map { checkFallback($0) }
    guard let space, let components = members["components"].flatMap({ self.components($0, in: space) }), let alpha else {
      return nil
    }
    let converted = ConvertedColor(components, in: space, alpha: alpha)
    if converted.isOutOfGamut { remark(TokenFindings.colorOutOfGamut(node.site)) }
    return converted.color
  }

  /// `#RRGGBB` and its kin, which drafts before 2025 wrote.
  private mutating func legacyColor(_ text: String, _ node: TokenNode) -> Theme.Color? {
    guard let rgb = Theme.Color.RGB(hex: text) else {
      invalid(node, "'\(text)' is not a colour; expected an object with \"colorSpace\" and \"components\"")
      return nil
    }
    noteLegacy(node)
    return .rgb(rgb)
  }

  private mutating func colorSpace(_ node: TokenNode) -> ColorSpace? {
    guard let node = resolved(node, as: nil) else { return nil }
    if let space = node.value.string.flatMap(ColorSpace.init) { return space }
    let names = ColorSpace.allCases.map(\.rawValue)
    invalid(
      node, "expected a colour space: \(choice(names))",
      suggestion: node.value.string.flatMap { SpellingSuggestion.nearest(to: $0, among: names) })
    return nil
  }

  private mutating func components(_ node: TokenNode, in space: ColorSpace) -> Vector3? {
    guard let node = resolved(node, as: nil) else { return nil }
    let elements = node.elements
    guard elements.count == 3 else {
      invalid(node, "expected an array of three numbers")
      return nil
    }
    let numbers = zip(elements, space.ranges).map { element, range in component(element, range) }
    guard let x = numbers[0], let y = numbers[1], let z = numbers[2] else { return nil }
    return Vector3(x, y, z)
  }

  /// `"none"` counts as 0, as CSS Color 4 says for conversions (section 4.4).
  private mutating func component(_ node: TokenNode, _ range: ComponentRange) -> Double? {
    guard let node = resolved(node, as: .number) else { return nil }
    if node.value.string == "none" { return 0 }
    if let number = node.value.number, range.contains(number) { return number }
    invalid(node, "a component must be \(range.description), or \"none\"")
    return nil
  }

  /// `hex` is for tools that lack the colour space; Pelmet has them all, and only looks whether it is well written.
  private mutating func checkFallback(_ node: TokenNode) {
    guard let node = resolved(node, as: nil) else { return }
    guard let text = node.value.string, Theme.Color.RGB(hex: text) != nil else {
      return invalid(node, "expected a string such as \"#0A84FF\"")
    }
    if text.utf8.count != 7 { noteLegacy(node) }
  }
}

/// A DTCG colour object outside of a token file: in a theme.
enum ColorObject {
  /// The colour of `{ "colorSpace": …, "components": […] }`; nil when it was reported. References stand for whole colours there, so none
  /// can be inside.
  static func read(_ value: JSONValue, into diagnostics: inout DiagnosticBag) -> Theme.Color? {
    var reader = TokenValueReader()
    let color = reader.color(TokenNode(value))
    for diagnostic in reader.diagnostics { diagnostics.add(diagnostic) }
    if reader.isDeferred {
      diagnostics.add(
        Diagnostic(.wrongKind, at: value, "a colour in a theme cannot have \"$ref\"", fix: "write the value out"))
      return nil
    }
    return color
  }
}
