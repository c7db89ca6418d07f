internal import ModelCore

/// A colour as SVG attributes, resolved for some traits.
struct SVGPaint {
  private let color: UIColor

  init(_ color: UIColor, _ traits: UITraitCollection) {
    self.color = color.resolvedColor(with: traits)
  }

  /// `fill="rgb(10 132 255)"`, with `fill-opacity` unless it is 1.
  var fill: String {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return "fill=\"none\"" }
    func byte(_ channel: CGFloat) -> Int { Int((min(max(channel, 0), 1) * 255).rounded()) }
    let paint = "fill=\"rgb(\(byte(red)) \(byte(green)) \(byte(blue)))\""
    return alpha == 1 ? paint : "\(paint) fill-opacity=\"\(Double((alpha * 1000).rounded() / 1000))\""
  }
}
