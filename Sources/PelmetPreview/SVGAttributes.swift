internal import ModelCore

/// Text for SVG and HTML.
enum XMLText {
  /// Escapes everything that could end an element or an attribute. Control characters, which XML forbids, become U+FFFD.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case _ where scalar.properties.generalCategory == .control && scalar != "\n" && scalar != "\t": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

/// Numbers in SVG attributes.
enum SVGNumber {
  /// At most three decimals.
  static func text(_ value: Double) -> String {
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}

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

/// A font as SVG attributes: named, not embedded.
struct SVGFont {
  /// A family of the app; `nil` for the system's.
  private var family: String?
  /// In points.
  private let size: Double
  /// 100…900.
  private let weight: Int

  /// The system's font of items in bars.
  static let item = SVGFont(size: 17, weight: 400)
  /// The system's font of items in tab bars.
  static let tab = SVGFont(size: 10, weight: 500)
  /// The system's font of badges.
  static let badge = SVGFont(size: 12, weight: 400)

  init(size: Double, weight: Int) {
    self.size = size
    self.weight = weight
  }

  init(_ font: UIFont) {
    family = font.familyName.isEmpty ? nil : font.familyName
    size = Double(font.pointSize)
    weight = Self.weights.last { $0.weight <= font.values.weight.rawValue }?.css ?? 100
  }

  var attributes: String {
    let names = family.map { "'\($0.filter { $0 != "'" && $0 != "\\" })', system-ui" } ?? "system-ui"
    return "font-family=\"\(XMLText.escaped(names))\" font-size=\"\(SVGNumber.text(size))\" font-weight=\"\(weight)\""
  }

  /// UIKit's weights with those of CSS, lightest first.
  private static let weights: [(weight: CGFloat, css: Int)] = [
    (UIFont.Weight.thin.rawValue, 200), (UIFont.Weight.light.rawValue, 300), (UIFont.Weight.regular.rawValue, 400),
    (UIFont.Weight.medium.rawValue, 500), (UIFont.Weight.semibold.rawValue, 600), (UIFont.Weight.bold.rawValue, 700),
    (UIFont.Weight.heavy.rawValue, 800), (UIFont.Weight.black.rawValue, 900),
  ]
}
