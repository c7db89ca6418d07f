internal import ModelCore

/// A font as SVG attributes: named, not embedded.
struct SVGFont {
  /// Of a family of the app's; `nil` is the system's.
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

  /// UIKit's weights, lightest first, as CSS counts them.
  private static let weights: [(weight: CGFloat, css: Int)] = [
    (UIFont.Weight.thin.rawValue, 200), (UIFont.Weight.light.rawValue, 300), (UIFont.Weight.regular.rawValue, 400),
    (UIFont.Weight.medium.rawValue, 500), (UIFont.Weight.semibold.rawValue, 600), (UIFont.Weight.bold.rawValue, 700),
    (UIFont.Weight.heavy.rawValue, 800), (UIFont.Weight.black.rawValue, 900),
  ]
}
