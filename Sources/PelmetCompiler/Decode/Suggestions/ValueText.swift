internal import PelmetNotation

/// Values that people write as texts.
enum ValueText {
  /// `"yes"`.
  static func boolean(_ text: String) -> Bool? {
    switch text.lowercased() {
    case "true", "yes", "on": true
    case "false", "no", "off": false
    default: nil
    }
  }

  /// `"12"`, `"12pt"`.
  static func number(_ text: String) -> Double? {
    var digits = text.lowercased().trimmed
    for unit in ["points", "pt", "px", "dp", "sp"] where digits.hasSuffix(unit) {
      digits.removeLast(unit.count)
      break
    }
    return plain(digits.trimmed)
  }

  /// `"40%"` as 0.4.
  static func share(_ text: String) -> Double? {
    guard text.hasSuffix("%"), let percent = plain(String(text.dropLast()).trimmed) else { return nil }
    return percent / 100
  }

  /// A decimal number without exponent.
  static func plain(_ text: some StringProtocol) -> Double? {
    guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == 0x2E || $0 == 0x2D }) else { return nil }
    return Double(String(text))
  }

  /// `"15"`, `"iOS 15"`, `"15+"`, `">= 15"`: a range of versions from there on.
  static func versions(_ text: String) -> String? {
    let lowercased = text.lowercased()
    let both = lowercased.replacing(",", with: " ")
    if both != lowercased, VersionRange(both) != nil { return both.split(separator: " ").joined(separator: " ") }
    // Two numbers are no version.
    guard lowercased.split(separator: " ").count(where: { $0.contains(where: \.isNumber) }) == 1 else { return nil }
    let begin = lowercased.hasPrefix("<") ? "<" : ">="
    var rest = lowercased.filter { $0 != " " && $0 != "+" }
    for prefix in [">=", "<", "ios", "v"] where rest.hasPrefix(prefix) && !rest.hasPrefix("<=") { rest.removeFirst(prefix.count) }
    let range = begin + rest
    return VersionRange(range) == nil ? nil : range
  }
}
