internal import ModelCore

/// A font as SVG attributes: named, not embedded.
struct SVGFont: Hashable {
  /// A family of the app; `nil` for the system's.
  private(set) var family: String?
  /// In points.
  var size: Double
  /// 100…900.
  var weight: Int
  /// Whether letters and digits are equally wide.
  private var isMonospaced = false
  private var isItalic = false

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
    if font.values.symbolicTraits.contains(.traitBold) { weight = max(weight, 700) }
    isItalic = font.values.symbolicTraits.contains(.traitItalic)
    isMonospaced = font.values.design == .monospaced
  }

  /// In a picture whose family is ``systemFamilies``.
  var attributes: String {
    let name = families.map { "font-family=\"\($0)\" " } ?? ""
    return "\(name)font-size=\"\(SVGNumber.text(size))\" font-weight=\"\(weight)\""
  }

  /// As ``attributes``, with the system's spacing of letters.
  var shortAttributes: String {
    let name = families ?? (size >= Self.displaySize ? Self.displayFamilies : nil)
    let tracking = TextWidth.tracking(of: self)
    var text = name.map { "font-family=\"\($0)\" " } ?? ""
    text += "font-size=\"\(SVGNumber.text(size))\""
    if weight != 400 { text += " font-weight=\"\(weight)\"" }
    if isItalic { text += " font-style=\"italic\"" }
    if tracking != 0 { text += " letter-spacing=\"\(SVGNumber.text(tracking))\"" }
    return text
  }

  /// `nil` for the system's proportional font.
  private var families: String? {
    if isMonospaced { return "ui-monospace, Menlo, monospace" }
    return family.map { XMLText.escaped("'\($0.filter { $0 != "'" && $0 != "\\" })', system-ui") }
  }

  /// The size in points from which the system's font has its display forms.
  private static let displaySize = 20.0

  /// The system's font, and fonts that look like it where it is not installed.
  static let systemFamilies = "-apple-system, BlinkMacSystemFont, 'SF Pro Text', \(standIns)"
  static let displayFamilies = "-apple-system, BlinkMacSystemFont, 'SF Pro Display', 'Inter Display', \(standIns)"
  private static let standIns =
    "Inter, 'Inter Variable', 'Helvetica Neue', Roboto, 'Segoe UI', 'Noto Sans', Arial, system-ui, sans-serif"

  /// UIKit's weights with those of CSS, lightest first.
  private static let weights: [(weight: CGFloat, css: Int)] = [
    (UIFont.Weight.thin.rawValue, 200), (UIFont.Weight.light.rawValue, 300), (UIFont.Weight.regular.rawValue, 400),
    (UIFont.Weight.medium.rawValue, 500), (UIFont.Weight.semibold.rawValue, 600), (UIFont.Weight.bold.rawValue, 700),
    (UIFont.Weight.heavy.rawValue, 800), (UIFont.Weight.black.rawValue, 900),
  ]
}
