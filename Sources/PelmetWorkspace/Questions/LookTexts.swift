internal import Pelmet
internal import PelmetDiagnostics
internal import PelmetSyntax
internal import PelmetTokens

/// Values in a few words.
enum LookTexts {
  /// The text of a value as it is written, in one line and not too long.
  static func written(_ value: JSONValue, _ sources: SourceMap) -> String {
    let words = String(decoding: sources[value.span.file].bytes[value.span.range], as: UTF8.self)
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.count > 60 ? words.prefix(60) + "…" : words
  }

  /// The worth of a token.
  static func text(_ value: TokenValue) -> String {
    switch value {
    case .color(let color): Self.text(color)
    case .dimension(let points): "\(number(points)) pt"
    case .number(let number), .fontWeight(let number): Self.number(number)
    case .fontFamily(let names): names.joined(separator: ", ")
    case .duration(let milliseconds): "\(number(milliseconds)) ms"
    case .typography(let font):
      ([font.fontSize.map { "\(number($0)) pt" }].compactMap { $0 } + font.fontFamily.prefix(1)).joined(separator: " ")
    default: value.type.rawValue
    }
  }

  /// A colour, with the nearest of sRGB where it is of another space: editors show a swatch of that.
  private static func text(_ color: Theme.Color) -> String {
    guard let rgb = color.rgb else { return "a colour" }
    guard let wide = color.displayP3 else { return rgb.description }
    let components = [wide.red, wide.green, wide.blue].map { number(($0 * 10_000).rounded() / 10_000) }
    return "\(rgb), in Display P3 \(components.joined(separator: ", "))"
  }

  static func number(_ number: Double) -> String { Int(exactly: number).map(String.init) ?? "\(number)" }
}
