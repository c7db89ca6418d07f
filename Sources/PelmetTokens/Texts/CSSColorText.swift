internal import Pelmet
internal import PelmetNotation

/// A text that is written as CSS Color 4 writes colours; arguments of functions may refer to other tokens.
struct CSSColorText: Sendable {
  private enum Form: Sendable {
    case plain(ExactColor)
    case function(ColorFunction)
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
    guard TextScanner.isLetter(first) else { return nil }
    if bytes.last == UInt8(ascii: ")") {
      return ColorFunction.read(bytes, mayNest: mayNest).map { CSSColorText(form: .function($0)) }
    }
    guard bytes.count <= CSSColors.longestName else { return nil }
    let name = String(decoding: bytes.map(TextScanner.lowercased), as: UTF8.self)
    return CSSColors.color(named: name).map { CSSColorText(form: .plain(ExactColor($0))) }
  }

  /// The paths of other tokens, in the order of the text.
  var references: [String] {
    switch form {
    case .plain: []
    case .function(let function): function.references
    }
  }

  /// The colour, with references looked up by a closure.
  func color(_ value: (String) -> ReferencedValue?) throws(TextMistake) -> ExactColor {
    switch form {
    case .plain(let color): color
    case .function(let function): try function.color(value)
    }
  }
}
