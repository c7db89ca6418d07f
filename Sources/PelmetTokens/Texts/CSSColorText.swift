internal import Pelmet
internal import PelmetNotation

/// A text that is written as CSS Color 4 writes colours; arguments of functions may refer to other tokens. Or `{color}1A`, the hexadecimal
/// digits of an alpha behind a reference, which Style Dictionary makes a colour of by joining the texts.
struct CSSColorText: Sendable {
  private enum Form: Sendable {
    case plain(ExactColor)
    case function(ColorFunction)
    /// An opaque token with an alpha of its own.
    case veiled(path: String, alpha: Double)
  }

  private let form: Form

  /// Nil for a text that is not written as a colour, such as `currentColor`, `var(--x)` or `lch(from …)`.
  static func read(_ text: String) -> CSSColorText? {
    read(TextScanner.trimmed(Array(text.utf8)[...]), mayNest: true)
  }

  /// `mayNest` is whether arguments of a function may be colours.
  static func read(_ bytes: ArraySlice<UInt8>, mayNest: Bool) -> CSSColorText? {
    guard let first = bytes.first else { return nil }
    if first == UInt8(ascii: "#") {
      guard bytes.count <= 9 else { return nil }
      return Theme.Color.RGB(hex: String(decoding: bytes, as: UTF8.self)).map { CSSColorText(form: .plain(ExactColor($0))) }
    }
    if first == UInt8(ascii: "{") { return mayNest ? veiled(bytes) : nil }
    guard TextScanner.isLetter(first) else { return nil }
    if bytes.last == UInt8(ascii: ")") {
      return ColorFunction.read(bytes, mayNest: mayNest).map { CSSColorText(form: .function($0)) }
    }
    guard bytes.count <= CSSColors.longestName else { return nil }
    let name = String(decoding: bytes.map(TextScanner.lowercased), as: UTF8.self)
    return CSSColors.color(named: name).map { CSSColorText(form: .plain(ExactColor($0))) }
  }

  /// A reference with two hexadecimal digits behind it.
  private static func veiled(_ bytes: ArraySlice<UInt8>) -> CSSColorText? {
    guard let close = bytes.firstIndex(of: UInt8(ascii: "}")), bytes.endIndex - close == 3 else { return nil }
    let path = TextScanner.trimmed(bytes[(bytes.startIndex + 1)..<close])
    let digits = String(decoding: bytes[(close + 1)...], as: UTF8.self)
    guard Reference.isPath(path), digits.allSatisfy(\.isHexDigit), let alpha = UInt8(digits, radix: 16) else { return nil }
    return CSSColorText(form: .veiled(path: String(decoding: path, as: UTF8.self), alpha: Double(alpha) / 255))
  }

  /// The paths of other tokens, in the order of the text.
  var references: [String] {
    switch form {
    case .plain: []
    case .function(let function): function.references
    case .veiled(let path, _): [path]
    }
  }

  /// The colour, with references looked up by a closure.
  func color(_ value: (String) -> ReferencedValue?) throws(TextMistake) -> ExactColor {
    switch form {
    case .plain(let color): color
    case .function(let function): try function.color(value)
    case .veiled(let path, let alpha): try Self.opaque(path, value(path)).replacingAlpha(alpha)
    }
  }

  /// The colour behind which an alpha is written.
  private static func opaque(_ path: String, _ value: ReferencedValue?) throws(TextMistake) -> ExactColor {
    guard let value else { throw .missing(path) }
    guard case .color(let color) = value else {
      throw TextMistake("'\(path)' is not a colour, and only a colour takes the two digits of an alpha")
    }
    guard color.alpha == 1 else {
      throw TextMistake(
        "'\(path)' has an alpha already, and the two digits behind it are another", fix: "write \"rgba({\(path)}, ALPHA)\"")
    }
    return color
  }
}
