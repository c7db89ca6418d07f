internal import Pelmet
internal import PelmetDiagnostics
internal import PelmetNotation
internal import PelmetSyntax

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
    return colors.sorted { $0.range.lowerBound < $1.range.lowerBound }
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
    /// An object of design tokens in sRGB.
    case components(alpha: JSONValue?)
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
    guard value.kind == .object, value["colorSpace"]?.string == "srgb", let components = value["components"]?.elements,
      value["hex"] == nil
    else { return nil }
    let numbers = components.compactMap(\.number)
    guard numbers.count == 3, numbers.allSatisfy({ (0...1).contains($0) }) else { return nil }
    form = .components(alpha: value["alpha"])
    color = ColorLiteral(
      range: value.span.range, red: numbers[0], green: numbers[1], blue: numbers[2], alpha: value["alpha"]?.number ?? 1)
  }

  func text(red: Double, green: Double, blue: Double, alpha: Double) -> String {
    switch form {
    case .hex(let digits, let isLowercase):
      let hasAlpha = digits == 4 || digits == 8 || alpha < 1
      let bytes = ([red, green, blue] + (hasAlpha ? [alpha] : [])).map { Int((min(max($0, 0), 1) * 255).rounded()) }
      let isShort = digits <= 4 && bytes.allSatisfy { $0 % 17 == 0 }
      let text = bytes.map { byte in
        let digits = String(byte, radix: 16, uppercase: !isLowercase)
        return isShort ? String(digits.suffix(1)) : digits.count < 2 ? "0" + digits : digits
      }.joined()
      return "\"#\(text)\""
    case .components(let written):
      let numbers = [red, green, blue].map(Self.rounded).joined(separator: ", ")
      let alpha = alpha < 1 || written != nil ? ", \"alpha\": \(Self.rounded(alpha))" : ""
      return "{ \"colorSpace\": \"srgb\", \"components\": [\(numbers)]\(alpha) }"
    }
  }

  private static func rounded(_ number: Double) -> String { LookTexts.number((number * 10_000).rounded() / 10_000) }
}
