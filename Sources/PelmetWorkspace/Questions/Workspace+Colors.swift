internal import Pelmet
internal import PelmetDiagnostics
internal import PelmetNotation
internal import PelmetSyntax
internal import PelmetTokens

/// A colour that is written out in a file. Components are from 0 to 1, in sRGB.
package struct ColorLiteral: Sendable {
  package let range: Range<Int>
  package let red: Double
  package let green: Double
  package let blue: Double
  package let alpha: Double

  package init(range: Range<Int>, red: Double, green: Double, blue: Double, alpha: Double) {
    (self.range, self.red, self.green, self.blue, self.alpha) = (range, red, green, blue, alpha)
  }
}

extension Workspace {
  /// The colours that are written out in a theme or a file of tokens.
  package func colors(in path: String) -> [ColorLiteral] {
    guard let document = document(path) else { return [] }
    var colors: [ColorLiteral] = []
    document.root.visit { value, names in
      guard colors.count < Self.mostColors, !(names.last.map(Self.describing.contains) ?? false) else { return }
      if let color = ColorNotation(value)?.color { colors.append(color) }
    }
    // The fallback of a colour is a part of it.
    return colors.sorted { $0.range.lowerBound < $1.range.lowerBound }.reduce(into: []) { shown, color in
      if shown.last.map({ $0.range.upperBound <= color.range.lowerBound }) ?? true { shown.append(color) }
    }
  }

  /// The JSON of a colour that takes the place of another one, in the notation of that; `nil` where none is written.
  package func text(of color: ColorLiteral, in path: String) -> String? {
    guard let document = document(path) else { return nil }
    let value = document.value(at: color.range.lowerBound)
    return ColorNotation(value)?.text(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }

  private static let mostColors = 5000
  /// Keys whose texts are for people.
  private static let describing: Set<String> = ["title", "$description", "description"]
}

/// The way in which a colour is written.
private struct ColorNotation {
  private enum Form {
    case hex(digits: Int, isLowercase: Bool)
    /// `rgb(…)`, `rgba(…)`, `hsl(…)` or `hsla(…)`, with commas or without.
    case function(name: String, hasCommas: Bool)
    /// An object of design tokens.
    case components(ColorSpace, hasAlpha: Bool, hasHex: Bool)
  }

  let color: ColorLiteral
  private let form: Form

  init?(_ value: JSONValue) {
    if let text = value.string, text.utf8.first == UInt8(ascii: "#"), let rgb = Theme.Color.RGB(hex: text) {
      form = .hex(digits: text.utf8.count - 1, isLowercase: text.utf8.contains { $0 >= UInt8(ascii: "a") })
      color = ColorLiteral(
        range: value.span.range, red: Double(rgb.red) / 255, green: Double(rgb.green) / 255, blue: Double(rgb.blue) / 255,
        alpha: Double(rgb.alpha) / 255)
      return
    }
    if let text = value.string {
      // A theme has no such texts, and files of tokens have many others.
      guard let name = Self.functions.first(where: { text.hasPrefix($0 + "(") }), let written = WrittenColor(text) else {
        return nil
      }
      form = .function(name: name, hasCommas: text.utf8.contains(UInt8(ascii: ",")))
      color = Self.shown(ExactColor(space: written.space, components: written.components, alpha: written.alpha ?? 1), at: value)
      return
    }
    guard value.kind == .object, let space = value["colorSpace"]?.string.flatMap(ColorSpace.init),
      ExactColor.targets.contains(space), let components = value["components"]?.elements
    else { return nil }
    let numbers = components.compactMap(\.number)
    guard numbers.count == 3, numbers.allSatisfy(\.isFinite) else { return nil }
    form = .components(space, hasAlpha: value["alpha"] != nil, hasHex: value["hex"] != nil)
    let exact = ExactColor(
      space: space, components: Vector3(numbers[0], numbers[1], numbers[2]), alpha: value["alpha"]?.number ?? 1)
    color = Self.shown(exact, at: value)
  }

  private static let functions = ["rgb", "rgba", "hsl", "hsla"]

  /// The nearest colour of sRGB, which editors show.
  private static func shown(_ color: ExactColor, at value: JSONValue) -> ColorLiteral {
    let shown = color.mapped(into: .srgb).components.map { min(max($0, 0), 1) }
    return ColorLiteral(
      range: value.span.range, red: shown.x, green: shown.y, blue: shown.z, alpha: min(max(color.alpha, 0), 1))
  }

  func text(red: Double, green: Double, blue: Double, alpha: Double) -> String {
    switch form {
    case .hex(let digits, let isLowercase):
      let hasAlpha = digits == 4 || digits == 8 || alpha < 1
      return Self.hex([red, green, blue] + (hasAlpha ? [alpha] : []), isLowercase: isLowercase, isShort: digits <= 4)
    case .function(let name, let hasCommas):
      let isHSL = name.hasPrefix("hsl")
      let color = ExactColor(space: .srgb, components: Vector3(red, green, blue)).converted(to: isHSL ? .hsl : .srgb).components
      let numbers =
        isHSL
        ? [Self.rounded(color.x)] + [color.y, color.z].map { Self.rounded($0) + "%" }
        : [color.x, color.y, color.z].map { Self.rounded(($0 * 255).rounded()) }
      let alpha = alpha < 1 || name.hasSuffix("a") ? (hasCommas ? ", " : " / ") + Self.rounded(alpha) : ""
      return "\"\(name)(\(numbers.joined(separator: hasCommas ? ", " : " "))\(alpha))\""
    case .components(let space, let hasAlpha, let hasHex):
      let color = ExactColor(space: .srgb, components: Vector3(red, green, blue)).converted(to: space).components
      let numbers = [color.x, color.y, color.z].map(Self.rounded).joined(separator: ", ")
      let members =
        ["\"colorSpace\": \"\(space.rawValue)\"", "\"components\": [\(numbers)]"]
        + (alpha < 1 || hasAlpha ? ["\"alpha\": \(Self.rounded(alpha))"] : [])
        + (hasHex ? ["\"hex\": \(Self.hex([red, green, blue], isLowercase: true, isShort: false))"] : [])
      return "{ \(members.joined(separator: ", ")) }"
    }
  }

  /// - Parameter isShort: Whether to write one digit for each component where that is enough.
  private static func hex(_ components: [Double], isLowercase: Bool, isShort: Bool) -> String {
    let bytes = components.map { Int((min(max($0, 0), 1) * 255).rounded()) }
    let isShort = isShort && bytes.allSatisfy { $0 % 17 == 0 }
    let text = bytes.map { byte in
      let digits = String(byte, radix: 16, uppercase: !isLowercase)
      return isShort ? String(digits.suffix(1)) : digits.count < 2 ? "0" + digits : digits
    }.joined()
    return "\"#\(text)\""
  }

  private static func rounded(_ number: Double) -> String { LookTexts.number((number * 10_000).rounded() / 10_000) }
}
