package import Pelmet
package import PelmetDiagnostics
internal import PelmetNotation
package import PelmetSyntax

extension ValueReader {
  mutating func color(_ node: ValueNode) -> Theme.Color? {
    if let text = node.value.string, let rgb = Theme.Color.RGB(hex: text) {
      count(.colorText, node.value)
      return .rgb(rgb)
    }
    guard let exact = exactColor(node) else { return nil }
    let converted = ConvertedColor(exact)
    if converted.isOutOfGamut { report(Findings.colorOutOfGamut(node.site)) }
    return converted.color
  }

  /// A colour before it is rounded.
  mutating func exactColor(_ node: ValueNode) -> ExactColor? {
    if let reference = wholeReference(node) {
      guard let worth = worth(of: reference, as: .color) else { return nil }
      if case .color(let color) = worth { return color }
      if case .text(let text) = worth { return color(text: text, node) }
      invalid(node, Self.colorRule)
      return nil
    }
    guard let node = resolved(node, as: .color) else { return nil }
    if let text = node.value.string { return color(text: text, node) }
    if node.value["r"] != nil { return channels(node) }
    guard let members = members(node, of: "a colour", required: ["colorSpace", "components"], optional: ["alpha", "hex"]) else {
      return nil
    }
    let space = members["colorSpace"].flatMap { self.colorSpace($0) }
    let alpha = members["alpha"].map { self.number($0, in: 0...1, "alpha") } ?? 1
    members["hex"].map { checkFallback($0) }
    guard let space, let components = members["components"].flatMap({ self.components($0, in: space) }), let alpha else {
      return nil
    }
    return ExactColor(space: space, components: components, alpha: alpha)
  }

  static let colorRule = "expected a colour: an object with \"colorSpace\" and \"components\", or a text such as \"#0A84FF\""

  private static let textRule = "expected an object with \"colorSpace\" and \"components\", or a text such as \"#0A84FF\""

  /// A colour as CSS writes it; parts of it may be other tokens.
  mutating func color(text: String, _ node: ValueNode) -> ExactColor? {
    guard let written = CSSColorText.read(text) else {
      if Self.isTextOfCSS(text) {
        leaveAlone(node, "'\(text)' is a text of CSS; \(Self.textRule)")
      } else {
        invalid(node, "'\(text)' is not a colour; \(Self.textRule)")
      }
      return nil
    }
    count(.colorText, node.value)
    guard let worth = worth(ofAll: written.references, in: node) else { return nil }
    do {
      return try written.color { worth[$0] }
    } catch {
      invalid(node, error.summary, fix: error.fix)
      return nil
    }
  }

  /// Whether a browser could make sense of a text that is no colour of its own.
  private static func isTextOfCSS(_ text: String) -> Bool {
    // Most texts are names.
    let isCall = text.utf8.contains { $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: "@") }
    let lowercased = text.lowercased()
    let words = ["currentcolor", "inherit", "initial", "unset", "none", "auto"]
    let beginnings = ["var(", "color-mix(", "linear-gradient(", "radial-gradient(", "conic-gradient(", "url(", "@"]
    return words.contains(lowercased)
      || isCall && (beginnings.contains(where: lowercased.hasPrefix) || lowercased.contains("(from "))
  }

  /// `{ "r": 1, "g": 0.5, "b": 0, "a": 1 }` of Figma: sRGB, 0…1.
  private mutating func channels(_ node: ValueNode) -> ExactColor? {
    guard let members = members(node, of: "a colour of Figma", required: ["r", "g", "b"], optional: ["a"]) else { return nil }
    let channels = ["r", "g", "b"].map { name in members[name].flatMap { number($0, in: 0...1, "'\(name)'") } }
    let alpha = members["a"].map { number($0, in: 0...1, "'a'") } ?? 1
    count(.channels, node.value)
    guard let red = channels[0], let green = channels[1], let blue = channels[2], let alpha else { return nil }
    return ExactColor(space: .srgb, components: Vector3(red, green, blue), alpha: alpha)
  }

  private mutating func colorSpace(_ node: ValueNode) -> ColorSpace? {
    guard let node = resolved(node, as: nil) else { return nil }
    if let space = node.value.string.flatMap(ColorSpace.init) { return space }
    let names = ColorSpace.allCases.map(\.rawValue)
    invalid(
      node, "expected a colour space: \(choice(names))",
      suggestion: node.value.string.flatMap { SpellingSuggestion.nearest(to: $0, among: names) })
    return nil
  }

  private mutating func components(_ node: ValueNode, in space: ColorSpace) -> Vector3? {
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
  private mutating func component(_ node: ValueNode, _ range: ComponentRange) -> Double? {
    guard let node = resolved(node, as: .number) else { return nil }
    if node.value.string == "none" { return 0 }
    if let number = node.value.number, range.contains(number) { return number }
    invalid(node, "a component must be \(range.description), or \"none\"")
    return nil
  }

  /// `hex` is for tools that lack the colour space; Pelmet has them all, and only looks whether it is well written.
  private mutating func checkFallback(_ node: ValueNode) {
    guard let node = resolved(node, as: nil) else { return }
    guard let text = node.value.string, Theme.Color.RGB(hex: text) != nil else {
      return invalid(node, "expected a string such as \"#0A84FF\"")
    }
    if text.utf8.count != 7 { count(.hex, node.value) }
  }
}

/// A DTCG colour object outside of a token file: in a theme.
package enum ColorObject {
  /// The colour of `{ "colorSpace": …, "components": […] }`; nil when it was reported. References stand for whole colours there, so none
  /// can be inside.
  package static func read(_ value: JSONValue, into diagnostics: inout DiagnosticBag) -> Theme.Color? {
    var reader = ValueReader()
    let color = reader.color(ValueNode(value))
    for diagnostic in reader.diagnostics { diagnostics.add(diagnostic) }
    if reader.isDeferred {
      diagnostics.add(
        Diagnostic(.wrongKind, at: value, "a colour in a theme cannot have \"$ref\"", fix: "write the value out"))
      return nil
    }
    return color
  }
}
