extension UIColor {
  /// The colour in a scheme, as themes write it: `#0A84FF`, or `#0A84FF80` if it is not opaque; `nil` for that of an asset catalogue,
  /// which the model does not know.
  public func modelHex(in style: UIUserInterfaceStyle = .light) -> String? {
    let color = resolvedColor(with: UITraitCollection(userInterfaceStyle: style))
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return nil }
    let channels = [red, green, blue] + (alpha < 1 ? [alpha] : [])
    return "#" + channels.map(Self.digits).joined()
  }

  /// - Parameter channel: 0…1; colours beyond sRGB end at its edge.
  private static func digits(_ channel: CGFloat) -> String {
    // The leading 1 keeps a zero before one digit.
    String(256 + Int((min(max(channel, 0), 1) * 255).rounded()), radix: 16, uppercase: true).dropFirst().description
  }
}
