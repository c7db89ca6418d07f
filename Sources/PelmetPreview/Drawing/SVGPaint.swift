internal import ModelCore

/// A colour as SVG attributes, resolved for some traits.
struct SVGPaint {
  private let components: ColorComponents?

  init(_ color: UIColor, _ traits: UITraitCollection) {
    components = color.modelComponents(traits)
  }

  /// Whether the colour is known; that of an asset is not.
  var isKnown: Bool { components != nil }

  /// The luminance over black, 0...1; 1 for an unknown colour.
  var luminance: Double {
    guard let components else { return 1 }
    return Double(0.299 * components.red + 0.587 * components.green + 0.114 * components.blue)
  }

  /// `fill="rgb(10 132 255)"`, with `fill-opacity` unless it is 1.
  var fill: String { attributes("fill", opacity: "fill-opacity") }

  /// As ``fill``, for both what is filled and what is drawn in the current colour.
  var currentColor: String { attributes("color", opacity: "opacity") }

  /// As ``fill``, for a stop of a gradient.
  var stop: String { attributes("stop-color", opacity: "stop-opacity") }

  /// `rgb(10 132 255 / 0.5)`, for style sheets.
  var css: String {
    guard let components else { return "transparent" }
    return "rgb(\(Self.bytes(components)) / \(SVGNumber.text(Double(components.alpha))))"
  }

  private static func bytes(_ components: ColorComponents) -> String {
    [components.red, components.green, components.blue].map { "\(Int((min(max($0, 0), 1) * 255).rounded()))" }
      .joined(separator: " ")
  }

  private func attributes(_ name: String, opacity: String) -> String {
    guard let components else { return "\(name)=\"none\"" }
    let paint = "\(name)=\"rgb(\(Self.bytes(components)))\""
    let alpha = components.alpha
    return alpha == 1 ? paint : "\(paint) \(opacity)=\"\(Double((alpha * 1000).rounded() / 1000))\""
  }
}
