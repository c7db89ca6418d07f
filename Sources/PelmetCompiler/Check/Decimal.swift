/// Numbers in messages, the same in every locale.
enum Decimal {
  /// A number without `.0`.
  static func text(_ number: Double) -> String {
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
