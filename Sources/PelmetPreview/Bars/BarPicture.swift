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
    var canvas = Canvas(width: width, height: height, page: page, traits: traits)
    canvas.paint(shown.look)
    if let title = shown.title, !shown.isLarge {
      canvas.text(title, x: width / 2, anchor: "middle", color: shown.titleText.color, font: SVGFont(shown.titleText.font))
    }
    if let title = shown.largeTitle {
      canvas.text(title, x: 16, anchor: "start", color: shown.largeTitleText.color, font: SVGFont(shown.largeTitleText.font))
    }
    // Items stay above a large title.
    canvas.baseline = shown.isLarge ? 28 : height - 16
    if let back = shown.backButton {
      canvas.text("‹ \(back.title ?? "")", x: 8, anchor: "start", color: back.titleColor, font: .item)
    }
    canvas.items(shown.leadingItems, from: 16, step: 64, anchor: "start")
    canvas.items(shown.trailingItems, from: width - 16, step: -64, anchor: "end")
    return canvas.svg
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
    var canvas = Canvas(
      width: width, height: max(Double(bar.frame.height), 44), page: page, traits: traits ?? bar.traitCollection)
    canvas.paint(bar.modelBar.look, lineAtTop: true)
    let scale = bar.frame.width > 0 ? width / Double(bar.frame.width) : 1
    for item in bar.modelItems {
      let text = item.item.title ?? "•"
      // Texts are not scaled with the bar, so that those at its ends move inwards.
      let inset = TextWidth.of(text, .item) / 2 + 8
      let x = max(inset, min(Double(item.frame.midX) * scale, width - inset))
      canvas.text(text, x: x, anchor: "middle", color: item.titleColor, font: .item)
    }
    return canvas.svg
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
    var canvas = Canvas(
      width: width, height: max(Double(bar.frame.height), 49), page: page, traits: traits ?? bar.traitCollection)
    canvas.paint(shown.look, lineAtTop: true)
    for (index, item) in shown.items.enumerated() {
      let x = width * (Double(index) + 0.5) / Double(shown.items.count)
      let color = bar.modelTitleColor(of: item) ?? .secondaryLabel
      canvas.text(item.title ?? "", x: x, anchor: "middle", color: color, font: .tab)
      if let badge = item.badgeValue {
        canvas.badge(badge, x: x + 16, colors: BadgeColors(item, in: bar))
      }
    }
    return canvas.svg
  }
}
