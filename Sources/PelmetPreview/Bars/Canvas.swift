internal import ModelCore

/// Collects the elements of one SVG picture.
@MainActor
struct Canvas {
  private let width: Double
  private let height: Double
  private let traits: UITraitCollection
  private var elements: [String] = []

  /// The baseline of texts, in points from the top; by default 16 above the lower edge.
  var baseline: Double

  init(width: Double, height: Double, page: UIColor?, traits: UITraitCollection) {
    self.width = width
    self.height = height
    self.traits = traits
    baseline = height - 16
    rectangle(y: 0, height: height, page ?? .systemBackground)
  }

  var svg: String {
    let size = "width=\"\(number(width))\" height=\"\(number(height))\" viewBox=\"0 0 \(number(width)) \(number(height))\""
    let fonts = "font-family=\"\(SVGFont.systemFamilies)\""
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" \(size) \(fonts)>\n  \(elements.joined(separator: "\n  "))\n</svg>\n"
  }

  /// The background of a bar, and the line that separates it from the content (APP-7, APP-9).
  mutating func paint(_ look: ModelBarLook, lineAtTop: Bool = false) {
    if let color = look.background.color { rectangle(y: 0, height: height, color) }
    if case .fill(let color, _)? = look.background.image?.content { rectangle(y: 0, height: height, color) }
    let y = lineAtTop ? 0 : height - 1 / 3
    switch look.shadow {
    case .none: break
    case .system: rectangle(y: y, height: 1 / 3, .separator)
    case .color(let color), .image(_, tint: let color?): rectangle(y: y, height: 1 / 3, color)
    case .image(_, tint: nil): break
    }
  }

  mutating func text(_ text: String, x: Double, anchor: String, color: UIColor, font: SVGFont) {
    let place = "x=\"\(number(x))\" y=\"\(number(baseline))\" text-anchor=\"\(anchor)\""
    elements.append("<text \(place) \(font.attributes) \(SVGPaint(color, traits).fill)>\(XMLText.escaped(text))</text>")
  }

  mutating func items(_ items: [ModelItem], from x: Double, step: Double, anchor: String) {
    for (index, item) in items.enumerated() {
      let x = x + Double(index) * step
      text(item.item.title ?? "•", x: x, anchor: anchor, color: item.titleColor, font: .item)
    }
  }

  /// A disc with text at the top of the bar.
  mutating func badge(_ text: String, x: Double, colors: BadgeColors) {
    let fill = SVGPaint(colors.background, traits).fill
    elements.append("<circle cx=\"\(number(x))\" cy=\"13\" r=\"9\" \(fill)/>")
    let shown = baseline
    baseline = 17
    self.text(text, x: x, anchor: "middle", color: colors.text, font: .badge)
    baseline = shown
  }

  private mutating func rectangle(y: Double, height: Double, _ color: UIColor) {
    let fill = SVGPaint(color, traits).fill
    elements.append("<rect y=\"\(number(y))\" width=\"\(number(width))\" height=\"\(number(height))\" \(fill)/>")
  }

  private func number(_ value: Double) -> String { SVGNumber.text(value) }
}
