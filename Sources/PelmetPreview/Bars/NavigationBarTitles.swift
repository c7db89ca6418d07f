internal import ModelCore

/// The texts of a navigation bar.
extension NavigationBarDrawing {
  private var titleFont: SVGFont { font(shown.titleText.font) }

  /// A font of the theme; that of a text style follows the user's text size only as far as a bar does.
  private func font(_ font: UIFont, isLarge: Bool = false) -> SVGFont {
    guard let style = font.values.textStyle else { return SVGFont(font) }
    let standard = UITraitCollection(preferredContentSizeCategory: .large)
    var font = SVGFont(font)
    font.size = Double(UIFont.preferredFont(forTextStyle: style, compatibleWith: standard).pointSize)
    return setting.scaled(font, isLarge: isLarge)
  }

  /// The width of the title in the row; 0 while there is none.
  var titleWidth: Double {
    if let width = texts.titleViewWidth { return width }
    return showsTitle ? shown.title.map { TextWidth.of($0, titleFont) } ?? 0 : 0
  }

  /// A large title stands for the title until it has left.
  private var showsTitle: Bool { !shown.isLarge }

  /// Draws the title in the middle of the bar, or of the room between the items where it would come too near to one of them.
  /// - Parameters:
  ///   - leading: The distance of the leading items' end from the leading edge.
  ///   - trailing: That of the trailing items from theirs.
  func drawTitle(on drawing: inout Drawing, after leading: Double, before trailing: Double) {
    let width = setting.screen.width
    let gap = setting.bars.titleGap
    // Tabs in the middle leave the room before them.
    let end = beside.pill?.x ?? width - trailing
    let room = max(0, end - leading - 2 * gap)
    let middleOfBar = (setting.leading + width - setting.trailing) / 2
    let isLeading = shown.isTitleLeading || beside.pill != nil
    func center(of length: Double) -> Double {
      let half = length / 2
      let first = leading + gap + half
      return isLeading ? first : min(max(middleOfBar, first), end - gap - half)
    }
    if let view = shown.titleView, let width = texts.titleViewWidth, !shown.isLarge {
      let length = min(max(width, 24), room)
      let box = Box(x: center(of: length) - length / 2, y: middle - 14, width: length, height: 28)
      drawing.part("navigationBar.titleView") { $0.outline(box, name: "\(type(of: view))", $0.paint(shown.titleText.color)) }
      return
    }
    guard showsTitle, let title = shown.title, room > 0 else { return }
    let text = TextWidth.fitting(title, titleFont, room: room)
    let subtitle = shown.subtitle
    let offset = texts.titleOffset
    let x = center(of: TextWidth.of(text, titleFont)) + Double(offset.horizontal)
    let y = middle + titleFont.size * 0.36 + Double(offset.vertical) - (subtitle == nil ? 0 : 7)
    drawing.part("navigationBar.title") { $0.text(text, x: x, y: y, anchor: "middle", font: titleFont, shown.titleText.color) }
    guard let subtitle else { return }
    let font = setting.scaled(SVGFont(size: 12, weight: 400))
    let line = TextWidth.fitting(subtitle, font, room: room)
    drawing.part("navigationBar.subtitle") { drawing in
      drawing.text(
        line, x: center(of: TextWidth.of(line, font)), y: y + 15, anchor: "middle", font: font, texts.subtitleColor)
    }
  }

  /// Draws the large title below the row, cut at the row's edge as far as it has left.
  func drawLargeTitle(on drawing: inout Drawing) {
    guard let title = shown.largeTitle, largeHeight > 0 else { return }
    let bars = setting.bars
    let full = bars.largeTitle + (shown.largeSubtitle == nil ? 0 : bars.largeSubtitle)
    let (rowBottom, risen) = (rowTop + bars.row, full - largeHeight)
    let margin = bars.margin + setting.leading
    let room = setting.screen.width - margin - bars.margin - setting.trailing
    let font = fittingLargeFont(title, room: room)
    // Larger letters stand lower, so that they keep away from the row.
    let y = rowBottom - risen + max(bars.largeTitleBaseline, font.size * 0.72 + 4)
    let clip: String? = risen > 0 ? drawing.defineClip(Box(x: 0, y: rowBottom, width: setting.screen.width, height: full)) : nil
    if let clip { drawing.add("<g clip-path=\"url(#\(clip))\">") }
    drawing.part("navigationBar.largeTitle") { drawing in
      let text = TextWidth.fitting(title, font, room: room)
      drawing.text(text, x: margin, y: y, font: font, shown.largeTitleText.color)
    }
    if let subtitle = shown.largeSubtitle {
      let font = setting.scaled(SVGFont(size: 15, weight: 400))
      drawing.part("navigationBar.largeSubtitle") { drawing in
        let text = TextWidth.fitting(subtitle, font, room: room)
        drawing.text(text, x: margin, y: y + 22, font: font, texts.largeSubtitleColor)
      }
    }
    if clip != nil { drawing.add("</g>") }
  }

  /// Since iOS 26 a large title shrinks before it is cut.
  private func fittingLargeFont(_ title: String, room: Double) -> SVGFont {
    var font = font(shown.largeTitleText.font, isLarge: true)
    guard setting.isGlass, TextWidth.of(title, font) > room else { return font }
    font.size *= 0.9
    return font
  }

  func drawPrompt(on drawing: inout Drawing) {
    guard let prompt = shown.prompt else { return }
    let font = setting.scaled(SVGFont(size: 13, weight: 400))
    let text = TextWidth.fitting(prompt, font, room: setting.screen.width - 32)
    drawing.part("navigationBar.prompt") { drawing in
      drawing.text(text, x: setting.screen.width / 2, y: rowTop - 8, anchor: "middle", font: font, shown.titleText.color)
    }
  }
}
