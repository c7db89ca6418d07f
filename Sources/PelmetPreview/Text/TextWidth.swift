/// The widths of texts, estimated because no font is measured: the sum of em widths by class of character. Within 5 % of Inter, which stands
/// in for the system's font at the same size, weight and tracking.
enum TextWidth {
  /// The width of a line in points.
  static func of(_ text: String, _ font: SVGFont) -> Double {
    let column = Column(font)
    let ems = text.reduce(0) { $0 + width(of: $1, column) }
    return ems * font.size * 1.02 + tracking(of: font) * Double(text.count)
  }

  /// The text, or as much of its beginning as fits into `room` points, with an ellipsis. Never ends with a space before it.
  static func fitting(_ text: String, _ font: SVGFont, room: Double) -> String {
    guard of(text, font) > room else { return text }
    var rest = room - of("…", font)
    var kept = ""
    for character in text {
      rest -= of(String(character), font)
      guard rest >= 0 else { break }
      kept.append(character)
    }
    while kept.last?.isWhitespace == true { kept.removeLast() }
    return kept + "…"
  }

  /// The system's spacing of letters in points, by size (Apple's design kits); none in other families.
  static func tracking(of font: SVGFont) -> Double {
    guard font.family == nil else { return 0 }
    return trackings.last { $0.size <= font.size }?.tracking ?? 0.1
  }

  private static let trackings: [(size: Double, tracking: Double)] = [
    (10, 0.1), (11, 0.06), (12, 0), (13, -0.08), (15, -0.23), (16, -0.31), (17, -0.43), (20, -0.45), (22, -0.26), (28, 0.2),
  ]

  /// The columns of the table of widths.
  private enum Column: Int {
    case regular, medium, semibold, bold

    init(_ font: SVGFont) {
      switch font.weight {
      case ..<450: self = .regular
      case ..<550: self = .medium
      case 700... where font.size >= 20: self = .bold
      default: self = .semibold
      }
    }
  }

  /// The em width of a character.
  private static func width(of character: Character, _ column: Column) -> Double {
    if let ascii = character.asciiValue { return asciiWidths[column.rawValue][Int(ascii)] }
    return otherWidth(of: character, column)
  }

  /// The em widths of ASCII's characters, for each column: most texts have no others.
  private static let asciiWidths = [Column.regular, .medium, .semibold, .bold].map { column in
    (0..<128 as Range<UInt8>).map { otherWidth(of: Character(Unicode.Scalar($0)), column) }
  }

  private static func otherWidth(of character: Character, _ column: Column) -> Double {
    if let wide = wideWidth(of: character) { return wide }
    let row = classes.firstIndex { $0.characters.contains(character) }
    let fallback = character.isUppercase ? upper : character.isNumber ? digits : lower
    return (row.map { classes[$0].widths } ?? fallback)[column.rawValue]
  }

  /// The em width of a character of a script without weights in the table; `nil` for others.
  private static func wideWidth(of character: Character) -> Double? {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    switch scalar.value {
    case 0x0590...0x05FF: return 0.6
    case 0x0600...0x06FF, 0x0750...0x077F: return 0.55
    case 0x2E80...0xD7A3, 0xF900...0xFAFF, 0xFF00...0xFF60: return 1
    case 0x1F000...0x1FAFF: return 1.25
    default: return nil
    }
  }

  private static let lower = [0.577, 0.586, 0.595, 0.558]
  private static let digits = [0.602, 0.613, 0.625, 0.585]
  private static let upper = [0.661, 0.669, 0.678, 0.649]
  private static let classes: [(characters: Set<Character>, widths: [Double])] = [
    (Set("ijlI.,:;'!|’‘"), [0.265, 0.274, 0.283, 0.241]), (Set("frt()[]-/\"“”"), [0.377, 0.387, 0.397, 0.362]),
    (Set(" \u{A0}"), [0.281, 0.265, 0.248, 0.229]), (Set("&?"), upper), (Set("mwMW@%…"), [0.878, 0.897, 0.915, 0.887]),
  ]
}
