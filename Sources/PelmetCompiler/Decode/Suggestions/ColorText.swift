internal import Pelmet
internal import PelmetDiagnostics
internal import PelmetNotation

/// A colour in a form that themes do not have, and the same colour in theirs.
enum ColorText {
  /// The JSON to write instead of a text that is no colour: `"#0A84FF"` for `rgb(10, 132, 255)`, `{ "system": "label" }` for
  /// `UIColor.label`. `nil` when it stands for none.
  static func json(for text: String) -> String? {
    let trimmed = text.trimmed
    if let hex = hex(trimmed) { return "\"\(hex)\"" }
    if let system = system(trimmed) { return "{ \"system\": \"\(system.rawValue)\" }" }
    return (function(trimmed) ?? CSSColors.hex[trimmed.lowercased()]).map { "\"\($0)\"" }
  }

  /// Whether a text is a colour, in whatever form.
  static func isColor(_ text: String) -> Bool { text == "none" || Theme.Color.RGB(hex: text) != nil || json(for: text) != nil }

  /// `0A84FF`, `0x0A84FF`, `0xFF0A84FF`, ` #0A84FF`. Alpha may be first or last of eight digits behind `0x`, so only an opaque one is
  /// sure; and a word such as `fade` is no colour.
  private static func hex(_ text: String) -> String? {
    if text.lowercased().hasPrefix("0x") {
      let digits = text.dropFirst(2)
      guard digits.count == 8 else { return valid("#" + digits) }
      return digits.lowercased().hasPrefix("ff") ? valid("#" + digits.dropFirst(2)) : nil
    }
    let isWord = text.count != 6 && !text.contains(where: \.isNumber) && Set(text.lowercased()).count > 1
    return valid(text) ?? (isWord ? nil : valid("#" + text))
  }

  private static func valid(_ hex: String) -> String? { Theme.Color.RGB(hex: hex) == nil ? nil : hex }

  /// `systemBlue`, `.systemBlue`, `UIColor.systemBlue`, `blueColor`, `Color.blue`.
  private static func system(_ text: String) -> Theme.SystemColor? {
    var name = text.hasSuffix("()") ? text.dropLast(2) : text[...]
    let isSwiftUI = name.hasPrefix("Color.")
    for prefix in ["UIColor.", "Color.", "NSColor.", "."] where name.hasPrefix(prefix) {
      name = name.dropFirst(prefix.count)
      break
    }
    let american = name.lowercased().replacing("grey", with: "gray")
    let known = byName[american] ?? (american.hasSuffix("color") ? byName[String(american.dropLast(5))] : nil)
    guard isSwiftUI else { return known ?? (text.lowercased() == "transparent" ? .clear : nil) }
    switch name {
    case "primary": return .label
    case "secondary": return .secondaryLabel
    case "accentColor": return .tintColor
    default: return byName["system" + american] ?? known
    }
  }

  private static let byName = Dictionary(Theme.SystemColor.allCases.map { ($0.rawValue.lowercased(), $0) }) { first, _ in first }

  // MARK: Functions of CSS

  /// `rgb(…)`, `rgba(…)`, `hsl(…)`, `hsla(…)` as hexadecimal digits.
  private static func function(_ text: String) -> String? {
    let lowercased = text.lowercased()
    guard lowercased.last == ")", let open = lowercased.firstIndex(of: "(") else { return nil }
    let parts = lowercased[lowercased.index(after: open)...].dropLast().split { ", /".contains($0) }
    guard parts.count == 3 || parts.count == 4, let alpha = parts.count == 4 ? share(parts[3]) : 1 else { return nil }
    switch lowercased[..<open] {
    case "rgb", "rgba":
      let channels = parts.prefix(3).compactMap { part in
        part.hasSuffix("%") ? share(part) : ValueText.plain(part).map { $0 / 255 }
      }
      return channels.count == 3 ? digits(channels, alpha) : nil
    case "hsl", "hsla":
      let hue = parts[0].hasSuffix("deg") ? parts[0].dropLast(3) : parts[0]
      guard let hue = ValueText.plain(hue), let saturation = share(parts[1]), let lightness = share(parts[2]) else { return nil }
      let channels = [0.0, 8, 4].map { shift -> Double in
        let turn = (shift + hue / 30).truncatingRemainder(dividingBy: 12)
        let position = turn < 0 ? turn + 12 : turn
        return lightness - saturation * min(lightness, 1 - lightness) * max(-1, min(position - 3, 9 - position, 1))
      }
      return digits(channels, alpha)
    default: return nil
    }
  }

  private static func share(_ text: some StringProtocol) -> Double? { ValueText.share(String(text)) ?? ValueText.plain(text) }

  /// `nil` when some part is not from 0 to 1.
  private static func digits(_ channels: [Double], _ alpha: Double) -> String? {
    let all = alpha == 1 ? channels : channels + [alpha]
    guard all.allSatisfy({ (0...1).contains($0) }) else { return nil }
    return all.reduce("#") { text, channel in
      let byte = String(Int((channel * 255).rounded()), radix: 16, uppercase: true)
      return text + (byte.count == 1 ? "0" : "") + byte
    }
  }

  // MARK: Objects

  /// `{ "red": 10, "green": 132, "blue": 255 }`, with channels to 255 or to 1, as hexadecimal digits.
  static func hex(red: Double, green: Double, blue: Double, alpha: Double) -> String? {
    let channels = [red, green, blue]
    return digits(channels.contains { $0 > 1 } ? channels.map { $0 / 255 } : channels, alpha)
  }
}

extension String {
  /// Without spaces at the ends.
  var trimmed: String {
    let space = UInt8(ascii: " ")
    guard utf8.first == space || utf8.last == space else { return self }
    return String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
