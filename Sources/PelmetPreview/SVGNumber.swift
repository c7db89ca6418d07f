/// Numbers in attributes of SVG.
enum SVGNumber {
  /// At most three decimals.
  static func text(_ value: Double) -> String {
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}
