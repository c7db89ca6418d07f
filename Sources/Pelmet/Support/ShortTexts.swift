// How messages write numbers and colours, the same in every locale.

extension Double {
  /// A number that is not negative, cut after some digits, so that what is too small never looks as if it sufficed.
  package func cut(digits: Int) -> String {
    let scale = (0..<digits).reduce(1) { scale, _ in scale * 10 }
    let scaled = Int(self * Double(scale))
    let fraction = String(scaled % scale)
    return "\(scaled / scale)." + String(repeating: "0", count: digits - fraction.count) + fraction
  }
}

extension Theme.Color.RGB {
  /// `#RRGGBB`, with the alpha only where it is not opaque.
  package var shortDescription: String { alpha == 255 ? String(description.dropLast(2)) : description }
}
