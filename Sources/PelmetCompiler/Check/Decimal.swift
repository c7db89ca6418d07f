/// Numbers in messages, the same in every locale.
enum Decimal {
  /// A number that is not negative, cut after some digits, so that what is too small never looks as if it sufficed.
  static func text(_ number: Double, digits: Int) -> String {
    let scale = (0..<digits).reduce(1) { scale, _ in scale * 10 }
    let scaled = Int(number * Double(scale))
    let fraction = String(scaled % scale)
    return "\(scaled / scale)." + String(repeating: "0", count: digits - fraction.count) + fraction
  }

  /// A number without `.0`.
  static func text(_ number: Double) -> String {
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
