/// Changes of a text in a token file to a different meaning; see ``TokenChange``.
enum TextChange {
  /// - Parameter other: The path of a token with another value of the same type.
  static func all(_ text: String, other: String) -> [String] {
    var changes = [text + " of all"]
    if let reference = text.firstMatch(of: /\{[^{}]*\}/) {
      changes.append(text.replacing(reference.output, with: "{no.such.token}", maxReplacements: 1))
      if reference.output.count == text.count { changes.append("{\(other)}") }
    }
    return changes + digits(text) + numbers(text) + units(text)
  }

  static func half(_ number: Double) -> Double { number == 0 ? 0.5 : number / 2 }

  /// The first digit of the first colour.
  private static func digits(_ text: String) -> [String] {
    guard let match = text.firstMatch(of: /#([0-9A-Fa-f]{3,8})/), let digit = match.output.1.first?.hexDigitValue else {
      return []
    }
    var text = text
    let place = match.output.1.startIndex..<text.index(after: match.output.1.startIndex)
    text.replaceSubrange(place, with: String(digit ^ 8, radix: 16))
    return [text]
  }

  /// The first number outside of references, colours and names; of `hsl()` the lightness; of a function of a colour and an alpha the alpha.
  private static func numbers(_ text: String) -> [String] {
    let isHSL = text.hasPrefix("hsl")
    let pattern = /\{[^{}]*\}|#[0-9A-Fa-f]+|[A-Za-z][A-Za-z0-9-]*|(?<number>[0-9]*\.?[0-9]+)/
    let all = text.matches(of: pattern).compactMap { match in match.output.number.map { (range: match.range, text: $0) } }
    guard let number = all.dropFirst(isHSL && all.count > 2 ? 2 : 0).first, let value = Double("0\(number.text)") else {
      return []
    }
    if isHSL, value == 0 { return [] }
    let isPercentage = text[number.range.upperBound...].hasPrefix("%")
    return [text.replacingCharacters(in: number.range, with: value == 0 && isPercentage ? 40 : half(value))]
  }

  private static func units(_ text: String) -> [String] {
    guard let match = text.wholeMatch(of: /(-?[0-9.]+)(px|rem|em|%)/), Double(match.output.1) != 0 else { return [] }
    let units = match.output.2 == "px" ? ["rem", "vw"] : ["px", "vw"]
    return units.map { match.output.1 + $0 }
  }
}

extension String {
  fileprivate func replacingCharacters(in range: Range<String.Index>, with number: Double) -> String {
    String(self[..<range.lowerBound]) + "\(number)" + self[range.upperBound...]
  }
}
