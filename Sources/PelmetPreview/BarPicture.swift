public import ModelCore

/// Pictures of single bars as a person would see them in ModelCore, as SVG: for reports, and for snapshot tests that compare text.
///
/// Sizes are in points. The same bar gives the same text on every machine. Blur is shown as the page behind it; fonts are named,
/// not embedded.
@MainActor
public enum BarPicture {
  /// A navigation bar: background, shadow line, title and items, over a page.
  ///
  /// - Parameters:
  ///   - width: in points; the height is the bar's own, at least 44 (NAV-14).
  ///   - page: the colour under the bar; `nil` is the system's background.
  ///   - traits: the traits for which colours are resolved; `nil` are the bar's own.
  public static func svg(
    _ bar: UINavigationBar, width: Double = 375, page: UIColor? = nil, traits: UITraitCollection? = nil
  ) -> String {
    let traits = traits ?? bar.traitCollection
    let shown = bar.modelBar
    let height = max(Double(shown.frame.height), shown.isLarge ? 96 : 44)
    var canvas = Canvas(width: width, height: height, page: page, traits: traits)
    canvas.paint(shown.look)
    if let title = shown.title, !shown.isLarge {
      canvas.text(title, x: width / 2, anchor: "middle", color: shown.titleText.color, size: 17, weight: 600)
    }
    if let title = shown.largeTitle {
      canvas.text(title, x: 16, anchor: "start", color: shown.largeTitleText.color, size: 34, weight: 700)
    }
    if let back = shown.backButton {
      canvas.text("‹ \(back.title ?? "")", x: 8, anchor: "start", color: bar.tintColor, size: 17, weight: 400)
    }
    canvas.items(shown.leadingItems, from: 16, step: 64, anchor: "start")
    canvas.items(shown.trailingItems, from: width - 16, step: -64, anchor: "end")
    return canvas.svg
  }

  /// A tab bar: background, shadow line and the titles of its items, the selected one in its own colour, over a page.
  ///
  /// - Parameters:
  ///   - width: in points; the height is the bar's own, at least 49 (NAV-14).
  ///   - page: the colour under the bar; `nil` is the system's background.
  ///   - traits: the traits for which colours are resolved; `nil` are the bar's own.
  public static func svg(
    _ bar: UITabBar, width: Double = 375, page: UIColor? = nil, traits: UITraitCollection? = nil
  ) -> String {
    let traits = traits ?? bar.traitCollection
    let shown = bar.modelBar
    var canvas = Canvas(width: width, height: max(Double(bar.frame.height), 49), page: page, traits: traits)
    canvas.paint(shown.look, lineAtTop: true)
    let layout = bar.standardAppearance.stackedLayoutAppearance
    for (index, item) in shown.items.enumerated() {
      let isSelected = item === bar.selectedItem
      let own = layout.modelState(isSelected ? .selected : .normal).titleColor
      let color = own ?? (isSelected ? bar.tintColor : bar.unselectedItemTintColor ?? .secondaryLabel)
      canvas.text(
        item.title ?? "", x: width * (Double(index) + 0.5) / Double(shown.items.count), anchor: "middle",
        color: color ?? .label, size: 10, weight: 500)
    }
    return canvas.svg
  }
}
