internal import ModelCore
internal import Pelmet

/// A colour as SVG attributes, resolved for some traits.
struct SVGPaint {
  private let components: ColorComponents?
  private let open: OpenPaint?

  /// - Parameter open: Names colours that depend on parameters; `nil` to paint their looks.
  init(_ color: UIColor, _ traits: UITraitCollection, naming open: ((UIColor) -> OpenPaint?)? = nil) {
    let color = color.resolvedColor(with: traits)
    components = color.modelComponents(traits)
    self.open = open?(color)
  }

  /// Whether the colour is known; that of an asset is not.
  var isKnown: Bool { components != nil }

  /// The colour with 8 bits a channel; `nil` for an unknown colour.
  var rgb: Theme.Color.RGB? { components?.rgb }

  /// 0...1; 0 for an unknown colour.
  var opacity: Double { components.map { Double($0.alpha) } ?? 0 }

  /// `rgb(10 132 255)`, or `none` for an unknown colour.
  var value: String {
    if let open { return "var(\(open.name))" }
    return components.map { "rgb(\(Self.bytes($0)))" } ?? "none"
  }

  /// `fill="rgb(10 132 255)"`, with `fill-opacity` unless it is 1.
  var fill: String { attributes("fill", opacity: "fill-opacity") }

  /// As ``fill``, for both what is filled and what is drawn in the current colour.
  var currentColor: String { attributes("color", opacity: "opacity") }

  /// As ``fill``, for a stop of a gradient.
  var stop: String { attributes("stop-color", opacity: "stop-opacity") }

  /// `rgb(10 132 255 / 0.5)`, for style sheets. A colour that depends on parameters is opaque.
  var css: String {
    if let open { return "var(\(open.name))" }
    guard let components else { return "transparent" }
    return "rgb(\(Self.bytes(components)) / \(SVGNumber.text(Double(components.alpha))))"
  }

  private static func bytes(_ components: ColorComponents) -> String {
    let color = components.rgb
    return "\(color.red) \(color.green) \(color.blue)"
  }

  private func attributes(_ name: String, opacity: String) -> String {
    if let open {
      let alpha = open.alpha.map(Self.number) ?? "var(\(open.name)a)"
      return "\(name)=\"\(value)\" \(opacity)=\"\(alpha)\""
    }
    let paint = "\(name)=\"\(value)\""
    guard let alpha = components?.alpha else { return paint }
    return alpha == 1 ? paint : "\(paint) \(opacity)=\"\(Self.number(alpha))\""
  }

  private static func number(_ opacity: CGFloat) -> String { "\(Double((opacity * 1000).rounded() / 1000))" }
}

/// A colour that depends on parameters of a theme, under the name by which the page gives it its value.
struct OpenPaint {
  /// That of a custom property of CSS; the property of its opacity has an `a` at the end.
  let name: String
  /// The opacity that replaces the colour's own, 0...1; `nil` to leave it.
  let alpha: CGFloat?
}
