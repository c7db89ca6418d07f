public import ModelCore

/// Draws single bars of ModelCore as SVG: for reports, and for snapshot tests that compare text.
///
/// Sizes are in points. The same bar gives the same text on every machine. Blur looks like the page behind it; fonts are named, not
/// embedded.
@MainActor
public enum BarPicture {
  /// A navigation bar: background, shadow line, title and items, over a page.
  ///
  /// - Parameters:
  ///   - width: The width in points. The height is the bar's own, at least 44 (NAV-14).
  ///   - page: The colour under the bar; `nil` for the system's background.
  ///   - traits: The traits for which colours are resolved; `nil` for the bar's own.
  public static func svg(
    _ bar: UINavigationBar, width: Double = 375, page: UIColor? = nil, traits: UITraitCollection? = nil
  ) -> String {
    let traits = traits ?? bar.traitCollection
    let shown = bar.modelBar
    let height = max(Double(shown.frame.height), shown.isLarge ? 96 : 44)
    var drawing = Drawing(width: width, height: height, page: page, traits: traits)
    drawing.background(shown.look)
    if let title = shown.title, !shown.isLarge {
      drawing.label(title, x: width / 2, anchor: "middle", color: shown.titleText.color, font: SVGFont(shown.titleText.font))
    }
    if let title = shown.largeTitle {
      drawing.label(title, x: 16, anchor: "start", color: shown.largeTitleText.color, font: SVGFont(shown.largeTitleText.font))
    }
    // Items stay above a large title.
    let baseline = shown.isLarge ? 28 : height - 16
    if let back = shown.backButton {
      drawing.label("‹ \(back.title ?? "")", x: 8, y: baseline, anchor: "start", color: back.titleColor, font: .item)
    }
    drawing.items(shown.leadingItems, from: 16, step: 64, y: baseline, anchor: "start")
    drawing.items(shown.trailingItems, from: width - 16, step: -64, y: baseline, anchor: "end")
    return drawing.bar
  }

  /// A toolbar: background, shadow line and items, over a page.
  ///
  /// - Parameters:
  ///   - width: The width in points, to which the bar is scaled. The height is the bar's own, at least 44 (NAV-14).
  ///   - page: The colour under the bar; `nil` for the system's background.
  ///   - traits: The traits for which colours are resolved; `nil` for the bar's own.
  public static func svg(
    _ bar: UIToolbar, width: Double = 375, page: UIColor? = nil, traits: UITraitCollection? = nil
  ) -> String {
    var drawing = Drawing(
      width: width, height: max(Double(bar.frame.height), 44), page: page, traits: traits ?? bar.traitCollection)
    drawing.background(bar.modelBar.look, lineAtTop: true)
    let scale = bar.frame.width > 0 ? width / Double(bar.frame.width) : 1
    for item in bar.modelItems {
      let text = item.item.title ?? "•"
      // Texts are not scaled with the bar, so that those at its ends move inwards.
      let inset = TextWidth.of(text, .item) / 2 + 8
      let x = max(inset, min(Double(item.frame.midX) * scale, width - inset))
      drawing.label(text, x: x, anchor: "middle", color: item.titleColor, font: .item)
    }
    return drawing.bar
  }

  /// A tab bar: background, shadow line, the titles of its items, the selected one in its own colour, and badges, over a page.
  ///
  /// - Parameters:
  ///   - width: The width in points. The height is the bar's own, at least 49 (NAV-14).
  ///   - page: The colour under the bar; `nil` for the system's background.
  ///   - traits: The traits for which colours are resolved; `nil` for the bar's own.
  public static func svg(
    _ bar: UITabBar, width: Double = 375, page: UIColor? = nil, traits: UITraitCollection? = nil
  ) -> String {
    let shown = bar.modelBar
    var drawing = Drawing(
      width: width, height: max(Double(bar.frame.height), 49), page: page, traits: traits ?? bar.traitCollection)
    drawing.background(shown.look, lineAtTop: true)
    for (index, item) in shown.items.enumerated() {
      let x = width * (Double(index) + 0.5) / Double(shown.items.count)
      let color = bar.modelTitleColor(of: item) ?? .secondaryLabel
      drawing.label(item.title ?? "", x: x, anchor: "middle", color: color, font: .tab)
      if let badge = shown.badges.first(where: { $0.item === item }) {
        drawing.badge(badge.text, x: x + 16, colors: BadgeColors(badge))
      }
    }
    return drawing.bar
  }
}

/// A bar over a page, without a device around it.
@MainActor
extension Drawing {
  fileprivate init(width: Double, height: Double, page: UIColor?, traits: UITraitCollection) {
    self.init(width: width, height: height, isMirrored: false, traits: traits)
    stripe(y: 0, height: height, page ?? .systemBackground)
  }

  /// The picture as a document.
  fileprivate var bar: String { "\(Self.head(size))>\n  \(elements.joined(separator: "\n  "))\n</svg>\n" }

  private mutating func stripe(y: Double, height: Double, _ color: UIColor) {
    let size = Box(x: 0, y: y, width: size.width, height: height).size
    add("<rect y=\"\(SVGNumber.text(y))\" \(size) \(paint(color).fill)/>")
  }

  /// The background of a bar, and the line that separates it from the content (APP-7, APP-9).
  fileprivate mutating func background(_ look: ModelBarLook, lineAtTop: Bool = false) {
    if let color = look.background.color { stripe(y: 0, height: size.height, color) }
    if case .fill(let color, _)? = look.background.image?.content { stripe(y: 0, height: size.height, color) }
    let y = lineAtTop ? 0 : size.height - 1 / 3
    switch look.shadow {
    case .none: break
    case .system: stripe(y: y, height: 1 / 3, .separator)
    case .color(let color), .image(_, tint: let color?): stripe(y: y, height: 1 / 3, color)
    case .image(_, tint: nil): break
    }
  }

  /// - Parameter y: The baseline; by default 16 above the lower edge.
  fileprivate mutating func label(
    _ text: String, x: Double, y: Double? = nil, anchor: String, color: UIColor, font: SVGFont
  ) {
    let attributes = "text-anchor=\"\(anchor)\" \(font.attributes) \(paint(color).fill)"
    self.text(text, x: x, y: y ?? size.height - 16, attributes)
  }

  fileprivate mutating func items(_ items: [ModelItem], from x: Double, step: Double, y: Double, anchor: String) {
    for (index, item) in items.enumerated() {
      let x = x + Double(index) * step
      label(item.item.title ?? "•", x: x, y: y, anchor: anchor, color: item.titleColor, font: .item)
    }
  }

  /// A disc with text at the top of the bar.
  fileprivate mutating func badge(_ text: String, x: Double, colors: BadgeColors) {
    add("<circle cx=\"\(SVGNumber.text(x))\" cy=\"13\" r=\"9\" \(paint(colors.background).fill)/>")
    label(text, x: x, y: 17, anchor: "middle", color: colors.text, font: .badge)
  }
}
